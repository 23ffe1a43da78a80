import { problemNamed } from '#contract/problem-named.ts'
import type { Caller } from '#server/http/calls/caller.ts'
import { addressGroup } from '#server/security/address-group.ts'
import type { GuessRule, Throttle } from '#server/security/throttle.ts'

/**
 * Counts a reservation or hold for the caller's address; throws `counsel.tooMany` if its limit is reached.
 */
export async function limitReservation(
  throttle: Throttle,
  rule: GuessRule,
  { address }: Caller,
): Promise<void> {
  const { allowed, retryAfterSeconds } = await throttle.reserve(rule, addressGroup(address))
  if (!allowed) throw problemNamed('counsel.tooMany', { retryAfterSeconds })
}
