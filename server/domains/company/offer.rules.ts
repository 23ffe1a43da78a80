import { problemNamed } from '#contract/problem-named.ts'
import { DAY_MS, SECOND_MS } from '#domain/durations.ts'
import type { GuessRule, Throttle } from '#server/security/throttle.ts'

/** So many invitations and requests may wait in a company at once. */
export const MAX_OPEN = 200
const ofADay = { windowSeconds: DAY_MS / SECOND_MS, windowFrom: 'firstTry' } as const

/**
 * How often people are written to, however many offers were taken back in between: by a company that invites, at one address by all
 * companies, by one member who offers their ownership, by one who asks to join, from one network address by all who ask. The names
 * do not change, since counts are stored under them.
 */
const offerRules = {
  fromCompany: { ...ofADay, name: 'company-invites', tries: 100 },
  toAddress: { ...ofADay, name: 'company-invited', tries: 5 },
  fromMember: { ...ofADay, name: 'company-asked', tries: 10 },
  joins: { ...ofADay, name: 'company-joins', tries: 10 },
  joinsFrom: { ...ofADay, name: 'company-joins-from', tries: 50 },
} as const satisfies Record<string, GuessRule>

/** Counts an offer; throws `calls.tooMany` where the subject has had its share of the day. */
export async function countOffer(
  throttle: Throttle,
  rule: keyof typeof offerRules,
  subject: string,
): Promise<void> {
  const { allowed, retryAfterSeconds } = await throttle.reserve(offerRules[rule], subject)
  if (!allowed) throw problemNamed('calls.tooMany', { retryAfterSeconds })
}
