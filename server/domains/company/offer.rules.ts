import { problemNamed } from '#contract/problem-named.ts'
import { DAY_MS, SECOND_MS } from '#domain/durations.ts'
import type { GuessRule, Throttle } from '#server/security/throttle.ts'

/** The maximum number of open invitations and requests of a company. */
export const MAX_OPEN = 200
const dailyWindow = { windowSeconds: DAY_MS / SECOND_MS, windowFrom: 'firstTry' } as const

/**
 * The limits of mails about offers, whether or not earlier ones were withdrawn: for a company that invites,
 * for one address from all companies, for a member who offers their ownership, for a requester, and for one
 * network address. The names must not change, since counts are stored under them.
 */
const offerRules = {
  fromCompany: { ...dailyWindow, name: 'company-invites', tries: 100 },
  toAddress: { ...dailyWindow, name: 'company-invited', tries: 5 },
  fromMember: { ...dailyWindow, name: 'company-asked', tries: 10 },
  joins: { ...dailyWindow, name: 'company-joins', tries: 10 },
  joinsFrom: { ...dailyWindow, name: 'company-joins-from', tries: 50 },
} as const satisfies Record<string, GuessRule>

/** Counts an offer; throws `calls.tooMany` if the daily limit is reached. */
export async function countOffer(
  throttle: Throttle,
  rule: keyof typeof offerRules,
  subject: string,
): Promise<void> {
  const { allowed, retryAfterSeconds } = await throttle.reserve(offerRules[rule], subject)
  if (!allowed) throw problemNamed('calls.tooMany', { retryAfterSeconds })
}
