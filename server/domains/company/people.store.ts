import { randomUUID } from 'node:crypto'
import { and, asc, count, eq, exists, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { type CompanyRole, inRoleOrder } from '#domain/company/roles.ts'
import { afterPosition, type ListPosition } from '#server/db/cursor.ts'
import { abnormalEvents } from '#server/db/schema/abnormal.ts'
import { accessGrants } from '#server/db/schema/access-grant.ts'
import { accessRequests } from '#server/db/schema/access-request.ts'
import { companyRoles } from '#server/db/schema/company-people.ts'
import { members, memberWords } from '#server/db/schema/member.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import { anyTextMatches } from '#server/db/search.ts'
import type { Queries } from './company.deps.ts'

/** A member of a company with their company-wide roles. */
export type StoredPerson = Pick<
  typeof members.$inferSelect,
  'id' | 'companyId' | 'name' | 'email' | 'deptName' | 'createdAt'
> & { roles: CompanyRole[] }

/** The filter of a company's members; addresses are also searched if the searching member may see them. */
type PeopleFilter = {
  companyId: string
  companyRole?: CompanyRole
  words: readonly string[]
  byAddress: boolean
}

const MAX_OWNERS = 10
const MAX_CONTACTS = 20
const MAX_RECIPIENTS = 100
/** The stored name of each role of the company itself. Roles of the access area are stored in another table. */
const companyRoleNames = { OWNER: 'owner', BILLING_MANAGER: 'billingManager' } as const
const accessRoles = { SECURITY_ADMIN: 'securityAdmin', APP_ADMIN: 'appAdmin', APPROVER: 'approver' } as const
const namesOf = new Map<string, CompanyRole>(
  [...Object.entries(companyRoleNames), ...Object.entries(accessRoles)].map(([name, stored]) => [
    stored,
    name as CompanyRole,
  ]),
)
const isOfCompany = (role: CompanyRole): role is keyof typeof companyRoleNames => role in companyRoleNames

/** The queries of the members of companies and their roles. */
export function peopleStore(db: Queries) {
  const one = { one: sql`1` }
  const forAll = (memberId: SQL | typeof members.id | string) =>
    and(
      eq(memberRoles.memberId, memberId),
      isNull(memberRoles.appId),
      inArray(memberRoles.role, Object.values(accessRoles)),
    )
  const stored = sql<string[]>`array(
    select ${companyRoles.role} from ${companyRoles} where ${companyRoles.memberId} = ${members.id}
    union all
    select ${memberRoles.role} from ${memberRoles} where ${forAll(members.id)})`
  const columns = {
    id: members.id,
    companyId: members.companyId,
    name: members.name,
    email: members.email,
    deptName: members.deptName,
    createdAt: members.createdAt,
    stored,
  }
  type Row = Omit<StoredPerson, 'roles'> & { stored: string[] }
  const person = ({ stored, ...row }: Row): StoredPerson => ({
    ...row,
    roles: inRoleOrder(stored.flatMap((role) => namesOf.get(role) ?? [])),
  })
  const people = () => db.select(columns).from(members)
  const hasRole = (role: CompanyRole) =>
    exists(
      isOfCompany(role)
        ? db
            .select(one)
            .from(companyRoles)
            .where(and(eq(companyRoles.memberId, members.id), eq(companyRoles.role, companyRoleNames[role])))
        : db
            .select(one)
            .from(memberRoles)
            .where(and(forAll(members.id), eq(memberRoles.role, accessRoles[role]))),
    )
  const matchesFilter = ({ companyId, companyRole, words, byAddress }: PeopleFilter) =>
    and(
      eq(members.companyId, companyId),
      companyRole && hasRole(companyRole),
      anyTextMatches(words, [
        memberWords(members),
        sql`lower(coalesce(${members.deptName}, ''))`,
        ...(byAddress ? [sql`${members.email}`] : []),
      ]),
    )

  return {
    async person(memberId: string): Promise<StoredPerson | undefined> {
      const [row] = await people().where(eq(members.id, memberId))
      return row && person(row)
    },

    async colleague(memberId: string, companyId: string): Promise<StoredPerson | undefined> {
      const [row] = await people().where(and(eq(members.id, memberId), eq(members.companyId, companyId)))
      return row && person(row)
    },

    /** Whether a member of a company has a mail address as their login id. */
    async hasMember(companyId: string, email: string): Promise<boolean> {
      const condition = and(eq(members.companyId, companyId), eq(members.email, email))
      return (await db.select(one).from(members).where(condition)).length > 0
    },

    /** The member who logs in with a mail address, if there is one. */
    async memberOfEmail(email: string): Promise<string | undefined> {
      const [row] = await db.select({ id: members.id }).from(members).where(eq(members.email, email))
      return row?.id
    },

    owners: (companyId: string): Promise<{ id: string; name: string }[]> =>
      db
        .select({ id: members.id, name: members.name })
        .from(members)
        .where(and(eq(members.companyId, companyId), hasRole('OWNER')))
        .orderBy(asc(members.name), asc(members.id))
        .limit(MAX_OWNERS),

    /** The members who act for a company, owners first. */
    async contacts(companyId: string): Promise<StoredPerson[]> {
      const isRepresentative = or(hasRole('OWNER'), hasRole('BILLING_MANAGER'), hasRole('SECURITY_ADMIN'))
      const rows = await people()
        .where(and(eq(members.companyId, companyId), isRepresentative))
        .orderBy(sql`${hasRole('OWNER')} desc`, asc(members.name), asc(members.id))
        .limit(MAX_CONTACTS)
      return rows.map(person)
    },

    /** The recipients of a change of roles: owners and security admins. */
    guardians: (companyId: string): Promise<{ id: string }[]> =>
      db
        .select({ id: members.id })
        .from(members)
        .where(and(eq(members.companyId, companyId), or(hasRole('OWNER'), hasRole('SECURITY_ADMIN'))))
        .limit(MAX_RECIPIENTS),

    /** Returns at most `limit` members after a position, the longest membership first. */
    async page(
      filter: PeopleFilter,
      { after, limit }: { after?: ListPosition; limit: number },
    ): Promise<StoredPerson[]> {
      const rows = await people()
        .where(
          and(
            matchesFilter(filter),
            after && afterPosition([members.createdAt, members.id], after, 'oldestFirst'),
          ),
        )
        .orderBy(asc(members.createdAt), asc(members.id))
        .limit(limit)
      return rows.map(person)
    },

    async count(filter: PeopleFilter): Promise<number> {
      const [row] = await db.select({ count: count() }).from(members).where(matchesFilter(filter))
      return row!.count
    },

    /** Replaces all company-wide roles of a member, except ownership and roles in single apps. */
    async setRoles(memberId: string, roles: readonly CompanyRole[]): Promise<void> {
      await db
        .delete(companyRoles)
        .where(and(eq(companyRoles.memberId, memberId), ne(companyRoles.role, 'owner')))
      await db.delete(memberRoles).where(forAll(memberId))
      for (const role of roles) {
        if (role === 'OWNER') continue
        if (isOfCompany(role))
          await db.insert(companyRoles).values({ memberId, role: companyRoleNames[role] })
        else
          await db
            .insert(memberRoles)
            .values({ id: randomUUID(), memberId, role: accessRoles[role], appId: null })
      }
    },

    /** Transfers the ownership from one member to another. */
    async handOver(fromId: string, toId: string): Promise<void> {
      await db
        .delete(companyRoles)
        .where(and(eq(companyRoles.memberId, fromId), eq(companyRoles.role, 'owner')))
      await db.insert(companyRoles).values({ memberId: toId, role: 'owner' })
    },

    /**
     * Moves a member to a company, or to none, without the roles in the previous company. Their requests, permissions
     * and abnormal behaviour there are removed as with a withdrawal, since the deciders of the next company would see
     * them. The audit record is retained; the next company sees only later entries.
     */
    async move(memberId: string, companyId: string | null, now: Date): Promise<void> {
      await db.delete(companyRoles).where(eq(companyRoles.memberId, memberId))
      await db
        .delete(memberRoles)
        .where(and(eq(memberRoles.memberId, memberId), ne(memberRoles.role, 'staff')))
      await db.delete(accessRequests).where(eq(accessRequests.memberId, memberId))
      await db.delete(accessGrants).where(eq(accessGrants.memberId, memberId))
      await db.delete(abnormalEvents).where(eq(abnormalEvents.memberId, memberId))
      await db
        .update(members)
        .set({ companyId, companySince: now, subjectCompanyId: null, companyName: null, deptName: null })
        .where(eq(members.id, memberId))
    },
  }
}
