import type { OperationsTagged } from '#contract/operation.ts'
import type { ProblemName } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { maskPhone } from '#domain/korean/phone.ts'
import { type Caller, type CallerMember, memberOf } from '#server/http/caller.ts'
import { codeText } from '#server/messages/texts.ts'
import { hashRecoveryCode, hashSmsCode, isSameHash, newSmsCode } from '#server/security/codes.ts'
import { newToken } from '#server/security/tokens.ts'
import { totpStep } from '#server/security/totp.ts'
import { mfaStore, type Proof } from './mfa.store.ts'
import type { SessionDeps } from './session.deps.ts'
import { guessRules, secondsUntil, sessionEnd } from './session.rules.ts'
import { sessionStore } from './session.store.ts'
import { signInStore } from './sign-in.store.ts'

type MfaOperation = 'listMfaFactors' | 'startMfaChallenge' | 'verifyMfaCode' | 'verifyRecoveryCode'

/** The second half of a login: every operation here is called with a pending session. */
export function mfaOperations(deps: SessionDeps): Pick<OperationsTagged<'session', Caller>, MfaOperation> {
  const { db, clock, limits, throttle, messages, secretBox, keyedHash, log } = deps
  const mfa = mfaStore(db)
  const sessions = sessionStore(db)
  const signIns = signInStore(db)
  const rules = guessRules(limits)

  async function refuseWhilePaused({ memberId }: CallerMember): Promise<void> {
    const retryAfterSeconds = await throttle.pauseOf(rules.code, memberId)
    if (retryAfterSeconds > 0) throw problemNamed('code.exhausted', { retryAfterSeconds })
  }

  /** Looks at one guess, if one is left; a right one completes the login, a wrong one may have been the last. */
  async function guess(caller: Caller, wrong: ProblemName, evaluate: () => Promise<Proof | undefined>) {
    const { memberId, sessionId } = memberOf(caller)
    const reservation = await throttle.reserve(rules.code, memberId)
    const { retryAfterSeconds } = reservation
    if (!reservation.allowed) throw problemNamed('code.exhausted', { retryAfterSeconds })

    const proof = await evaluate()
    const token = newToken()
    const now = clock.now()
    const outcome = proof && (await mfa.complete(sessionId, proof, token, now, sessionEnd('member', now, limits)))
    if (outcome === 'ended') throw problemNamed('login.missing')
    if (outcome !== 'done') {
      await signIns.note(memberId, 'CODE_WRONG', caller, now)
      if (reservation.remaining > 0) throw problemNamed(wrong, { remaining: reservation.remaining })
      await sessions.end(sessionId, now)
      throw problemNamed('code.exhausted', { retryAfterSeconds })
    }

    await signIns.note(memberId, 'LOGGED_IN', caller, now)
    await throttle.clear(rules.code, memberId)
    await throttle.clear(rules.send, memberId)
    caller.setSession(token)
    const { mfaType } = await sessions.member(memberId)
    return { loginYn: 'Y', mfaType } as const
  }

  async function send(challengeId: string, code: string, memberId: string, phoneNumber: string): Promise<void> {
    const reservation = await throttle.reserve(rules.send, memberId)
    if (!reservation.allowed) {
      await mfa.withdraw(challengeId)
      throw problemNamed('code.tooSoon', { retryAfterSeconds: reservation.retryAfterSeconds })
    }
    try {
      await messages.sendSms({ to: phoneNumber, text: codeText(code, limits.codeSeconds) })
    } catch (error) {
      log.error({ err: error }, 'a code could not be sent')
      await mfa.withdraw(challengeId)
      throw problemNamed('server.unavailable')
    }
  }

  return {
    async listMfaFactors(_, caller) {
      const { memberId } = memberOf(caller)
      const { mfaType, phoneNumber } = await sessions.member(memberId)
      const factors = await mfa.factors(memberId)
      const [first] = factors
      return {
        mfaType: mfaType === 'none' ? (first?.mfaType ?? 'sms') : mfaType,
        factors: factors.map((factor) => ({
          mfaType: factor.mfaType,
          destination: factor.mfaType === 'sms' ? maskPhone(phoneNumber) : null,
        })),
        recoveryCodeYn: (await mfa.hasRecoveryCode(memberId)) ? 'Y' : 'N',
      }
    },

    async startMfaChallenge({ mfaType }, caller) {
      const member = memberOf(caller)
      const { memberId, sessionId } = member
      await refuseWhilePaused(member)
      const factors = await mfa.factors(memberId)
      if (!factors.some((factor) => factor.mfaType === mfaType)) throw problemNamed('factor.unavailable')

      const now = clock.now()
      const isSms = mfaType === 'sms'
      const code = newSmsCode()
      const codeHash = isSms ? (id: string) => hashSmsCode(keyedHash, id, code) : undefined
      const expiresAt = new Date(now.getTime() + limits.codeSeconds * 1000)
      const resend = limits.resendSeconds * 1000
      const opened = await mfa.challenge({ sessionId, mfaType, codeHash, expiresAt }, now, new Date(now.getTime() - resend))
      if ('sentAt' in opened) {
        const retryAfterSeconds = secondsUntil(new Date(opened.sentAt.getTime() + resend), now)
        throw problemNamed('code.tooSoon', { retryAfterSeconds })
      }

      const { phoneNumber } = await sessions.member(memberId)
      if (isSms) await send(opened.id, code, memberId, phoneNumber)
      return {
        challengeId: opened.id,
        mfaType,
        destination: isSms ? maskPhone(phoneNumber) : null,
        expiresInSeconds: limits.codeSeconds,
        resendInSeconds: isSms ? limits.resendSeconds : 0,
      }
    },

    async verifyMfaCode({ challengeId, code }, caller) {
      const member = memberOf(caller)
      const now = clock.now()
      const challenge = await mfa.openChallenge(member.sessionId, challengeId, now)
      if (!challenge) {
        await refuseWhilePaused(member)
        throw problemNamed('code.expired')
      }
      return guess(caller, 'code.wrong', async () => {
        if (challenge.mfaType === 'sms') {
          const isRight = isSameHash(hashSmsCode(keyedHash, challengeId, code), challenge.codeHash ?? '')
          return isRight ? { kind: 'sms', challengeId } : undefined
        }
        const factor = (await mfa.factors(member.memberId)).find(({ mfaType }) => mfaType === 'totp')
        const step = factor?.secretBox ? totpStep(secretBox, factor.secretBox, code, now) : undefined
        return step === undefined ? undefined : { kind: 'totp', challengeId, step }
      })
    },

    verifyRecoveryCode({ recoveryCode }, caller) {
      const codeHash = hashRecoveryCode(recoveryCode)
      return guess(caller, 'recovery.wrong', () => Promise.resolve({ kind: 'recovery', codeHash }))
    },
  }
}
