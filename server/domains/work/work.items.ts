import { and, asc, eq, isNotNull, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { Schema } from '#contract/operation.ts'
import type { AbnormalState } from '#domain/abnormal/actions.ts'
import { codeWord } from '#domain/abnormal/codes.ts'
import { startBounds } from '#domain/counsel/rules.ts'
import { startOfDay, toWireTime } from '#domain/dates.ts'
import type { Db } from '#server/db/client.ts'
import { highestRisk } from '#server/db/highest-risk.ts'
import { abnormalEvents } from '#server/db/schema/abnormal.ts'
import { billRefunds, bills } from '#server/db/schema/bill.ts'
import { serviceEditions } from '#server/db/schema/catalogue.ts'
import { counsels } from '#server/db/schema/counsel.ts'
import { deposits } from '#server/db/schema/deposit.ts'
import { inquiries } from '#server/db/schema/inquiry.ts'
import { members } from '#server/db/schema/member.ts'
import { settlementDifferences } from '#server/db/schema/settlement.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { payerPurpose } from '#server/db/sealed-deposit.ts'
import { waitsFor } from '#server/db/waiting-bills.ts'
import type { SecretBox } from '#server/security/secret-box.ts'
import type { SecurityAdmin } from '#server/security/security-admin.ts'
import { openDeposits, openDifferences, pricesToApprove, refundsToApprove } from './work.store.ts'

type Item = Schema<'AdminWorkItem'>
type FoundItem = Pick<Item, 'itemId'> & { since: Date } & Partial<Omit<Item, 'workKind' | 'waitingSince'>>

/** A task in the format of the answer: fields that its kind does not have are null. */
export const toItem = (workKind: Item['workKind'], { since, ...found }: FoundItem): Item => ({
  topic: null,
  personName: null,
  companyName: null,
  workDetail: null,
  currency: null,
  amount: null,
  riskLevel: null,
  ...found,
  workKind,
  waitingSince: toWireTime(since),
})

/** Returns functions that list the tasks of each kind: at most `limit`, the longest waiting first. */
export function workItems(db: Pick<Db, 'select'>, box: Pick<SecretBox, 'open'>) {
  async function billsWhere(where: SQL | undefined, day: SQL<string>, limit: number): Promise<FoundItem[]> {
    const rows = await db
      .select({
        id: bills.id,
        currency: bills.currency,
        amount: bills.totalAmount,
        service: subscriptions.serviceInfo,
        company: subscriptions.companyInfo,
        day: sql<string>`(${day})::text`,
      })
      .from(bills)
      .innerJoin(subscriptions, eq(subscriptions.id, bills.subscriptionId))
      .where(where)
      .orderBy(asc(day), asc(bills.id))
      .limit(limit)
    return rows.map((row) => ({
      itemId: row.id,
      topic: nameOf(row.service),
      companyName: row.company.companyName,
      currency: row.currency,
      amount: row.amount,
      since: startOfDay(row.day),
    }))
  }

  return {
    async subscriptionRequests(limit: number): Promise<FoundItem[]> {
      const { id, serviceInfo, companyInfo, subscriberInfo, currency, totalAmount, requestedAt } =
        subscriptions
      const rows = await db
        .select({ id, serviceInfo, companyInfo, subscriberInfo, currency, totalAmount, requestedAt })
        .from(subscriptions)
        .where(eq(subscriptions.subscriptionState, 'REQUESTED'))
        .orderBy(asc(requestedAt), asc(id))
        .limit(limit)
      return rows.map((row) => ({
        itemId: row.id,
        topic: nameOf(row.serviceInfo),
        personName: row.subscriberInfo.name,
        companyName: row.companyInfo.companyName,
        currency: row.currency,
        amount: row.totalAmount,
        since: row.requestedAt,
      }))
    },

    /** Late bills; each waits since its due date, so its waiting time is the number of days overdue. */
    lateBills: (limit: number) => billsWhere(eq(bills.billState, 'LATE'), sql`${bills.dueDate}`, limit),

    /** Refunds; each waits since the day of its bill, or since the last day of use if that is later. */
    refunds: (limit: number) =>
      billsWhere(waitsFor.REFUND, sql`greatest(${bills.billDate}, ${subscriptions.endDate})`, limit),

    taxInvoices: (limit: number) => billsWhere(waitsFor.TAX_INVOICE, sql`${bills.billDate}`, limit),

    async deposits(limit: number): Promise<FoundItem[]> {
      const rows = await db
        .select()
        .from(deposits)
        .where(openDeposits)
        .orderBy(asc(deposits.importedAt), asc(deposits.id))
        .limit(limit)
      return rows.map(({ id, payerBox, leftAmount, importedAt }) => ({
        itemId: id,
        personName: box.open(payerBox, payerPurpose(id)),
        currency: 'KRW' as const,
        amount: leftAmount,
        since: importedAt,
      }))
    },

    /**
     * Differences with the list of settlements. Each is named by its order id at the payment service, which begins
     * with the bill number.
     */
    async settlements(limit: number): Promise<FoundItem[]> {
      const { id, orderId, ownAmount, serviceAmount, foundAt } = settlementDifferences
      const rows = await db
        .select({ id, orderId, ownAmount, serviceAmount, foundAt })
        .from(settlementDifferences)
        .where(openDifferences)
        .orderBy(asc(foundAt), asc(id))
        .limit(limit)
      return rows.map((row) => ({
        itemId: row.id,
        topic: row.orderId,
        currency: 'KRW' as const,
        amount: row.serviceAmount ?? row.ownAmount,
        since: row.foundAt,
      }))
    },

    async pricesToApprove(memberId: string, limit: number): Promise<FoundItem[]> {
      const { serviceCode, content, changedAt } = serviceEditions
      const rows = await db
        .select({ serviceCode, content, changedAt, personName: members.name })
        .from(serviceEditions)
        .leftJoin(members, eq(members.id, serviceEditions.byId))
        .where(pricesToApprove(memberId))
        .orderBy(asc(changedAt), asc(serviceCode))
        .limit(limit)
      return rows.map((row) => ({
        itemId: row.serviceCode,
        topic: row.content.serviceName,
        personName: row.personName,
        since: row.changedAt,
      }))
    },

    async refundsToApprove(memberId: string, limit: number): Promise<FoundItem[]> {
      const { amount, startedAt } = billRefunds
      const rows = await db
        .select({
          id: bills.id,
          currency: bills.currency,
          amount,
          service: subscriptions.serviceInfo,
          company: subscriptions.companyInfo,
          personName: members.name,
          startedAt,
        })
        .from(billRefunds)
        .innerJoin(bills, eq(bills.id, billRefunds.billId))
        .innerJoin(subscriptions, eq(subscriptions.id, bills.subscriptionId))
        .leftJoin(members, eq(members.id, billRefunds.requestedBy))
        .where(refundsToApprove(memberId))
        .orderBy(asc(startedAt), asc(bills.id))
        .limit(limit)
      return rows.map((row) => ({
        itemId: row.id,
        topic: nameOf(row.service),
        personName: row.personName,
        companyName: row.company.companyName,
        currency: row.currency,
        amount: row.amount,
        since: row.startedAt,
      }))
    },

    async inquiries(limit: number): Promise<FoundItem[]> {
      const { id, subject, name, companyName, waitingSince } = inquiries
      const rows = await db
        .select({ id, subject, name, companyName, waitingSince })
        .from(inquiries)
        .where(isNotNull(waitingSince))
        .orderBy(asc(waitingSince), asc(id))
        .limit(limit)
      return rows.map((row) => ({
        itemId: row.id,
        topic: row.subject,
        personName: row.name,
        companyName: row.companyName,
        since: row.waitingSince!,
      }))
    },

    async counselRecords(now: Date, limit: number): Promise<FoundItem[]> {
      const { id, name, companyName, counselMethod, counselState, startAt } = counsels
      const rows = await db
        .select({ id, name, companyName, counselMethod, startAt })
        .from(counsels)
        .where(and(eq(counselState, 'BOOKED'), lte(startAt, startBounds('record', now).until!)))
        .orderBy(asc(startAt), asc(id))
        .limit(limit)
      return rows.map((row) => ({
        itemId: row.id,
        personName: row.name,
        companyName: row.companyName,
        workDetail: row.counselMethod,
        since: row.startAt,
      }))
    },

    /** Abnormal events in a given state, of one company, except those about the security admin's own behaviour. */
    async abnormalEvents(
      { companyId, memberId }: SecurityAdmin,
      state: AbnormalState,
      limit: number,
      today: string,
    ): Promise<FoundItem[]> {
      const { id, detector, detectType, detectedAt, abnormalState } = abnormalEvents
      const rows = await db
        .select({
          id,
          detector,
          detectType,
          detectedAt,
          name: members.name,
          riskLevel: highestRisk(abnormalEvents.memberId, today),
        })
        .from(abnormalEvents)
        .innerJoin(members, eq(members.id, abnormalEvents.memberId))
        .where(
          and(
            eq(members.companyId, companyId),
            eq(abnormalState, state),
            ne(abnormalEvents.memberId, memberId),
          ),
        )
        .orderBy(asc(detectedAt), asc(id))
        .limit(limit)
      return rows.map((row) => ({
        itemId: row.id,
        // Another system reports its findings as codes.
        ...(row.detector === 'EXTERNAL' &&
          row.detectType && { topic: codeWord('detectType', row.detectType) }),
        personName: row.name,
        workDetail: row.detector,
        riskLevel: row.riskLevel,
        since: row.detectedAt,
      }))
    },
  }
}

const nameOf = ({ serviceName, planName }: { serviceName: string; planName: string }) =>
  `${serviceName} ${planName}`
