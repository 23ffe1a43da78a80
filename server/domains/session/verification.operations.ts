import type { Input, OperationsTagged, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { SECOND_MS } from '#domain/durations.ts'
import { maskPhone } from '#domain/korean/phone.ts'
import type { ProofWay } from '#domain/mfa/proof-ways.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import { newToken } from '#server/security/tokens.ts'
import { memberProof } from './member-proof.ts'
import type { SessionDeps } from './session.deps.ts'
import { VERIFIED_AGAIN_MS } from './session.rules.ts'
import { sessionStore } from './session.store.ts'
import { verificationWaysOf } from './ways-to-verify.ts'

type VerificationOperation = 'startVerification' | 'sendVerificationCode' | 'verifyAgain'
type VerificationMethod = Schema<'VerificationWay'>

const codeFactors = ['totp', 'sms'] as const
const wayOf = { totp: 'TOTP', sms: 'SMS' } as const satisfies Record<Schema<'CodeFactor'>, VerificationMethod>

/**
 * A fresh proof of a member's identity, by the strongest method available, before anything that could give the
 * account away.
 */
export function verificationOperations(
  deps: SessionDeps,
): Pick<OperationsTagged<'mfa', Caller>, VerificationOperation> {
  const { db, clock, passkeys } = deps
  const sessions = sessionStore(db)
  const proof = memberProof(deps)

  /**
   * Verifies the identity of a member and returns the method of the proof. Throws the refusal of the attempted
   * method.
   */
  async function proveIdentity(
    caller: Caller,
    tried: AttemptedProof,
    ways: readonly VerificationMethod[],
  ): Promise<ProofWay> {
    switch (tried.way) {
      case 'PASSWORD':
        await proof.checkPassword(caller, tried.password)
        return 'PASSWORD'
      case 'CODE':
        return proof.useCode(
          caller,
          tried.challengeId,
          tried.code,
          codeFactors.filter((factor) => ways.includes(wayOf[factor])),
        )
      case 'RECOVERY':
        return proof.useRecoveryCode(caller, tried.recoveryCode)
      case 'PASSKEY':
        if (!(await passkeys.isSigned(memberOf(caller), tried.credential)))
          throw problemNamed('passkey.invalid')
        return 'PASSKEY'
    }
  }

  return {
    async startVerification(_, caller) {
      const member = memberOf(caller)
      const ways = await verificationWaysOf(db, member.memberId)
      return {
        ways,
        destination: ways.includes('SMS') ? maskPhone(member.info.phoneNumber) : null,
        passkey: ways.includes('PASSKEY') ? await passkeys.ask(member) : null,
      }
    },

    async sendVerificationCode({ mfaType }, caller) {
      const ways = await verificationWaysOf(db, memberOf(caller).memberId)
      if (!ways.includes(wayOf[mfaType])) throw problemNamed('factor.unavailable')
      return proof.sendCodeAnyway(caller, mfaType)
    },

    async verifyAgain(input, caller) {
      const { memberId, sessionId } = memberOf(caller)
      const tried = attemptedWay(input)
      const ways = await verificationWaysOf(db, memberId)
      const isStrong =
        tried.way === 'CODE'
          ? codeFactors.some((factor) => ways.includes(wayOf[factor]))
          : ways.includes(tried.way)
      if (!isStrong) throw problemNamed('verification.weak')
      const by = [await proveIdentity(caller, tried, ways)]

      const token = newToken()
      const now = clock.now()
      if (
        !(await sessions.renew(memberId, sessionId, token, now, {
          passwordCheckedAt: now,
          verifiedAgainAt: now,
          by,
        }))
      )
        throw problemNamed('session.expired')
      caller.setSession(token)
      return { verifiedForSeconds: VERIFIED_AGAIN_MS / SECOND_MS }
    },
  }
}

type AttemptedProof =
  | { way: Extract<VerificationMethod, 'PASSWORD'>; password: string }
  | { way: 'CODE'; challengeId: string; code: string }
  | { way: Extract<VerificationMethod, 'RECOVERY'>; recoveryCode: string }
  | { way: Extract<VerificationMethod, 'PASSKEY'>; credential: Schema<'PasskeyAssertion'> }

/** The method that was attempted. Throws `request.invalid` for no method or several. */
function attemptedWay(input: Input<'verifyAgain'>): AttemptedProof {
  const { password, challengeId, code, recoveryCode, credential } = input
  const tried: AttemptedProof[] = []
  if (password !== undefined) tried.push({ way: 'PASSWORD', password })
  if (challengeId !== undefined && code !== undefined) tried.push({ way: 'CODE', challengeId, code })
  if (recoveryCode !== undefined) tried.push({ way: 'RECOVERY', recoveryCode })
  if (credential !== undefined) tried.push({ way: 'PASSKEY', credential })
  const [only] = tried
  if (only === undefined || tried.length > 1) throw problemNamed('request.invalid')
  return only
}
