import type { Schema } from '#contract/operation.ts'
import type { ProblemName } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { maskPhone } from '#domain/korean/phone.ts'
import type { ProofWay } from '#domain/mfa/proof-ways.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import { createChallenges } from './challenge.ts'
import { createCodeCheck } from './code-check.ts'
import { factorStore } from './factor.store.ts'
import { consumeProof, type Proof, provenBy } from './mfa.store.ts'
import { createPasswordCheck, refuseUnlessRight } from './password-check.ts'
import type { SessionDeps } from './session.deps.ts'
import { guessRules } from './session.rules.ts'
import { sessionStore } from './session.store.ts'

/**
 * Verifies a member's identity again before something irreversible. Attempts are counted together with those of the
 * login. A code can be used either for the login or here, but not for both.
 */
export function memberProof(deps: SessionDeps) {
  const { db, clock, limits, throttle } = deps
  const sessions = sessionStore(db)
  const factors = factorStore(db)
  const checkGuess = createPasswordCheck(deps)
  const codes = createCodeCheck(deps)
  const rules = guessRules(limits)
  const open = createChallenges(deps)

  async function guess(
    caller: Caller,
    wrong: ProblemName,
    evaluate: () => Promise<Proof | undefined>,
  ): Promise<ProofWay> {
    const { memberId } = memberOf(caller)
    const { remaining, retryAfterSeconds } = await codes.reserve(memberId)
    const proof = await evaluate()
    const isUsed = proof && (await db.transaction((tx) => consumeProof(tx, memberId, proof, clock.now())))
    if (!isUsed)
      throw remaining > 0
        ? problemNamed(wrong, { remaining })
        : problemNamed('code.exhausted', { retryAfterSeconds })
    await throttle.clear(rules.code, memberId)
    await throttle.clear(rules.send, memberId)
    return provenBy(proof)
  }

  return {
    /** Checks the password of a caller. Throws `password.wrong` or `password.paused`. */
    async checkPassword(caller: Caller, password: string): Promise<void> {
      const { email, passwordHash } = await sessions.member(memberOf(caller).memberId)
      refuseUnlessRight(await checkGuess(email, passwordHash, password))
    },

    /** The second factors of a caller, the preferred one first, and whether a recovery code is left. */
    async factorsOf(caller: Caller): Promise<Pick<Schema<'MfaFactors'>, 'factors' | 'recoveryCodeYn'>> {
      const { memberId } = memberOf(caller)
      const { mfaType: preferred, phoneNumber } = await sessions.member(memberId)
      const listedFactors = (await factors.list(memberId)).map(({ mfaType }) => ({
        mfaType,
        destination: mfaType === 'sms' ? maskPhone(phoneNumber) : null,
      }))
      const preference = (factor: { mfaType: string }) => (factor.mfaType === preferred ? 0 : 1)
      return {
        factors: listedFactors.toSorted((a, b) => preference(a) - preference(b)),
        recoveryCodeYn: (await factors.recoveryCodesLeft(memberId)) > 0 ? 'Y' : 'N',
      }
    },

    /**
     * Whether a caller has a role and a passkey as their only factor: the password alone is then not enough.
     */
    async needsPasskey(caller: Caller): Promise<boolean> {
      return factors.keepsPasskeyAlone(await sessions.member(memberOf(caller).memberId))
    },

    /**
     * Sends a code, or opens an attempt with the authenticator app, even to a member who has turned no factor
     * on.
     */
    async sendCodeAnyway(caller: Caller, mfaType: Schema<'CodeFactor'>): Promise<Schema<'MfaChallenge'>> {
      await codes.refuseWhilePaused(memberOf(caller).memberId)
      return open(caller, mfaType)
    },

    /**
     * Sends a code that is valid only for a withdrawal, or opens an attempt with the authenticator app. Refuses in
     * the same cases as the login.
     */
    async sendLeavingCode(caller: Caller, mfaType: Schema<'CodeFactor'>): Promise<Schema<'MfaChallenge'>> {
      const { memberId } = memberOf(caller)
      await codes.refuseWhilePaused(memberId)
      if (!(await factors.usable(memberId)).includes(mfaType)) throw problemNamed('factor.unavailable')
      return open(caller, mfaType, 'LEAVING')
    },

    /** Uses a code, and returns the method of proof. Throws `code.wrong`, `code.expired` or `code.exhausted`. */
    async useCode(
      caller: Caller,
      challengeId: string,
      code: string,
      allowed?: readonly Schema<'CodeFactor'>[],
    ): Promise<ProofWay> {
      return guess(
        caller,
        'code.wrong',
        await codes.proofOf(memberOf(caller), challengeId, code, { allowed }),
      )
    },

    /** Like `useCode`, for a code that was sent for a withdrawal. */
    async useLeavingCode(caller: Caller, challengeId: string, code: string): Promise<void> {
      const proof = await codes.proofOf(memberOf(caller), challengeId, code, { use: 'LEAVING' })
      await guess(caller, 'code.wrong', proof)
    },

    /** Uses a recovery code of a caller. Throws `recovery.wrong` or `code.exhausted`. */
    useRecoveryCode: (caller: Caller, recoveryCode: string): Promise<ProofWay> =>
      guess(caller, 'recovery.wrong', codes.recoveryProofOf(recoveryCode)),
  }
}
