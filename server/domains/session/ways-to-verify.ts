import type { Schema } from '#contract/operation.ts'
import { factorStore } from './factor.store.ts'
import { waysToVerify } from './session.rules.ts'

type Way = Schema<'VerificationWay'>
type Queries = Parameters<typeof factorStore>[0]

/** How a member may prove once more who they are, by what they have at this moment. */
export async function waysOf(db: Queries, memberId: string): Promise<Way[]> {
  const factors = factorStore(db)
  return waysToVerify({
    passkey: await factors.hasPasskey(memberId),
    factors: (await factors.list(memberId)).map(({ mfaType }) => mfaType),
    recoveryCodes: await factors.recoveryCodesLeft(memberId),
  })
}

/**
 * Whether a login is a fresh proof (decision 80): `verifyAgain` would take one of the ways in which it was made from the member. A
 * password on a trusted device is no such way where a factor is on.
 */
export async function isProof(db: Queries, memberId: string, given: readonly Way[]): Promise<boolean> {
  const ways = await waysOf(db, memberId)
  return given.some((way) => ways.includes(way))
}
