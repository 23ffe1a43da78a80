import type { Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { maskPhone } from '#domain/korean/phone.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import { codeText } from '#server/messages/texts.ts'
import { hashSmsCode, newSmsCode } from '#server/security/codes.ts'
import { mfaStore } from './mfa.store.ts'
import type { SessionDeps } from './session.deps.ts'
import { guessRules, secondsUntil } from './session.rules.ts'
import { sessionStore } from './session.store.ts'

/** Gives what sends a code to a caller's number, or opens a try with their app, whatever they have turned on. */
export function createChallenges({ db, clock, limits, throttle, messages, keyedHash, log }: SessionDeps) {
  const mfa = mfaStore(db)
  const sessions = sessionStore(db)
  const rules = guessRules(limits)

  async function send(
    challengeId: string,
    code: string,
    memberId: string,
    phoneNumber: string,
  ): Promise<void> {
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

  return async (caller: Caller, mfaType: Schema<'CodeFactor'>): Promise<Schema<'MfaChallenge'>> => {
    const { memberId, sessionId } = memberOf(caller)
    const now = clock.now()
    const isSms = mfaType === 'sms'
    const code = newSmsCode()
    const codeHash = isSms ? (id: string) => hashSmsCode(keyedHash, id, code) : undefined
    const expiresAt = new Date(now.getTime() + limits.codeSeconds * 1000)
    const resend = limits.resendSeconds * 1000
    const opened = await mfa.challenge(
      { sessionId, mfaType, codeHash, expiresAt },
      now,
      new Date(now.getTime() - resend),
    )
    if ('sentAt' in opened) {
      const retryAfterSeconds = secondsUntil(new Date(opened.sentAt.getTime() + resend), now)
      throw problemNamed('code.tooSoon', { retryAfterSeconds })
    }

    const { phoneNumber } = await sessions.member(memberId)
    if (isSms) await send(opened.id, code, memberId, phoneNumber)
    return {
      challengeId: opened.id,
      securityType: caller.stage === 'pending' ? 'LOGIN' : 'SECURITY',
      mfaType,
      destination: isSms ? maskPhone(phoneNumber) : null,
      expiresInSeconds: limits.codeSeconds,
      resendInSeconds: isSms ? limits.resendSeconds : 0,
    }
  }
}
