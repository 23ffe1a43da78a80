import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { companyRoles } from '#server/db/schema/company-people.ts'
import { memberRoles } from '#server/db/schema/role.ts'

/**
 * Returns a query for whether a member holds any role: in the access area, among the staff, or in the company itself
 * (decision 81).
 */
export const anyRole = (db: Pick<Db, 'select'>, memberId: string) =>
  db
    .select({ one: sql`1` })
    .from(memberRoles)
    .where(eq(memberRoles.memberId, memberId))
    .unionAll(db.select({ one: sql`1` }).from(companyRoles).where(eq(companyRoles.memberId, memberId)))
