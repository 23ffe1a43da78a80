import { and, inArray } from 'drizzle-orm'
import type { BillTask } from '#domain/bill/waits.ts'
import type { Db } from '#server/db/client.ts'
import { bills } from '#server/db/schema/bill.ts'
import { type Tasked, tasksFor } from '#server/db/waiting-bills.ts'

/** Returns the tasks of a member of the staff on some bills, by bill id. */
export async function tasksOf(
  db: Pick<Db, 'select'>,
  billIds: readonly string[],
  staff: Tasked,
): Promise<(billId: string) => BillTask[]> {
  if (billIds.length === 0) return () => []
  const tasks = tasksFor(staff)
  const found = await Promise.all(
    tasks.map(({ isWaiting }) =>
      db
        .select({ id: bills.id })
        .from(bills)
        .where(and(inArray(bills.id, [...billIds]), isWaiting)),
    ),
  )
  const ids = found.map((rows) => new Set(rows.map(({ id }) => id)))
  return (billId) => tasks.flatMap(({ task }, index) => (ids[index]!.has(billId) ? [task] : []))
}
