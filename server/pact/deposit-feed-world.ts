import type { ProviderStates } from '#contract/provider-states.ts'
import { kstDate } from '#domain/dates.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts'
import { demoAccount } from '#server/account-service/service-of.ts'
import { depositFeeds } from '#server/db/schema/deposit.ts'
import { accountKey } from '#server/domains/deposit/deposit.feed.store.ts'
import type { WorldDeps, worldBuilder } from './world.ts'

const ASKED_MS = 10 * MINUTE_MS

/** Returns builders of the provider states about the bank account that the account service reads. */
export const depositFeedWorld = (
  { db, clock }: WorldDeps,
  world: Pick<ReturnType<typeof worldBuilder>, 'putStaff' | 'putSession'>,
): Record<
  'an account that was read',
  (params: ProviderStates['an account that was read']) => Promise<void>
> => ({
  'an account that was read': async ({ session, failedYn }) => {
    await world.putStaff()
    await world.putSession(session, 'member', { passwordChecked: true })
    const now = clock.now()
    const askedAt = new Date(now.getTime() - ASKED_MS)
    const isFailed = failedYn === 'Y'
    await db.delete(depositFeeds)
    await db.insert(depositFeeds).values({
      account: accountKey(demoAccount),
      askedAt,
      coveredTo: kstDate(askedAt),
      completedAt: askedAt,
      imported: 2,
      failure: isFailed ? 'BANK' : null,
      failureCode: isFailed ? '-31004' : null,
      failedSince: isFailed ? askedAt : null,
      nextAt: new Date(now.getTime() + HOUR_MS),
    })
  },
})
