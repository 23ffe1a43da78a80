import { randomUUID } from 'node:crypto'
import type { OperationsTagged, Output, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { deviceTime } from '#domain/clock.ts'
import { SECOND_MS } from '#domain/durations.ts'
import { maskPhone } from '#domain/korean/phone.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import { codeText } from '#server/messages/texts.ts'
import { hashSmsCode, isSameHash, newSmsCode } from '#server/security/codes.ts'
import { lockMember } from '#server/security/member-lock.ts'
import { newToken } from '#server/security/tokens.ts'
import { newTotpSecret, sealTotpSecret, totpStep, totpUri } from '#server/security/totp.ts'
import { factorStore, newRecoveryCodes } from './factor.store.ts'
import { afterFactorChange } from './factor-change.ts'
import { factorNotice } from './factor-notice.ts'
import { type Enrolment, mfaEnrolmentStore } from './mfa-enrolment.store.ts'
import type { SessionDeps } from './session.deps.ts'
import { ENROLMENT_MS, guessRules, secondsUntil } from './session.rules.ts'
import { sessionStore } from './session.store.ts'

type EnrolmentOperation = 'startMfaEnrolment' | 'verifyMfaEnrolment' | 'turnOnMfaFactor'

/**
 * The operations that turn a second factor on: the enrolment is started and verified with a code, and the factor is
 * on once the recovery codes were shown.
 */
export function mfaEnrolmentOperations(
  deps: SessionDeps,
): Pick<OperationsTagged<'mfa', Caller>, EnrolmentOperation> {
  const { db, clock, limits, throttle, messages, secretBox, keyedHash, log, brand } = deps
  const enrolments = mfaEnrolmentStore(db)
  const factors = factorStore(db)
  const sessions = sessionStore(db)
  const rules = guessRules(limits)
  const notify = factorNotice(deps)
  /** The hash includes the phone number, so that a code verifies only the phone number to which it was sent. */
  const hashed = (id: string, phoneNumber: string, code: string) =>
    hashSmsCode(keyedHash, `${id}:${phoneNumber}`, code)

  async function refuseIfOn(memberId: string, mfaType: Schema<'CodeFactor'>): Promise<void> {
    if ((await factors.list(memberId)).some((factor) => factor.mfaType === mfaType))
      throw problemNamed('factor.enrolled')
  }

  async function send(memberId: string, to: string, code: string): Promise<void> {
    const reservation = await throttle.reserve(rules.send, memberId)
    if (!reservation.allowed)
      throw problemNamed('code.tooSoon', { retryAfterSeconds: reservation.retryAfterSeconds })
    await messages.sendSms({ to, text: codeText(code, limits.codeSeconds) }).catch((error: unknown) => {
      log.error({ err: error }, 'a code could not be sent')
      throw problemNamed('server.unavailable')
    })
  }

  async function startSms(memberId: string, phoneNumber: string): Promise<Output<'startMfaEnrolment'>> {
    const { codeSeconds, resendSeconds } = limits
    const [id, code, now] = [randomUUID(), newSmsCode(), clock.now()]
    const expiresAt = new Date(now.getTime() + codeSeconds * SECOND_MS)
    const start = {
      id,
      mfaType: 'sms',
      secretBox: null,
      codeHash: hashed(id, phoneNumber, code),
      expiresAt,
    } as const
    const early = await enrolments.begin(
      memberId,
      start,
      now,
      new Date(now.getTime() - resendSeconds * SECOND_MS),
    )
    if (early) {
      const retryAfterSeconds = secondsUntil(
        new Date(early.sentAt.getTime() + resendSeconds * SECOND_MS),
        now,
      )
      throw problemNamed('code.tooSoon', { retryAfterSeconds })
    }
    try {
      await send(memberId, phoneNumber, code)
    } catch (error) {
      await enrolments.withdraw(memberId, id)
      throw error
    }
    const times = { expiresInSeconds: codeSeconds, resendInSeconds: resendSeconds }
    return {
      enrolmentId: id,
      mfaType: 'sms',
      destination: maskPhone(phoneNumber),
      secret: null,
      uri: null,
      ...times,
    }
  }

  async function startTotp(memberId: string, email: string): Promise<Output<'startMfaEnrolment'>> {
    const [id, secret, now] = [randomUUID(), newTotpSecret(), clock.now()]
    const expiresAt = new Date(now.getTime() + ENROLMENT_MS)
    await enrolments.begin(
      memberId,
      { id, mfaType: 'totp', secretBox: sealTotpSecret(secretBox, secret), codeHash: null, expiresAt },
      now,
      now,
    )
    const times = { expiresInSeconds: secondsUntil(expiresAt, now), resendInSeconds: 0 }
    return {
      enrolmentId: id,
      mfaType: 'totp',
      destination: null,
      secret,
      uri: totpUri(secret, email, brand().brandName),
      ...times,
    }
  }

  /** The proof of a correct code: for an authenticator app, the time step that the code uses up. */
  function proofOf(
    enrolment: Enrolment,
    phoneNumber: string,
    code: string,
  ): { lastStep: number | null } | undefined {
    if (enrolment.mfaType === 'sms') {
      return isSameHash(hashed(enrolment.id, phoneNumber, code), enrolment.codeHash ?? '')
        ? { lastStep: null }
        : undefined
    }
    const timeStep = enrolment.secretBox
      ? totpStep(secretBox, enrolment.secretBox, code, deviceTime(clock))
      : undefined
    return timeStep === undefined ? undefined : { lastStep: timeStep }
  }

  return {
    async startMfaEnrolment({ mfaType }, caller) {
      const { memberId } = memberOf(caller)
      const retryAfterSeconds = await throttle.pauseOf(rules.enrolment, memberId)
      if (retryAfterSeconds > 0) throw problemNamed('code.exhausted', { retryAfterSeconds })
      await refuseIfOn(memberId, mfaType)
      const { phoneNumber, email } = await sessions.member(memberId)
      return mfaType === 'sms' ? startSms(memberId, phoneNumber) : startTotp(memberId, email)
    },

    async verifyMfaEnrolment({ enrolmentId, code }, caller) {
      const now = clock.now()
      const { memberId } = memberOf(caller)
      const enrolment = await enrolments.find(memberId, enrolmentId)
      if (!enrolment || enrolment.verifiedAt) throw problemNamed('enrolment.missing')
      if (enrolment.expiresAt <= now)
        throw problemNamed(enrolment.mfaType === 'sms' ? 'code.expired' : 'enrolment.missing')

      const reservation = await throttle.reserve(rules.enrolment, memberId)
      const { retryAfterSeconds } = reservation
      if (!reservation.allowed) throw problemNamed('code.exhausted', { retryAfterSeconds })
      const proof = proofOf(enrolment, (await sessions.member(memberId)).phoneNumber, code)
      if (!proof) {
        if (reservation.remaining > 0) throw problemNamed('code.wrong', { remaining: reservation.remaining })
        await enrolments.withdraw(memberId, enrolmentId)
        throw problemNamed('code.exhausted', { retryAfterSeconds })
      }

      const { codes, hashes } =
        (await factors.recoveryCodesLeft(memberId)) > 0
          ? { codes: [], hashes: [] }
          : newRecoveryCodes(keyedHash)
      const verified = { ...proof, recoveryHashes: hashes }
      const isFirst = await enrolments.verify(
        memberId,
        enrolmentId,
        verified,
        now,
        new Date(now.getTime() + ENROLMENT_MS),
      )
      if (!isFirst) throw problemNamed('enrolment.missing')
      await throttle.clear(rules.enrolment, memberId)
      await throttle.clear(rules.send, memberId)
      return { recoveryCodes: codes }
    },

    async turnOnMfaFactor({ enrolmentId }, caller) {
      const now = clock.now()
      const own = memberOf(caller)
      const token = newToken()
      const mfaType = await db.transaction(async (tx) => {
        const member = await lockMember(tx, own.memberId)
        const taken = await mfaEnrolmentStore(tx).take(member.id, enrolmentId, now)
        if (!taken) throw problemNamed('enrolment.missing')
        const asked = await factorStore(tx).turnOn(member.id, taken, now)
        if (!asked) throw problemNamed('factor.enrolled')
        if (taken.recoveryHashes.length > 0)
          await factorStore(tx).replaceCodes(member.id, taken.recoveryHashes)
        await afterFactorChange(tx, own, token, now)
        await notify.turnedOn(tx, member.id, taken.mfaType)
        return asked
      })
      caller.setSession(token)
      return { mfaType }
    },
  }
}
