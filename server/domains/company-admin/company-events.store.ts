import { and, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgSelect, SelectedFields } from 'drizzle-orm/pg-core'
import type { Schema } from '#contract/operation.ts'
import type { Db } from '#server/db/client.ts'
import { afterPosition, type ListPosition } from '#server/db/cursor.ts'
import { billPayments, billRefunds, bills } from '#server/db/schema/bill.ts'
import { accountClosings, companyCorrections } from '#server/db/schema/company-admin.ts'
import { members } from '#server/db/schema/member.ts'
import { subscriptionCancellations, subscriptions } from '#server/db/schema/subscription.ts'
import { isOfCompanyTime } from './company-sections.store.ts'

type EventKind = Schema<'CompanyEventKind'>
export type CompanyEvent = {
  id: string
  kind: EventKind
  at: Date
  subscriptionId?: string
  billId?: string
  memberId?: string
  serviceName?: string
  planName?: string
  currency?: Schema<'Currency'>
  amount?: number
  personName?: string | null
}
type RequestedEvents = {
  after: ListPosition | undefined
  limit: number
  /** Whether payments and refunds are among the events. */
  hasPayments: boolean
}

const ofService = {
  serviceName: sql<string>`${subscriptions.serviceInfo} ->> 'serviceName'`,
  planName: sql<string>`${subscriptions.serviceInfo} ->> 'planName'`,
}
const subscriber = { personName: members.name, subscriptionId: subscriptions.id, ...ofService }
const ofBill = { billId: bills.id, currency: bills.currency, ...ofService }
const isSettled = and(
  inArray(billPayments.paymentState, ['PAID', 'FAILED']),
  isNotNull(billPayments.settledAt),
)
const isRefunded = and(eq(billRefunds.refundState, 'DONE'), isNotNull(billRefunds.settledAt))

/** Joins payments or refunds with their bills and the subscriptions of these. */
const joinBill = <T extends PgSelect>(query: T, billId: PgColumn) =>
  query
    .innerJoin(bills, eq(bills.id, billId))
    .innerJoin(subscriptions, eq(subscriptions.id, bills.subscriptionId))

/**
 * Queries about the history of one company. Each kind of event is read from its own table, from the same position, so
 * that every query reads only the rows of the company.
 */
export function companyEventStore(db: Pick<Db, 'select'>, companyId: string) {
  const isOfCompany = eq(subscriptions.companyId, companyId)
  const isOfCorrections = eq(companyCorrections.companyId, companyId)
  const fromCancellations = <Fields extends SelectedFields>(fields: Fields) =>
    db
      .select(fields)
      .from(subscriptionCancellations)
      .innerJoin(subscriptions, eq(subscriptions.id, subscriptionCancellations.subscriptionId))
  const fromClosings = <Fields extends SelectedFields>(fields: Fields) =>
    db.select(fields).from(accountClosings).innerJoin(members, eq(members.id, accountClosings.memberId))

  return {
    /** Returns at most `limit` events after a position, newest first. */
    async page({ after, limit, hasPayments }: RequestedEvents): Promise<CompanyEvent[]> {
      const later = (at: PgColumn, id: PgColumn): SQL | undefined =>
        after && afterPosition([at, id], after, 'newestFirst')
      const requested = db
        .select({ id: subscriptions.id, at: subscriptions.requestedAt, ...subscriber })
        .from(subscriptions)
        .innerJoin(members, eq(members.id, subscriptions.memberId))
        .where(and(isOfCompany, later(subscriptions.requestedAt, subscriptions.id)))
        .orderBy(desc(subscriptions.requestedAt), desc(subscriptions.id))
        .limit(limit)
      const cancelled = fromCancellations({
        id: subscriptionCancellations.id,
        at: subscriptionCancellations.requestedAt,
        subscriptionId: subscriptions.id,
        ...ofService,
      })
        .where(and(isOfCompany, later(subscriptionCancellations.requestedAt, subscriptionCancellations.id)))
        .orderBy(desc(subscriptionCancellations.requestedAt), desc(subscriptionCancellations.id))
        .limit(limit)
      const payments = (paymentState: 'PAID' | 'FAILED') =>
        joinBill(
          db
            .select({
              id: billPayments.id,
              at: sql<Date>`${billPayments.settledAt}`.mapWith(billPayments.settledAt),
              amount: bills.totalAmount,
              ...ofBill,
            })
            .from(billPayments)
            .$dynamic(),
          billPayments.billId,
        )
          .where(
            and(
              isOfCompany,
              isSettled,
              eq(billPayments.paymentState, paymentState),
              later(billPayments.settledAt, billPayments.id),
            ),
          )
          .orderBy(desc(billPayments.settledAt), desc(billPayments.id))
          .limit(limit)
      const refunded = () =>
        joinBill(
          db
            .select({
              id: billRefunds.id,
              at: sql<Date>`${billRefunds.settledAt}`.mapWith(billRefunds.settledAt),
              amount: billRefunds.amount,
              ...ofBill,
            })
            .from(billRefunds)
            .$dynamic(),
          billRefunds.billId,
        )
          .where(and(isOfCompany, isRefunded, later(billRefunds.settledAt, billRefunds.id)))
          .orderBy(desc(billRefunds.settledAt), desc(billRefunds.id))
          .limit(limit)
      const corrections = (isMerge: boolean) =>
        db
          .select({
            id: companyCorrections.id,
            at: companyCorrections.correctedAt,
            personName: members.name,
          })
          .from(companyCorrections)
          .leftJoin(members, eq(members.id, companyCorrections.byId))
          .where(
            and(
              isOfCorrections,
              isMerge ? isNotNull(companyCorrections.mergedId) : isNull(companyCorrections.mergedId),
              later(companyCorrections.correctedAt, companyCorrections.id),
            ),
          )
          .orderBy(desc(companyCorrections.correctedAt), desc(companyCorrections.id))
          .limit(limit)
      const closings = (time: typeof accountClosings.closedAt | typeof accountClosings.openedAt) =>
        fromClosings({
          id: accountClosings.id,
          at: sql<Date>`${time}`.mapWith(time),
          memberId: members.id,
          personName: members.name,
        })
          .where(and(isOfCompanyTime(companyId, time), isNotNull(time), later(time, accountClosings.id)))
          .orderBy(desc(time), desc(accountClosings.id))
          .limit(limit)
      const found = await Promise.all([
        ofKind('SUBSCRIPTION_REQUESTED', requested),
        ofKind('CANCELLATION_REQUESTED', cancelled),
        ofKind('COMPANY_CORRECTED', corrections(false)),
        ofKind('COMPANY_MERGED', corrections(true)),
        ofKind('ACCOUNT_CLOSED', closings(accountClosings.closedAt)),
        ofKind('ACCOUNT_OPENED', closings(accountClosings.openedAt)),
        ...(hasPayments
          ? [
              ofKind('PAYMENT_PAID', payments('PAID')),
              ofKind('PAYMENT_FAILED', payments('FAILED')),
              ofKind('REFUNDED', refunded()),
            ]
          : []),
      ])
      return found.flat().toSorted(latestFirst).slice(0, limit)
    },

    async count({ hasPayments }: Pick<RequestedEvents, 'hasPayments'>): Promise<number> {
      const number = { count: count() }
      const counts = await Promise.all([
        db.select(number).from(subscriptions).where(isOfCompany),
        fromCancellations(number).where(isOfCompany),
        db.select(number).from(companyCorrections).where(isOfCorrections),
        fromClosings(number).where(isOfCompanyTime(companyId, accountClosings.closedAt)),
        fromClosings(number).where(isOfCompanyTime(companyId, accountClosings.openedAt)),
        ...(hasPayments
          ? [
              joinBill(db.select(number).from(billPayments).$dynamic(), billPayments.billId).where(
                and(isOfCompany, isSettled),
              ),
              joinBill(db.select(number).from(billRefunds).$dynamic(), billRefunds.billId).where(
                and(isOfCompany, isRefunded),
              ),
            ]
          : []),
      ])
      return counts.reduce((sum, [row]) => sum + row!.count, 0)
    },
  }
}

const ofKind = async (
  kind: EventKind,
  rows: PromiseLike<Omit<CompanyEvent, 'kind'>[]>,
): Promise<CompanyEvent[]> => (await rows).map((row) => ({ ...row, kind }))

/** Compares like `desc(at), desc(id)` in SQL: ids have the same order as their texts. */
const latestFirst = (one: CompanyEvent, other: CompanyEvent): number =>
  other.at.getTime() - one.at.getTime() || (one.id < other.id ? 1 : -1)
