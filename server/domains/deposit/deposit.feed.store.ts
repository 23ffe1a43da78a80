import { and, eq, isNull, lte } from 'drizzle-orm'
import type { AccountService } from '#server/account-service/service.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/once.ts'
import { depositFeeds } from '#server/db/schema/deposit.ts'

export type StoredFeed = typeof depositFeeds.$inferSelect

/** The primary key of the feed of an account. */
export const accountKey = ({ bankCode, accountNumber }: AccountService['account']): string =>
  `${bankCode}:${accountNumber}`

export async function feedOf(
  db: Pick<Db, 'select'>,
  account: AccountService['account'],
): Promise<StoredFeed | undefined> {
  const [feed] = await db
    .select()
    .from(depositFeeds)
    .where(eq(depositFeeds.account, accountKey(account)))
  return feed
}

/** Begins the feed of an account that has none. */
export async function beginFeed(
  db: Pick<Db, 'insert'>,
  account: AccountService['account'],
  nextAt: Date,
): Promise<void> {
  await db
    .insert(depositFeeds)
    .values({ account: accountKey(account), nextAt })
    .onConflictDoNothing()
}

/** Claims the next step of a due feed for one node, and schedules the step after it. */
export async function takeStep(
  db: Pick<Db, 'update'>,
  account: AccountService['account'],
  { now, next }: { now: Date; next: Date },
): Promise<StoredFeed | undefined> {
  const [feed] = await db
    .update(depositFeeds)
    .set({ nextAt: next })
    .where(and(eq(depositFeeds.account, accountKey(account)), lte(depositFeeds.nextAt, now)))
    .returning()
  return feed
}

/** Changes a feed if its job is still the one that was read; returns false if the job has changed. */
export async function moveFeed(
  tx: Pick<Tx, 'update'>,
  { account, jobId }: Pick<StoredFeed, 'account' | 'jobId'>,
  change: Partial<StoredFeed>,
): Promise<boolean> {
  const moved = await tx
    .update(depositFeeds)
    .set(change)
    .where(
      and(
        eq(depositFeeds.account, account),
        jobId === null ? isNull(depositFeeds.jobId) : eq(depositFeeds.jobId, jobId),
      ),
    )
    .returning({ account: depositFeeds.account })
  return moved.length > 0
}
