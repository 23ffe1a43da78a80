import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { kstDate } from '#domain/dates.ts'
import type { Db } from '#server/db/client.ts'
import { serviceEditions } from '#server/db/schema/catalogue.ts'
import { members } from '#server/db/schema/member.ts'

const { serviceCode, version, fromDate, takenBackAt } = serviceEditions

/** The queries on editions of services. */
export function serviceEditionStore(db: Db) {
  return {
    /**
     * The stored editions of a service, including withdrawn ones, with the name of each author: the newest
     * first.
     */
    ofService: (code: string) =>
      db
        .select({ edition: serviceEditions, byName: members.name })
        .from(serviceEditions)
        .leftJoin(members, eq(members.id, serviceEditions.byId))
        .where(eq(serviceCode, code))
        .orderBy(desc(version)),

    /** Adds an edition; false if another one has its number. */
    async add(edition: typeof serviceEditions.$inferInsert): Promise<boolean> {
      const added = await db
        .insert(serviceEditions)
        .values(edition)
        .onConflictDoNothing()
        .returning({ version })
      return added.length > 0
    },

    /** Withdraws an edition once, unless it is already in force. */
    async takeBack(code: string, number: number, now: Date): Promise<void> {
      await db
        .update(serviceEditions)
        .set({ takenBackAt: now })
        .where(
          and(eq(serviceCode, code), eq(version, number), isNull(takenBackAt), gt(fromDate, kstDate(now))),
        )
    },
  }
}
export type StoredEdition = Awaited<ReturnType<ReturnType<typeof serviceEditionStore>['ofService']>>[number]
