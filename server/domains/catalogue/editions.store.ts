import { aliasedTable, and, count, desc, eq, gt, inArray, isNull, or, sql, sum } from 'drizzle-orm'
import { kstDate } from '#domain/dates.ts'
import { runningStates } from '#domain/subscription/states.ts'
import { completeContent, type ServiceEdition } from '#server/catalogue/catalogue-store.ts'
import type { Db } from '#server/db/client.ts'
import { serviceEditions } from '#server/db/schema/catalogue.ts'
import { members } from '#server/db/schema/member.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'

const { serviceCode, version, fromDate, takenBackAt, approvalState } = serviceEditions
const deciders = aliasedTable(members, 'deciders')
const isWaiting = and(eq(approvalState, 'WAITING'), isNull(takenBackAt))

/** The queries on editions of services. */
export function serviceEditionStore(db: Pick<Db, 'select' | 'insert' | 'update'>) {
  return {
    /**
     * The stored editions of a service, including withdrawn ones, with the name of each author and of the second
     * person: the newest first.
     */
    async ofService(code: string) {
      const rows = await db
        .select({ edition: serviceEditions, byName: members.name, deciderName: deciders.name })
        .from(serviceEditions)
        .leftJoin(members, eq(members.id, serviceEditions.byId))
        .leftJoin(deciders, eq(deciders.id, serviceEditions.decidedBy))
        .where(eq(serviceCode, code))
        .orderBy(desc(version))
      return rows.map(({ edition, ...people }) => ({
        edition: { ...edition, content: completeContent(edition.content) },
        ...people,
      }))
    },

    /** Adds an edition; returns false if another edition has its number. */
    async add(edition: typeof serviceEditions.$inferInsert): Promise<boolean> {
      const addedRows = await db
        .insert(serviceEditions)
        .values(edition)
        .onConflictDoNothing()
        .returning({ version })
      return addedRows.length > 0
    },

    /** The codes of the services with an edition that waits for a second person. */
    async waiting(): Promise<Set<string>> {
      const rows = await db.select({ serviceCode }).from(serviceEditions).where(isWaiting)
      return new Set(rows.map((row) => row.serviceCode))
    },

    /** The number of running subscriptions of each service and currency, and their total price per month. */
    running: () =>
      db
        .select({
          serviceCode: sql<string>`${subscriptions.serviceInfo} ->> 'serviceCode'`,
          currency: subscriptions.currency,
          count: count(),
          amount: sum(
            sql`case when ${subscriptions.paymentCycle} = 'Y' then ${subscriptions.totalAmount} / 12 else ${subscriptions.totalAmount} end`,
          ).mapWith(Number),
        })
        .from(subscriptions)
        .where(inArray(subscriptions.subscriptionState, runningStates))
        .groupBy(sql`1`, subscriptions.currency)
        .orderBy(subscriptions.currency),

    /** Ends the wait of an edition for a second person; false if another call has ended it. */
    async decide(
      { serviceCode: code, version: number }: Pick<ServiceEdition, 'serviceCode' | 'version'>,
      decision: Partial<typeof serviceEditions.$inferInsert>,
    ): Promise<boolean> {
      const decided = await db
        .update(serviceEditions)
        .set(decision)
        .where(and(eq(serviceCode, code), eq(version, number), isWaiting))
        .returning({ version })
      return decided.length > 0
    },

    /** Withdraws an edition once, unless it is already in force. */
    async takeBack(code: string, number: number, now: Date): Promise<void> {
      await db
        .update(serviceEditions)
        .set({ takenBackAt: now })
        .where(
          and(
            eq(serviceCode, code),
            eq(version, number),
            isNull(takenBackAt),
            gt(fromDate, kstDate(now)),
            or(isNull(approvalState), eq(approvalState, 'APPROVED')),
          ),
        )
    },
  }
}
export type StoredEdition = Awaited<ReturnType<ReturnType<typeof serviceEditionStore>['ofService']>>[number]
