import { and, asc, count, desc, eq, exists, isNull, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { afterPosition, type ListPosition } from '#server/db/cursor.ts'
import { companies } from '#server/db/schema/company.ts'
import { accountClosings, companyCorrections } from '#server/db/schema/company-admin.ts'
import { companyRoles } from '#server/db/schema/company-people.ts'
import { members, memberWords } from '#server/db/schema/member.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import { anyTextMatches } from '#server/db/search.ts'

type Queries = Pick<Db, 'select' | 'insert' | 'update'>
export type StoredCompany = typeof companies.$inferSelect
type NewCorrection = typeof companyCorrections.$inferInsert
export type StoredCorrection = typeof companyCorrections.$inferSelect & { byName: string | null }
export type StoredPerson = Pick<
  typeof members.$inferSelect,
  'id' | 'name' | 'email' | 'deptName' | 'companyId' | 'createdAt'
> & {
  isStaff: boolean
  closing: Pick<typeof accountClosings.$inferSelect, 'id' | 'closedAt' | 'reason'> | null
  byName: string | null
}
type PeopleFilter = { companyId: string; words: readonly string[] }

const MAX_CORRECTIONS = 20
const MAX_RECIPIENTS = 100
const isOpenClosing = isNull(accountClosings.openedAt)

/** The queries by which the staff corrects companies, and closes and opens accounts. */
export function companyAdminStore(db: Queries) {
  const one = { one: sql`1` }
  const closers = alias(members, 'closer')
  const has = (role: 'owner' | 'billingManager') =>
    exists(
      db
        .select(one)
        .from(companyRoles)
        .where(and(eq(companyRoles.memberId, members.id), eq(companyRoles.role, role))),
    )
  const isSecurityAdmin = exists(
    db
      .select(one)
      .from(memberRoles)
      .where(
        and(
          eq(memberRoles.memberId, members.id),
          eq(memberRoles.role, 'securityAdmin'),
          isNull(memberRoles.appId),
        ),
      ),
  )
  const isStaff = exists(
    db
      .select(one)
      .from(memberRoles)
      .where(and(eq(memberRoles.memberId, members.id), eq(memberRoles.role, 'staff'))),
  )
  const people = () =>
    db
      .select({
        id: members.id,
        name: members.name,
        email: members.email,
        deptName: members.deptName,
        companyId: members.companyId,
        createdAt: members.createdAt,
        isStaff: sql<boolean>`${isStaff}`,
        closing: {
          id: accountClosings.id,
          closedAt: accountClosings.closedAt,
          reason: accountClosings.reason,
        },
        byName: closers.name,
      })
      .from(members)
      .leftJoin(accountClosings, and(eq(accountClosings.memberId, members.id), isOpenClosing))
      .leftJoin(closers, eq(closers.id, accountClosings.byId))
  const matches = ({ companyId, words }: PeopleFilter) =>
    and(
      eq(members.companyId, companyId),
      anyTextMatches(words, [
        memberWords(members),
        sql`lower(coalesce(${members.deptName}, ''))`,
        sql`${members.email}`,
      ]),
    )

  return {
    async company(companyId: string): Promise<StoredCompany | undefined> {
      const [row] = await db.select().from(companies).where(eq(companies.id, companyId))
      return row
    },

    /** Whether another company has this business number; companies that were merged do not count. */
    async isNumberTaken(rnno: string, exceptId: string): Promise<boolean> {
      const condition = and(
        eq(companies.rnno, rnno),
        ne(companies.id, exceptId),
        isNull(companies.mergedIntoId),
      )
      return (await db.select(one).from(companies).where(condition).limit(1)).length > 0
    },

    /**
     * Locks a company until the transaction ends, so that changes of its people and roles wait, and returns the
     * company.
     */
    async lockCompany(companyId: string): Promise<StoredCompany | undefined> {
      const [row] = await db.select().from(companies).where(eq(companies.id, companyId)).for('update')
      return row
    },

    /** Stores another name and business number of a locked company, as its next version. */
    async correct(companyId: string, to: Pick<StoredCompany, 'name' | 'rnno'>): Promise<void> {
      await db
        .update(companies)
        .set({ ...to, version: sql`${companies.version} + 1` })
        .where(eq(companies.id, companyId))
    },

    async record(correction: NewCorrection): Promise<void> {
      await db.insert(companyCorrections).values(correction)
    },

    /** The last corrections of a company, the latest first. */
    async corrections(companyId: string): Promise<StoredCorrection[]> {
      const rows = await db
        .select({ correction: companyCorrections, byName: members.name })
        .from(companyCorrections)
        .leftJoin(members, eq(members.id, companyCorrections.byId))
        .where(eq(companyCorrections.companyId, companyId))
        .orderBy(desc(companyCorrections.correctedAt), desc(companyCorrections.id))
        .limit(MAX_CORRECTIONS)
      return rows.map(({ correction, byName }) => ({ ...correction, byName }))
    },

    /** The ids of the owners and security admins of a company, and with `billing` of its billing managers. */
    async admins(companyId: string, { billing }: { billing: boolean }): Promise<string[]> {
      const isRepresentative = or(has('owner'), isSecurityAdmin, billing ? has('billingManager') : undefined)
      const rows = await db
        .select({ id: members.id })
        .from(members)
        .where(and(eq(members.companyId, companyId), isRepresentative))
        .orderBy(asc(members.createdAt), asc(members.id))
        .limit(MAX_RECIPIENTS)
      return rows.map(({ id }) => id)
    },

    /** A member with the state of their account. */
    async person(memberId: string): Promise<StoredPerson | undefined> {
      const [row] = await people().where(eq(members.id, memberId))
      return row
    },

    /** Returns at most `limit` people of a company after a position, the longest member first. */
    page: (
      filter: PeopleFilter,
      { after, limit }: { after?: ListPosition; limit: number },
    ): Promise<StoredPerson[]> =>
      people()
        .where(
          and(matches(filter), after && afterPosition([members.createdAt, members.id], after, 'oldestFirst')),
        )
        .orderBy(asc(members.createdAt), asc(members.id))
        .limit(limit),

    async count(filter: PeopleFilter): Promise<number> {
      const [row] = await db.select({ count: count() }).from(members).where(matches(filter))
      return row!.count
    },

    async close(closing: typeof accountClosings.$inferInsert): Promise<void> {
      await db.insert(accountClosings).values(closing)
    },

    async open(
      closingId: string,
      by: Pick<typeof accountClosings.$inferSelect, 'openedAt' | 'openedById' | 'openingReason'>,
    ): Promise<void> {
      await db.update(accountClosings).set(by).where(eq(accountClosings.id, closingId))
    },
  }
}
