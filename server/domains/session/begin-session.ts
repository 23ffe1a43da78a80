import { problemNamed } from '#contract/problem-named.ts'
import type { Limits } from '#server/config.ts'
import type { Tx } from '#server/db/once.ts'
import type { Caller } from '#server/http/calls/caller.ts'
import { partOfAddress } from '#server/security/address-group.ts'
import { isAccountClosed } from '#server/security/closed-account.ts'
import { memberOrders } from '#server/security/member-orders.ts'
import { newToken } from '#server/security/tokens.ts'
import { sessionEnd } from './session.rules.ts'
import { endSession, insertSession, type NewSession } from './session.store.ts'

/**
 * Begins a session of a member whose row the transaction has locked, and returns its token; another member who was
 * logged in in the same browser is logged out. Throws `login.resetRequired` for a member who must set a new password
 * first.
 */
export async function beginSession(
  tx: Tx,
  session: Pick<
    NewSession,
    'memberId' | 'stage' | 'deviceId' | 'factors' | 'passwordCheckedAt' | 'verifiedAgainAt'
  >,
  caller: Caller,
  { now, limits }: { now: Date; limits: Limits },
): Promise<string> {
  const { memberId, stage } = session
  if (await isAccountClosed(tx, memberId)) throw problemNamed('login.closed')
  if (await memberOrders(tx).has(memberId, 'PASSWORD_RESET')) throw problemNamed('login.resetRequired')
  if (caller.member) await endSession(tx, caller.member.sessionId, now)
  const token = newToken()
  const origin = { device: caller.device, address: partOfAddress(caller.address) }
  await insertSession(tx, { ...session, ...origin, endsAt: sessionEnd(stage, now, limits) }, token, now)
  return token
}
