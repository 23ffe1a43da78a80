import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'

/** A security admin and their company. */
export type SecurityAdmin = { memberId: string; companyId: string }

/** Returns the caller if the caller is security admin of a whole company; otherwise undefined. */
export async function securityAdminOf(
  db: Pick<Db, 'select'>,
  caller: Caller,
): Promise<SecurityAdmin | undefined> {
  const { memberId, companyId } = memberOf(caller)
  return companyId !== null && (await isSecurityAdmin(db, memberId)) ? { memberId, companyId } : undefined
}

/** Whether a member is security admin of their whole company. */
export async function isSecurityAdmin(db: Pick<Db, 'select'>, memberId: string): Promise<boolean> {
  const companyWideRole = and(
    eq(memberRoles.memberId, memberId),
    eq(memberRoles.role, 'securityAdmin'),
    isNull(memberRoles.appId),
  )
  return (
    (await db.select({ id: memberRoles.id }).from(memberRoles).where(companyWideRole).limit(1)).length > 0
  )
}
