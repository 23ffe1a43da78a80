import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import { type CompanyRole, inRoleOrder } from '#domain/company/roles.ts'
import type { Db } from '#server/db/client.ts'
import { afterPosition, type ListPosition } from '#server/db/cursor.ts'
import { companies } from '#server/db/schema/company.ts'
import { companyRoles } from '#server/db/schema/company-people.ts'
import { counsels } from '#server/db/schema/counsel.ts'
import { members } from '#server/db/schema/member.ts'
import { memberRoles } from '#server/db/schema/role.ts'

type Counsel = Pick<
  typeof counsels.$inferSelect,
  'id' | 'counselNo' | 'counselState' | 'counselMethod' | 'startAt' | 'createdAt'
>
export type StoredMember = Pick<typeof members.$inferSelect, 'phoneNumber' | 'companyId' | 'createdAt'> & {
  companyName: string | null
  roles: CompanyRole[]
}

const roleNames: Readonly<Record<string, CompanyRole>> = {
  owner: 'OWNER',
  billingManager: 'BILLING_MANAGER',
  securityAdmin: 'SECURITY_ADMIN',
  appAdmin: 'APP_ADMIN',
  approver: 'APPROVER',
}

/** Queries about one member and the member's reservations of counsel, for the staff. */
export const adminMemberStore = (db: Pick<Db, 'select'>) => ({
  /**
   * Returns the phone number, the company and the company-wide roles of a member. The state of the account does not
   * include these fields.
   */
  async find(memberId: string): Promise<StoredMember | undefined> {
    const [row] = await db
      .select({
        phoneNumber: members.phoneNumber,
        companyId: members.companyId,
        createdAt: members.createdAt,
        companyName: companies.name,
        stored: sql<string[]>`array(
          select ${companyRoles.role} from ${companyRoles} where ${companyRoles.memberId} = ${members.id}
          union all select ${memberRoles.role} from ${memberRoles}
          where ${memberRoles.memberId} = ${members.id} and ${isNull(memberRoles.appId)})`,
      })
      .from(members)
      .leftJoin(companies, eq(companies.id, members.companyId))
      .where(eq(members.id, memberId))
    if (!row) return undefined
    const { stored, ...found } = row
    return { ...found, roles: inRoleOrder(stored.flatMap((role) => roleNames[role] ?? [])) }
  },

  /** Returns at most `limit` reservations after a position, newest first. */
  counsels: (
    memberId: string,
    { after, limit }: { after: ListPosition | undefined; limit: number },
  ): Promise<Counsel[]> =>
    db
      .select({
        id: counsels.id,
        counselNo: counsels.counselNo,
        counselState: counsels.counselState,
        counselMethod: counsels.counselMethod,
        startAt: counsels.startAt,
        createdAt: counsels.createdAt,
      })
      .from(counsels)
      .where(
        and(
          eq(counsels.memberId, memberId),
          after && afterPosition([counsels.createdAt, counsels.id], after, 'newestFirst'),
        ),
      )
      .orderBy(desc(counsels.createdAt), desc(counsels.id))
      .limit(limit),

  async countCounsels(memberId: string): Promise<number> {
    const [row] = await db.select({ count: count() }).from(counsels).where(eq(counsels.memberId, memberId))
    return row!.count
  },
})
