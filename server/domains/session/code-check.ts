import type { Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { deviceTime } from '#domain/clock.ts'
import type { CallerMember } from '#server/http/calls/caller.ts'
import {
  boundTo,
  type CodeUse,
  hashesOfRecoveryCode,
  hashSmsCode,
  isSameHash,
} from '#server/security/codes.ts'
import { totpStep } from '#server/security/totp.ts'
import { factorStore } from './factor.store.ts'
import { mailCodes } from './mail-code.store.ts'
import { mfaStore, type Proof } from './mfa.store.ts'
import type { SessionDeps } from './session.deps.ts'
import { guessRules } from './session.rules.ts'

/**
 * The factors that a code may belong to (by default those with which the member may log in), and the purpose for
 * which the code must have been sent.
 */
type WantedCode = { allowed?: readonly Schema<'CodeFactor'>[]; use?: CodeUse }
type Deps = Pick<SessionDeps, 'db' | 'clock' | 'limits' | 'throttle' | 'secretBox' | 'keyedHash'>

/** The checks of second factor codes for all uses: the result of a code, and one common count of attempts. */
export function createCodeCheck({ db, clock, limits, throttle, secretBox, keyedHash }: Deps) {
  const mfa = mfaStore(db)
  const factors = factorStore(db)
  const rule = guessRules(limits).code

  async function refuseWhilePaused(memberId: string): Promise<void> {
    const retryAfterSeconds = await throttle.pauseOf(rule, memberId)
    if (retryAfterSeconds > 0) throw problemNamed('code.exhausted', { retryAfterSeconds })
  }

  return {
    /** Throws `code.exhausted` if no attempt is left. */
    refuseWhilePaused,

    /** Uses up one attempt; throws `code.exhausted` if none is left. */
    async reserve(memberId: string): Promise<{ remaining: number; retryAfterSeconds: number }> {
      const reservation = await throttle.reserve(rule, memberId)
      if (!reservation.allowed)
        throw problemNamed('code.exhausted', { retryAfterSeconds: reservation.retryAfterSeconds })
      return reservation
    },

    /**
     * Returns the check of a code against an open challenge of a session. Throws `code.expired` or `code.exhausted`
     * unless such a challenge is open for one of the allowed factors.
     */
    async proofOf(
      { memberId, sessionId }: Pick<CallerMember, 'memberId' | 'sessionId'>,
      challengeId: string,
      code: string,
      { allowed, use = 'ENTRY' }: WantedCode = {},
    ) {
      const now = clock.now()
      const challenge = await mfa.openChallenge(sessionId, challengeId, now)
      // A member who has received a role since the code was sent cannot use a code from a mail.
      const isClosed = challenge?.isMailed === true && !(await mailCodes(db, limits).isFor(memberId, now))
      // A member of the staff may not use a text message that was sent before they had the role. No one may use a
      // code of a factor that is now off.
      const able = allowed ?? (await factors.usable(memberId))
      if (!challenge || isClosed || !able.includes(challenge.mfaType)) {
        await refuseWhilePaused(memberId)
        throw problemNamed('code.expired')
      }
      return async (): Promise<Proof | undefined> => {
        if (challenge.mfaType === 'sms') {
          const right = hashSmsCode(keyedHash, boundTo(challengeId, use), code)
          const isRight = isSameHash(right, challenge.codeHash ?? '')
          return isRight ? { kind: 'sms', challengeId, isMailed: challenge.isMailed } : undefined
        }
        const factor = (await factors.list(memberId)).find(({ mfaType }) => mfaType === 'totp')
        const timeStep = factor?.secretBox
          ? totpStep(secretBox, factor.secretBox, code, deviceTime(clock))
          : undefined
        return timeStep === undefined ? undefined : { kind: 'totp', challengeId, step: timeStep }
      }
    },

    /** Like `proofOf` for a recovery code, which needs no challenge. */
    recoveryProofOf: (recoveryCode: string) => (): Promise<Proof> =>
      Promise.resolve({ kind: 'recovery', codeHashes: hashesOfRecoveryCode(keyedHash, recoveryCode) }),
  }
}
