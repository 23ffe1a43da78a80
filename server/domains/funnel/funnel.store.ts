import { and, gte, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import type { Expired } from '#server/db/remove-rows.ts'
import { flowCounts } from '#server/db/schema/funnel.ts'
import type { Mark } from './funnel.rules.ts'

/** The queries of the counts of wizard steps by day; days are dates in Korea. */
export function funnelStore(db: Pick<Db, 'select' | 'insert' | 'delete'>) {
  return {
    /** Increases each counter by one. */
    async add(day: string, marks: readonly Mark[]): Promise<void> {
      // In a fixed order, so that two concurrent visits never block each other.
      const rows = marks
        .map((mark) => ({ day, ...mark, count: 1 }))
        .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
      await db
        .insert(flowCounts)
        .values(rows)
        .onConflictDoUpdate({
          target: [flowCounts.day, flowCounts.flowStep, flowCounts.mark],
          set: { count: sql`${flowCounts.count} + excluded.count` },
        })
    },

    /** The counts of these days, both included. */
    sums: (fromDate: string, toDate: string) =>
      db
        .select({
          flowStep: flowCounts.flowStep,
          mark: flowCounts.mark,
          count: sql`sum(${flowCounts.count})`.mapWith(Number),
        })
        .from(flowCounts)
        .where(and(gte(flowCounts.day, fromDate), lte(flowCounts.day, toDate)))
        .groupBy(flowCounts.flowStep, flowCounts.mark),
  }
}

/** Counts for the days before a day. */
export const flowCountsBefore = (day: string): Expired => ({
  table: flowCounts,
  where: lt(flowCounts.day, day),
})

const keyOf = ({ flowStep, mark }: Mark) => `${flowStep} ${mark}`
