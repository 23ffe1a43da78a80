import { and, eq, gte, inArray, lt, or, sql } from 'drizzle-orm'
import { monthBounds } from '#domain/staff/review-month.ts'
import { staffRolesFor } from '#domain/staff/roles.ts'
import type { Db } from '#server/db/client.ts'
import { accessReviews } from '#server/db/schema/access-review.ts'
import { auditRecords } from '#server/db/schema/audit.ts'
import { members } from '#server/db/schema/member.ts'
import { memberRoles } from '#server/db/schema/role.ts'

export type ReviewedAction = Awaited<ReturnType<ReturnType<typeof reviewStore>['actions']>>[number]

/** The operations that open data of customers to the staff, and that members use as well. */
const sharedOperations = ['downloadFile', 'searchAdminPortal']
const MAX_ROWS = 10_000
const KOREA = 'Asia/Seoul'

/** The queries of the monthly check of the access of the staff to personal data. */
export function reviewStore(db: Pick<Db, 'select' | 'insert'>) {
  const koreanTime = sql`${auditRecords.at} at time zone ${KOREA}`
  const isOffHours = sql`(extract(isodow from ${koreanTime}) > 5 or extract(hour from ${koreanTime}) not between 8 and 19)`

  const whereMonth = (month: string) => {
    const { from, to } = monthBounds(month)
    const staff = db
      .select({ id: memberRoles.memberId })
      .from(memberRoles)
      .where(eq(memberRoles.role, 'staff'))
    return and(
      gte(auditRecords.at, from),
      lt(auditRecords.at, to),
      or(
        inArray(auditRecords.operation, Object.keys(staffRolesFor)),
        and(inArray(auditRecords.operation, sharedOperations), inArray(auditRecords.memberId, staff)),
      ),
    )
  }

  return {
    /** The actions of each person of the staff in a month, by operation. */
    actions: (month: string) =>
      db
        .select({
          memberId: auditRecords.memberId,
          name: members.name,
          operation: auditRecords.operation,
          count: sql<number>`count(*)::integer`,
          offHours: sql<number>`(count(*) filter (where ${isOffHours}))::integer`,
        })
        .from(auditRecords)
        .leftJoin(members, eq(members.id, auditRecords.memberId))
        .where(whereMonth(month))
        .groupBy(auditRecords.memberId, members.name, auditRecords.operation)
        .limit(MAX_ROWS),

    /** The number of different records that each member of the staff opened. */
    subjects: (month: string) =>
      db
        .select({
          memberId: auditRecords.memberId,
          subjects: sql<number>`count(distinct nullif(${auditRecords.subject}, ''))::integer`,
        })
        .from(auditRecords)
        .where(whereMonth(month))
        .groupBy(auditRecords.memberId),

    /** The signature of a month; undefined if there is none. */
    async signed(month: string) {
      const [found] = await db
        .select({ review: accessReviews, byName: members.name })
        .from(accessReviews)
        .leftJoin(members, eq(members.id, accessReviews.byId))
        .where(eq(accessReviews.month, month))
      return found
    },

    /** Signs a month; false if another member has already signed it. */
    async sign(row: typeof accessReviews.$inferInsert): Promise<boolean> {
      const rows = await db
        .insert(accessReviews)
        .values(row)
        .onConflictDoNothing()
        .returning({ month: accessReviews.month })
      return rows.length > 0
    },
  }
}
