import { and, arrayOverlaps, asc, eq } from 'drizzle-orm'
import { type StaffRole, staffRoles } from '#domain/staff/roles.ts'
import type { Tx } from '#server/db/once.ts'
import { memberRoles } from '#server/db/schema/role.ts'

const maxStaff = 1000

/** Returns the ids of the staff members who have a role, or any role if none is given; each id once. */
export async function staffOf(tx: Pick<Tx, 'selectDistinct'>, role?: StaffRole): Promise<string[]> {
  const acceptedRoles: StaffRole[] = role === undefined ? [...staffRoles] : [role, 'OPERATES']
  const rows = await tx
    .selectDistinct({ memberId: memberRoles.memberId })
    .from(memberRoles)
    .where(and(eq(memberRoles.role, 'staff'), arrayOverlaps(memberRoles.staffRoles, acceptedRoles)))
    .orderBy(asc(memberRoles.memberId))
    .limit(maxStaff)
  return rows.map(({ memberId }) => memberId)
}
