import { problemNamed } from '#contract/problem-named.ts'
import type { Limits } from '#server/config.ts'
import type { Caller } from '#server/http/calls/caller.ts'
import { addressGroup } from './address-group.ts'
import type { GuessRule, Throttle } from './throttle.ts'

export type Lookup = ReturnType<typeof createLookup>

/**
 * Creates a look-up of a record by its number or key that prevents guessing. After a number of misses from one
 * network address or for one number or key, it throws `lookup.paused`. Successful look-ups are not counted.
 */
export function createLookup({ throttle, limits }: { throttle: Throttle; limits: Limits }) {
  const lookupLimit = {
    tries: limits.lookups,
    windowSeconds: limits.lookupWindowSeconds,
    windowFrom: 'firstTry',
  } as const
  const byAddress: GuessRule = { name: 'lookup-address', ...lookupLimit }
  const byNumber: GuessRule = { name: 'lookup-number', ...lookupLimit }

  return async function lookUp<Found>(
    caller: Caller,
    number: string,
    find: () => Promise<Found | undefined>,
  ) {
    const countedAttempts = [
      [byAddress, addressGroup(caller.address)],
      [byNumber, number],
    ] as const
    for (const [rule, subject] of countedAttempts) {
      const reservation = await throttle.reserve(rule, subject)
      if (!reservation.allowed)
        throw problemNamed('lookup.paused', { retryAfterSeconds: reservation.retryAfterSeconds })
    }
    const found = await find()
    if (found) for (const [rule, subject] of countedAttempts) await throttle.giveBack(rule, subject)
    return found
  }
}
