import type { Schema } from '#contract/operation.ts'
import { factorStore } from './factor.store.ts'
import { waysToVerify } from './session.rules.ts'

type VerificationMethod = Schema<'VerificationWay'>
type Queries = Parameters<typeof factorStore>[0]

/** The methods by which a member can verify their identity again, with their current factors. */
export async function verificationWaysOf(db: Queries, memberId: string): Promise<VerificationMethod[]> {
  const factors = factorStore(db)
  return waysToVerify({
    passkey: await factors.hasPasskey(memberId),
    factors: (await factors.list(memberId)).map(({ mfaType }) => mfaType),
    recoveryCodes: await factors.recoveryCodesLeft(memberId),
  })
}

/**
 * Whether a login counts as a fresh proof (decision 80): `verifyAgain` would accept one of the factors of the login.
 * A password on a trusted device does not count if a second factor is on.
 */
export async function isProof(
  db: Queries,
  memberId: string,
  given: readonly VerificationMethod[],
): Promise<boolean> {
  const ways = await verificationWaysOf(db, memberId)
  return given.some((way) => ways.includes(way))
}
