import { asc, eq } from 'drizzle-orm'
import type { Tx } from '#server/db/once.ts'
import { memberRoles } from '#server/db/schema/role.ts'

const mostStaff = 1000

/** The ids of the staff, each once. */
export async function staffOf(tx: Pick<Tx, 'selectDistinct'>): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ memberId: memberRoles.memberId })
    .from(memberRoles)
    .where(eq(memberRoles.role, 'staff'))
    .orderBy(asc(memberRoles.memberId))
    .limit(mostStaff)
  return rows.map(({ memberId }) => memberId)
}
