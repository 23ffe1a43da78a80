import type { Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { SECOND_MS } from '#domain/durations.ts'
import { maskEmail } from '#domain/email.ts'
import { maskPhone } from '#domain/korean/phone.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import { loginCodeMail } from '#server/messages/member-mails.ts'
import { MessageFailed } from '#server/messages/messages.ts'
import { codeText } from '#server/messages/texts.ts'
import { boundTo, type CodeUse, hashSmsCode, newSmsCode } from '#server/security/codes.ts'
import { mailCodes } from './mail-code.store.ts'
import { mfaStore } from './mfa.store.ts'
import type { SessionDeps } from './session.deps.ts'
import { guessRules, secondsUntil } from './session.rules.ts'
import { sessionStore } from './session.store.ts'

/**
 * Returns a function that starts the check of a factor that is turned on: it sends a code to the caller's phone
 * number, or opens an attempt with the caller's authenticator app.
 */
export function createChallenges(deps: SessionDeps) {
  const { db, clock, limits, throttle, messages, mails, keyedHash, log } = deps
  const byMail = mailCodes(db, limits)
  const mfa = mfaStore(db)
  const sessions = sessionStore(db)
  const rules = guessRules(limits)

  /**
   * Sends a code by text message, or by mail if that is allowed while text messages are unavailable; returns
   * the masked destination.
   */
  async function send(
    challengeId: string,
    code: string,
    { memberId, isLogin }: { memberId: string; isLogin: boolean },
  ): Promise<string> {
    const { phoneNumber, email } = await sessions.member(memberId)
    const reservation = await throttle.reserve(rules.send, memberId)
    if (!reservation.allowed) {
      await mfa.withdraw(challengeId)
      throw problemNamed('code.tooSoon', { retryAfterSeconds: reservation.retryAfterSeconds })
    }
    try {
      await messages.sendSms({ to: phoneNumber, text: codeText(code, limits.codeSeconds) })
      return maskPhone(phoneNumber)
    } catch (error) {
      log.error({ err: error }, 'a code could not be sent')
      const isRefused = error instanceof MessageFailed && error.refused
      if (!isRefused && isLogin && (await byMail.isFor(memberId, clock.now()))) {
        await db.transaction(async (tx) => {
          await mfa.mailed(tx, challengeId)
          await mails.put(tx, loginCodeMail(email, code, limits.codeSeconds))
        })
        return maskEmail(email)
      }
      await mfa.withdraw(challengeId)
      throw problemNamed('server.unavailable')
    }
  }

  return async (
    caller: Caller,
    mfaType: Schema<'CodeFactor'>,
    use: CodeUse = 'ENTRY',
  ): Promise<Schema<'MfaChallenge'>> => {
    const { memberId, sessionId } = memberOf(caller)
    const now = clock.now()
    const isSms = mfaType === 'sms'
    const code = newSmsCode()
    const codeHash = isSms ? (id: string) => hashSmsCode(keyedHash, boundTo(id, use), code) : undefined
    const expiresAt = new Date(now.getTime() + limits.codeSeconds * SECOND_MS)
    const resend = limits.resendSeconds * SECOND_MS
    const opened = await mfa.challenge(
      { sessionId, mfaType, codeHash, expiresAt },
      now,
      new Date(now.getTime() - resend),
    )
    if ('sentAt' in opened) {
      const retryAfterSeconds = secondsUntil(new Date(opened.sentAt.getTime() + resend), now)
      throw problemNamed('code.tooSoon', { retryAfterSeconds })
    }

    const isLogin = caller.stage === 'pending'
    const destination = isSms ? await send(opened.id, code, { memberId, isLogin }) : null
    return {
      challengeId: opened.id,
      securityType: isLogin ? 'LOGIN' : 'SECURITY',
      mfaType,
      destination,
      expiresInSeconds: limits.codeSeconds,
      resendInSeconds: isSms ? limits.resendSeconds : 0,
    }
  }
}
