import { and, asc, count, desc, eq, lt, ne, sql } from 'drizzle-orm'
import type { Expired } from '#server/db/remove-rows.ts'
import { scimAccounts, scimGroups, scimReconciliations, scimTargets } from '#server/db/schema/app-scim.ts'
import { members } from '#server/db/schema/member.ts'
import type { Queries } from '../access.deps.ts'

/** The maximum number of listed accounts that wait or were given up. */
const MAX_LISTED = 50

/** The queries of the SCIM endpoints of apps and of the accounts that are written there. */
export const scimStore = (db: Queries) => ({
  async find(appId: string): Promise<typeof scimTargets.$inferSelect | undefined> {
    const [row] = await db.select().from(scimTargets).where(eq(scimTargets.appId, appId))
    return row
  },

  async set(row: typeof scimTargets.$inferInsert): Promise<typeof scimTargets.$inferSelect> {
    const { createdAt: _, ...changes } = row
    const [stored] = await db
      .insert(scimTargets)
      .values(row)
      .onConflictDoUpdate({ target: scimTargets.appId, set: { ...changes, pausedUntil: null } })
      .returning()
    return stored!
  },

  /** Removes the SCIM connection of an app with its list of written accounts; returns whether there was one. */
  async remove(appId: string): Promise<boolean> {
    const rows = await db
      .delete(scimTargets)
      .where(eq(scimTargets.appId, appId))
      .returning({ appId: scimTargets.appId })
    return rows.length > 0
  },

  /** Removes the ids and the comparison of an app's former SCIM endpoint, so that all accounts are written again. */
  async forgetIds(appId: string): Promise<void> {
    await db.delete(scimGroups).where(eq(scimGroups.appId, appId))
    await db.delete(scimReconciliations).where(eq(scimReconciliations.appId, appId))
    await db
      .update(scimAccounts)
      .set({ remoteId: null, writtenHash: null })
      .where(eq(scimAccounts.appId, appId))
  },

  async countsOf(appId: string): Promise<{ accounts: number; waiting: number; failed: number }> {
    const [row] = await db
      .select({
        accounts: count(),
        waiting: sql<number>`count(*) filter (where ${scimAccounts.state} = 'WAITING')`.mapWith(Number),
        failed: sql<number>`count(*) filter (where ${scimAccounts.state} = 'FAILED')`.mapWith(Number),
      })
      .from(scimAccounts)
      .where(eq(scimAccounts.appId, appId))
    return row!
  },

  /**
   * The accounts whose writing was given up, then those that wait, the earliest first. Each has the name of the
   * person, if the person is still a member.
   */
  pushesOf: (appId: string) =>
    db
      .select({ account: scimAccounts, memberName: members.name })
      .from(scimAccounts)
      .leftJoin(members, eq(members.subject, scimAccounts.subject))
      .where(and(eq(scimAccounts.appId, appId), ne(scimAccounts.state, 'DONE')))
      .orderBy(
        desc(sql`${scimAccounts.state} = 'FAILED'`),
        asc(scimAccounts.changedAt),
        asc(scimAccounts.subject),
      )
      .limit(MAX_LISTED),

  /** Queues the accounts whose writing was given up. */
  async restart(appId: string, now: Date): Promise<void> {
    await db
      .update(scimAccounts)
      .set({ state: 'WAITING', tries: 0, nextTryAt: now })
      .where(and(eq(scimAccounts.appId, appId), eq(scimAccounts.state, 'FAILED')))
    await db.update(scimTargets).set({ pausedUntil: null }).where(eq(scimTargets.appId, appId))
  },
})

/** The accounts of people who are not members any more, written before a moment. */
export const accountsOfNoMember = (before: Date): Expired => ({
  table: scimAccounts,
  where: and(
    eq(scimAccounts.state, 'DONE'),
    lt(scimAccounts.changedAt, before),
    sql`not exists (select 1 from ${members} where ${members.subject} = ${scimAccounts.subject})`,
  )!,
})
