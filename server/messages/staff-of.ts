import { and, arrayOverlaps, asc, eq } from 'drizzle-orm'
import { type StaffRole, staffRoles } from '#domain/staff/roles.ts'
import type { Tx } from '#server/db/once.ts'
import { memberRoles } from '#server/db/schema/role.ts'

const maxStaff = 1000

/**
 * Returns the ids of the staff members who answer; with a role, of the staff members who have this role; each id
 * once.
 */
export async function staffOf(tx: Pick<Tx, 'selectDistinct'>, role?: StaffRole): Promise<string[]> {
  const among: StaffRole[] = role === undefined ? [...staffRoles] : [role, 'OPERATES']
  const rows = await tx
    .selectDistinct({ memberId: memberRoles.memberId })
    .from(memberRoles)
    .where(and(eq(memberRoles.role, 'staff'), arrayOverlaps(memberRoles.staffRoles, among)))
    .orderBy(asc(memberRoles.memberId))
    .limit(maxStaff)
  return rows.map(({ memberId }) => memberId)
}
