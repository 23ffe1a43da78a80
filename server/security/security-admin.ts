import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'

/** A security admin, as part of a company. */
export type SecurityAdmin = { memberId: string; companyId: string }

/** The person who calls, if they look after the security of all of a company; nothing for anybody else. */
export async function securityAdminOf(
  db: Pick<Db, 'select'>,
  caller: Caller,
): Promise<SecurityAdmin | undefined> {
  const { memberId, companyId } = memberOf(caller)
  return companyId !== null && (await isSecurityAdmin(db, memberId)) ? { memberId, companyId } : undefined
}

/** Whether a member has the security role for everything. */
export async function isSecurityAdmin(db: Pick<Db, 'select'>, memberId: string): Promise<boolean> {
  const ofAll = and(
    eq(memberRoles.memberId, memberId),
    eq(memberRoles.role, 'securityAdmin'),
    isNull(memberRoles.appId),
  )
  return (await db.select({ id: memberRoles.id }).from(memberRoles).where(ofAll).limit(1)).length > 0
}
