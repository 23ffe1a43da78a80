import type { OperationsTagged } from '#contract/operation.ts'
import type { ProblemName } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { maskPhone } from '#domain/korean/phone.ts'
import type { Tx } from '#server/db/once.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import { TRUST_DAYS } from '#server/http/protection/session-cookie.ts'
import { memberOrders } from '#server/security/member-orders.ts'
import { newToken } from '#server/security/tokens.ts'
import { createChallenges } from './challenge.ts'
import { createCodeCheck } from './code-check.ts'
import { factorStore } from './factor.store.ts'
import { isOfMailbox, mfaStore, type Proof } from './mfa.store.ts'
import type { SessionDeps } from './session.deps.ts'
import { guessRules, sessionEnd } from './session.rules.ts'
import { sessionStore } from './session.store.ts'
import { signInNotifier } from './sign-in.notification.ts'
import { signInStore } from './sign-in.store.ts'
import { trustedDeviceStore } from './trusted-device.store.ts'

type MfaOperation = 'listMfaFactors' | 'startMfaChallenge' | 'verifyMfaCode' | 'verifyRecoveryCode'

/** The second half of a login: every operation here is called with a pending session. */
export function mfaOperations(deps: SessionDeps): Pick<OperationsTagged<'session', Caller>, MfaOperation> {
  const { db, clock, limits, throttle } = deps
  const mfa = mfaStore(db)
  const sessions = sessionStore(db)
  const signIns = signInStore(db)
  const notifySignIn = signInNotifier(deps)
  const factors = factorStore(db)
  const codes = createCodeCheck(deps)
  const open = createChallenges(deps)
  const rules = guessRules(limits)

  /**
   * Uses up one attempt and checks its code, unless no attempt is left. A correct code completes the login; a wrong
   * code may use up the last attempt.
   */
  async function guess(
    caller: Caller,
    wrong: ProblemName,
    evaluate: () => Promise<Proof | undefined>,
    trust = false,
  ) {
    const { memberId, sessionId } = memberOf(caller)
    const { remaining, retryAfterSeconds } = await codes.reserve(memberId)
    const proof = await evaluate()
    const token = newToken()
    const now = clock.now()
    const mayTrust = trust && proof !== undefined && !isOfMailbox(proof)
    const trusting = mayTrust && !(await factors.holdsRole(memberId))
    const owner = trusting ? await sessions.member(memberId) : undefined
    const writesAlongside = async (tx: Tx) => {
      await memberOrders(tx).fulfil(memberId, 'MFA')
      if (owner) await trustedDeviceStore(tx).trust(owner, caller, now)
    }
    const outcome =
      proof &&
      (await mfa.complete(
        { memberId, sessionId },
        proof,
        token,
        now,
        sessionEnd('member', now, limits),
        writesAlongside,
      ))
    if (outcome === 'ended') throw problemNamed('login.missing')
    if (outcome !== 'done') {
      await signIns.record(memberId, 'CODE_WRONG', caller, now)
      if (remaining > 0) throw problemNamed(wrong, { remaining })
      await sessions.end(sessionId, now)
      throw problemNamed('code.exhausted', { retryAfterSeconds })
    }

    await notifySignIn(memberId, caller, now)
    await throttle.clear(rules.code, memberId)
    await throttle.clear(rules.send, memberId)
    caller.setSession(token)
    const { mfaType } = await sessions.member(memberId)
    return { loginYn: 'Y', mfaType } as const
  }

  return {
    async listMfaFactors(_, caller) {
      const { memberId } = memberOf(caller)
      const { mfaType, phoneNumber } = await sessions.member(memberId)
      const usable = await factors.usable(memberId)
      return {
        mfaType: mfaType === 'none' ? (usable[0] ?? 'sms') : mfaType,
        factors: usable.map((factor) => ({
          mfaType: factor,
          destination: factor === 'sms' ? maskPhone(phoneNumber) : null,
        })),
        recoveryCodeYn: (await factors.recoveryCodesLeft(memberId)) > 0 ? 'Y' : 'N',
        trustDays: (await factors.holdsRole(memberId)) ? 0 : TRUST_DAYS,
      }
    },

    async startMfaChallenge({ mfaType }, caller) {
      const { memberId } = memberOf(caller)
      await codes.refuseWhilePaused(memberId)
      if (!(await factors.usable(memberId)).includes(mfaType)) throw problemNamed('factor.unavailable')

      return open(caller, mfaType)
    },

    async verifyMfaCode({ challengeId, code, trustDeviceYn = 'N' }, caller) {
      return guess(
        caller,
        'code.wrong',
        await codes.proofOf(memberOf(caller), challengeId, code),
        trustDeviceYn === 'Y',
      )
    },

    verifyRecoveryCode: ({ recoveryCode }, caller) =>
      guess(caller, 'recovery.wrong', codes.recoveryProofOf(recoveryCode)),
  }
}
