import { and, asc, eq, exists, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Details } from '#domain/company/details.ts'
import { accessGrants } from '#server/db/schema/access-grant.ts'
import { accessRequests } from '#server/db/schema/access-request.ts'
import { companies } from '#server/db/schema/company.ts'
import { companyRoles } from '#server/db/schema/company-people.ts'
import { members } from '#server/db/schema/member.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { trials } from '#server/db/schema/trial.ts'
import type { Queries } from './company.deps.ts'
import { peopleStore, type StoredPerson } from './people.store.ts'

export type StoredCompany = typeof companies.$inferSelect

/** The queries of companies, their members and their roles. */
export function companyStore(db: Queries) {
  const one = { one: sql`1` }

  return {
    ...peopleStore(db),

    async find(companyId: string): Promise<StoredCompany | undefined> {
      const [row] = await db.select().from(companies).where(eq(companies.id, companyId))
      return row
    },

    /**
     * Locks a company until the transaction ends, so that every change of its members or roles waits, and returns the
     * company.
     */
    async lock(companyId: string): Promise<StoredCompany | undefined> {
      const [row] = await db.select().from(companies).where(eq(companies.id, companyId)).for('update')
      return row
    },

    /**
     * Locks a company and the current company of a member, since a joining member may bring their company along. The
     * order is fixed, so that two members who switch companies do not block each other.
     */
    async lockWith(companyId: string | null, memberId: string | null): Promise<void> {
      const ids = companyId === null ? [] : [companyId]
      if (memberId !== null) {
        const [member] = await db
          .select({ companyId: members.companyId })
          .from(members)
          .where(eq(members.id, memberId))
        if (member?.companyId) ids.push(member.companyId)
      }
      await db
        .select(one)
        .from(companies)
        .where(inArray(companies.id, ids))
        .orderBy(asc(companies.id))
        .for('update')
    },

    /** Returns the first company that has a business number and an owner, except the company `except`. */
    async byNumber(rnno: string, except: string | null): Promise<StoredCompany | undefined> {
      const owner = db
        .select(one)
        .from(companyRoles)
        .innerJoin(members, eq(members.id, companyRoles.memberId))
        .where(and(eq(members.companyId, companies.id), eq(companyRoles.role, 'owner')))
      const [row] = await db
        .select()
        .from(companies)
        .where(
          and(
            eq(companies.rnno, rnno),
            isNull(companies.mergedIntoId),
            except ? ne(companies.id, except) : undefined,
            exists(owner),
          ),
        )
        .orderBy(asc(companies.createdAt), asc(companies.id))
        .limit(1)
      return row
    },

    /**
     * Stores the representative and the day of opening of a locked company, as its next version. Returns the company.
     */
    async setDetails(companyId: string, values: Details): Promise<StoredCompany> {
      const [row] = await db
        .update(companies)
        .set({ ...values, version: sql`${companies.version} + 1` })
        .where(eq(companies.id, companyId))
        .returning()
      return row!
    },

    async letEverybody(companyId: string, everybodyMay: boolean): Promise<void> {
      await db.update(companies).set({ everybodyMay }).where(eq(companies.id, companyId))
    },

    /**
     * Whether a member has anything that they would lose by joining another company: colleagues, or
     * subscriptions, trials, permissions or requests of their own.
     */
    async isBound({ id, companyId }: Pick<StoredPerson, 'id' | 'companyId'>): Promise<boolean> {
      const ownRows = (column: typeof subscriptions.companyId | typeof trials.companyId, alone: SQL) =>
        companyId === null ? alone : or(alone, eq(column, companyId))
      const boundQueries = [
        companyId &&
          db
            .select(one)
            .from(members)
            .where(and(eq(members.companyId, companyId), ne(members.id, id))),
        db
          .select(one)
          .from(subscriptions)
          .where(ownRows(subscriptions.companyId, eq(subscriptions.memberId, id))),
        db
          .select(one)
          .from(trials)
          .where(ownRows(trials.companyId, eq(trials.ownerId, id))),
        db
          .select(one)
          .from(accessGrants)
          .where(and(eq(accessGrants.memberId, id), ne(accessGrants.useStatus, 'EXPIRE'))),
        db
          .select(one)
          .from(accessRequests)
          .where(and(eq(accessRequests.memberId, id), eq(accessRequests.approvalResult, 'WAITING'))),
      ]
      for (const rows of boundQueries) if (rows && (await rows.limit(1)).length > 0) return true
      return false
    },

    /** Removes a company without members. */
    async forget(companyId: string): Promise<void> {
      await db.delete(companies).where(eq(companies.id, companyId))
    },
  }
}
