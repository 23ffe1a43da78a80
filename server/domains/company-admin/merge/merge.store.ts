import { and, asc, count, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Schema } from '#contract/operation.ts'
import { unpaidStates } from '#domain/bill/states.ts'
import { runningStates } from '#domain/subscription/states.ts'
import type { Db } from '#server/db/client.ts'
import { apps } from '#server/db/schema/app.ts'
import { billRefunds, bills } from '#server/db/schema/bill.ts'
import { businessChecks } from '#server/db/schema/business-check.ts'
import { companies } from '#server/db/schema/company.ts'
import { companyOffers, companyRoles } from '#server/db/schema/company-people.ts'
import { members } from '#server/db/schema/member.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { trials } from '#server/db/schema/trial.ts'
import type { StoredCompany } from '../company-admin.store.ts'

type Queries = Pick<Db, 'select' | 'selectDistinct' | '$count'>

const MAX_OTHERS = 10
const MAX_SERVICES = 50
const openRefunds = ['STARTED', 'WAITING'] as const

/** Queries about two companies that are to be merged. */
export const mergeStore = (db: Queries) => ({
  /** Returns the other companies with a business number that were not merged, oldest first. */
  others: (rnno: string, exceptId: string): Promise<StoredCompany[]> =>
    db
      .select()
      .from(companies)
      .where(and(eq(companies.rnno, rnno), ne(companies.id, exceptId), isNull(companies.mergedIntoId)))
      .orderBy(asc(companies.createdAt), asc(companies.id))
      .limit(MAX_OTHERS),

  /**
   * Locks the companies with these ids and the companies that were merged into them, in the order of their ids, until
   * the transaction ends, so that every write of these companies waits. Returns the companies.
   */
  lock: (ids: readonly string[]): Promise<StoredCompany[]> =>
    db
      .select()
      .from(companies)
      .where(or(inArray(companies.id, [...ids]), inArray(companies.mergedIntoId, [...ids])))
      .orderBy(asc(companies.id))
      .for('update'),

  /** Locks the contracts and bills of a company. The company is already locked. */
  async lockContracts(companyId: string): Promise<void> {
    const ofCompany = eq(subscriptions.companyId, companyId)
    const contractIds = db.select({ id: subscriptions.id }).from(subscriptions)
    const ids = (await contractIds.where(ofCompany).orderBy(asc(subscriptions.id)).for('update')).map(
      ({ id }) => id,
    )
    if (ids.length === 0) return
    await db
      .select({ id: bills.id })
      .from(bills)
      .where(inArray(bills.subscriptionId, ids))
      .orderBy(asc(bills.id))
      .for('update')
  },

  /** Whether a charge or a refund of a company is in progress. */
  async hasPaymentInProgress(companyId: string): Promise<boolean> {
    const ofCompany = eq(bills.ownerId, companyId)
    if ((await db.$count(bills, and(ofCompany, isNotNull(bills.chargingSince)))) > 0) return true
    const [refunds] = await db
      .select({ count: count() })
      .from(billRefunds)
      .innerJoin(bills, eq(bills.id, billRefunds.billId))
      .where(and(ofCompany, inArray(billRefunds.refundState, [...openRefunds])))
    return refunds!.count > 0
  },

  /** Returns the facts of a company that a merge would move. */
  async facts({ id, rnno }: Pick<StoredCompany, 'id' | 'rnno'>) {
    const ofCompany = eq(members.companyId, id)
    const isOpen = and(eq(companyOffers.companyId, id), isNull(companyOffers.closedAt))
    const [check] = await db
      .select({ state: businessChecks.state })
      .from(businessChecks)
      .where(and(eq(businessChecks.companyId, id), eq(businessChecks.rnno, rnno)))
    const [owner] = await db
      .select({ name: members.name })
      .from(members)
      .innerJoin(companyRoles, and(eq(companyRoles.memberId, members.id), eq(companyRoles.role, 'owner')))
      .where(ofCompany)
      .orderBy(asc(members.createdAt), asc(members.id))
      .limit(1)
    const hasRole = sql`(exists (select 1 from ${companyRoles} where ${companyRoles.memberId} = ${members.id})
      or exists (select 1 from ${memberRoles} where ${memberRoles.memberId} = ${members.id} and ${memberRoles.role} <> 'staff'))`
    const services = await db
      .selectDistinct({ name: sql<string>`${subscriptions.serviceInfo} ->> 'serviceName'` })
      .from(subscriptions)
      .where(
        and(eq(subscriptions.companyId, id), inArray(subscriptions.subscriptionState, [...runningStates])),
      )
      .orderBy(sql`1`)
      .limit(MAX_SERVICES)
    const unpaid = await db
      .select({
        currency: bills.currency,
        count: count(),
        amount: sql<number>`sum(${bills.totalAmount})`.mapWith(Number),
      })
      .from(bills)
      .where(and(eq(bills.ownerId, id), inArray(bills.billState, unpaidStates)))
      .groupBy(bills.currency)
      .orderBy(asc(bills.currency))
    return {
      businessState: (check?.state ?? 'UNCHECKED') as Schema<'BusinessState'>,
      ownerName: owner?.name ?? null,
      peopleCount: await db.$count(members, ofCompany),
      roleCount: await db.$count(members, and(ofCompany, hasRole)),
      services: services.map(({ name }) => name),
      subscriptionCount: await db.$count(subscriptions, eq(subscriptions.companyId, id)),
      trialCount: await db.$count(trials, eq(trials.companyId, id)),
      unpaid,
      appCount: await db.$count(apps, eq(apps.companyId, id)),
      invitationCount: await db.$count(companyOffers, and(isOpen, ne(companyOffers.offerKind, 'JOIN'))),
      joinCount: await db.$count(companyOffers, and(isOpen, eq(companyOffers.offerKind, 'JOIN'))),
    }
  },

  /** Returns the ids of all people of a company, in the order of joining. */
  async people(companyId: string): Promise<string[]> {
    const rows = await db
      .select({ id: members.id })
      .from(members)
      .where(eq(members.companyId, companyId))
      .orderBy(asc(members.createdAt), asc(members.id))
    return rows.map(({ id }) => id)
  },
})
