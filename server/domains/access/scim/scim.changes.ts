import { and, eq, sql } from 'drizzle-orm'
import type { AccessEventType } from '#domain/access/events.ts'
import type { Clock } from '#domain/clock.ts'
import type { Db } from '#server/db/client.ts'
import { accessLevels } from '#server/db/schema/access-catalogue.ts'
import { accessGrants } from '#server/db/schema/access-grant.ts'
import { scimAccounts, scimTargets } from '#server/db/schema/app-scim.ts'
import { members } from '#server/db/schema/member.ts'
import type { Queries } from '../access.deps.ts'
import { hashOf, levelsOf, peopleOf } from './scim.truth.ts'

/** The number of rows that one statement writes. */
const BATCH_SIZE = 500

/** Queues the accounts of people at an app. The values of each account are read when it is written. */
export async function markChanged(
  tx: Queries,
  appId: string,
  subjects: readonly string[],
  now: Date,
): Promise<void> {
  // In a fixed order, so that two transactions cannot block each other.
  const sortedSubjects = [...new Set(subjects)].toSorted()
  for (let from = 0; from < sortedSubjects.length; from += BATCH_SIZE)
    await tx
      .insert(scimAccounts)
      .values(
        sortedSubjects
          .slice(from, from + BATCH_SIZE)
          .map((subject) => ({ appId, subject, nextTryAt: now, changedAt: now })),
      )
      .onConflictDoUpdate({
        target: [scimAccounts.appId, scimAccounts.subject],
        set: {
          state: 'WAITING',
          revision: sql`${scimAccounts.revision} + 1`,
          tries: 0,
          nextTryAt: now,
          changedAt: now,
        },
      })
}

/** Queues the accounts of the people whose permissions have changed, to be written once the transaction commits. */
export async function queueAccounts(
  tx: Queries,
  now: Date,
  happened: readonly { event: AccessEventType; memberId: string; grantId?: string | null }[],
): Promise<void> {
  for (const { event, memberId, grantId } of happened) {
    if (!event.startsWith('grant.') || !grantId) continue
    const [found] = await tx
      .select({ appId: scimTargets.appId, subject: members.subject })
      .from(accessGrants)
      .innerJoin(accessLevels, eq(accessLevels.id, accessGrants.levelId))
      .innerJoin(scimTargets, and(eq(scimTargets.appId, accessLevels.appId), eq(scimTargets.enabled, true)))
      .innerJoin(members, eq(members.id, memberId))
      .where(eq(accessGrants.id, grantId))
    if (found) await markChanged(tx, found.appId, [found.subject!], now)
  }
}

/**
 * Queues every account whose values differ from those that were last written. This finds changes that no event
 * reports: of a name, a lock, an end date, a company or the settings.
 */
export async function markDifferences(
  tx: Queries,
  target: typeof scimTargets.$inferSelect,
  now: Date,
): Promise<void> {
  const { appId } = target
  const accounts = await tx
    .select({
      subject: scimAccounts.subject,
      state: scimAccounts.state,
      writtenHash: scimAccounts.writtenHash,
    })
    .from(scimAccounts)
    .where(eq(scimAccounts.appId, appId))
  const people = await peopleOf(tx, appId, now)
  const levels = await levelsOf(tx, appId)
  const knownSubjects = new Set(accounts.map(({ subject }) => subject))
  const newSubjects = [...people.keys()].filter((subject) => !knownSubjects.has(subject))
  const outdatedAccounts = accounts.filter(
    ({ subject, state, writtenHash }) =>
      state !== 'WAITING' && writtenHash !== hashOf(people.get(subject), target, levels),
  )
  await markChanged(tx, appId, [...newSubjects, ...outdatedAccounts.map(({ subject }) => subject)], now)
}

/** Queues the accounts of every app whose values differ from those that were last written. */
export async function markAllDifferences({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const targets = await db.select().from(scimTargets).where(eq(scimTargets.enabled, true))
  for (const target of targets) await markDifferences(db, target, clock.now())
}
