import {
  and,
  between,
  count,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  min,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { AbnormalState } from '#domain/abnormal/actions.ts'
import { unpaidStates } from '#domain/bill/states.ts'
import { startBounds } from '#domain/counsel/rules.ts'
import { addDays, startOfDay } from '#domain/dates.ts'
import { openDepositStates } from '#domain/deposit/states.ts'
import type { Db } from '#server/db/client.ts'
import { abnormalEvents } from '#server/db/schema/abnormal.ts'
import { accessGrants } from '#server/db/schema/access-grant.ts'
import { billRefunds, bills } from '#server/db/schema/bill.ts'
import { serviceEditions } from '#server/db/schema/catalogue.ts'
import { counsels } from '#server/db/schema/counsel.ts'
import { deposits } from '#server/db/schema/deposit.ts'
import { inquiries } from '#server/db/schema/inquiry.ts'
import { members } from '#server/db/schema/member.ts'
import { settlementDifferences } from '#server/db/schema/settlement.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { type Tasked, waitsFor, waitsForStaff } from '#server/db/waiting-bills.ts'
import type { SecurityAdmin } from '#server/security/security-admin.ts'

/** The number of tasks, and the start of the longest wait; undefined without any. */
export type WaitingTasks = { count: number; since: Date } | undefined

/** Deposits that may still pay a bill. */
export const openDeposits = inArray(deposits.depositState, [...openDepositStates])

/**
 * The condition for differences with the list of settlements that are open: the staff have not stored a note on them.
 */
export const openDifferences = eq(settlementDifferences.differenceState, 'OPEN')

/** Changed prices that a member may approve: not their own. */
export const pricesToApprove = (memberId: string) =>
  and(
    eq(serviceEditions.approvalState, 'WAITING'),
    isNull(serviceEditions.takenBackAt),
    or(isNull(serviceEditions.byId), ne(serviceEditions.byId, memberId)),
  )

/** Refunds that a member may approve: not their own. */
export const refundsToApprove = (memberId: string) =>
  and(
    eq(billRefunds.refundState, 'WAITING'),
    or(isNull(billRefunds.requestedBy), ne(billRefunds.requestedBy, memberId)),
  )

/** The queries that count the tasks. Each kind has a partial index, so that finished tasks do not slow the count. */
export function workStore(db: Pick<Db, 'select'>) {
  async function waitingIn(from: PgTable, since: PgColumn, where: SQL | undefined): Promise<WaitingTasks> {
    const [row] = await db
      .select({ count: count(), since: min(since) })
      .from(from)
      .where(where)
    return row && row.count > 0 ? { count: row.count, since: row.since as Date } : undefined
  }

  return {
    subscriptionRequests: () =>
      waitingIn(subscriptions, subscriptions.requestedAt, eq(subscriptions.subscriptionState, 'REQUESTED')),

    /** Late bills; each waits since its due date. */
    async lateBills(): Promise<WaitingTasks> {
      const [row] = await db
        .select({ count: count(), dueDate: min(bills.dueDate) })
        .from(bills)
        .where(eq(bills.billState, 'LATE'))
      return row?.dueDate ? { count: row.count, since: startOfDay(row.dueDate) } : undefined
    },

    /**
     * Refunds; each waits since the day of its bill, or since the last day of use if that is later: nothing can be
     * refunded before that day.
     */
    async refunds(): Promise<WaitingTasks> {
      const [row] = await db
        .select({
          count: count(),
          day: sql<string | null>`min(greatest(${bills.billDate}, ${subscriptions.endDate}))::text`,
        })
        .from(bills)
        .innerJoin(subscriptions, eq(subscriptions.id, bills.subscriptionId))
        .where(waitsFor.REFUND)
      return row?.day ? { count: row.count, since: startOfDay(row.day) } : undefined
    },

    /** Tax invoices to be issued; each waits since the day of its bill. */
    async taxInvoices(): Promise<WaitingTasks> {
      const [row] = await db
        .select({ count: count(), day: min(bills.billDate) })
        .from(bills)
        .where(waitsFor.TAX_INVOICE)
      return row?.day ? { count: row.count, since: startOfDay(row.day) } : undefined
    },

    /** The number of bills with a task of a member of the staff; a bill with two tasks is counted once. */
    async waitingBills(staff: Tasked): Promise<number> {
      const [row] = await db.select({ count: count() }).from(bills).where(waitsForStaff(staff))
      return row!.count
    },

    deposits: () => waitingIn(deposits, deposits.importedAt, openDeposits),

    settlements: () => waitingIn(settlementDifferences, settlementDifferences.foundAt, openDifferences),

    pricesToApprove: (memberId: string) =>
      waitingIn(serviceEditions, serviceEditions.changedAt, pricesToApprove(memberId)),

    refundsToApprove: (memberId: string) =>
      waitingIn(billRefunds, billRefunds.startedAt, refundsToApprove(memberId)),

    inquiries: () => waitingIn(inquiries, inquiries.waitingSince, isNotNull(inquiries.waitingSince)),

    /** Counsels that have begun and whose outcome may be recorded. */
    counselRecords: (now: Date) =>
      waitingIn(
        counsels,
        counsels.startAt,
        and(eq(counsels.counselState, 'BOOKED'), lte(counsels.startAt, startBounds('record', now).until!)),
      ),

    /** The number of bills that a company, or a member without one, owes, and how many of them are late. */
    async unpaidBills(ownerId: string): Promise<{ unpaidBills: number; lateBills: number }> {
      const rows = await db
        .select({ billState: bills.billState, count: count() })
        .from(bills)
        .where(and(eq(bills.ownerId, ownerId), inArray(bills.billState, unpaidStates)))
        .groupBy(bills.billState)
      const sumOf = (counted: typeof rows) => counted.reduce((sum, row) => sum + row.count, 0)
      return {
        unpaidBills: sumOf(rows),
        lateBills: sumOf(rows.filter(({ billState }) => billState === 'LATE')),
      }
    },

    /** The number of a member's permissions in use that end within a number of days from a day on. */
    async endingGrants(memberId: string, today: string, days: number): Promise<number> {
      const [row] = await db
        .select({ count: count() })
        .from(accessGrants)
        .where(
          and(
            eq(accessGrants.memberId, memberId),
            eq(accessGrants.useStatus, 'NORMAL'),
            between(accessGrants.endDate, today, addDays(today, days)),
          ),
        )
      return row!.count
    },

    /** Abnormal events in a given state, of one company, except those about the security admin's own behaviour. */
    async abnormalEvents(
      { companyId, memberId }: SecurityAdmin,
      state: AbnormalState,
    ): Promise<WaitingTasks> {
      const [row] = await db
        .select({ count: count(), since: min(abnormalEvents.detectedAt) })
        .from(abnormalEvents)
        .innerJoin(members, eq(members.id, abnormalEvents.memberId))
        .where(
          and(
            eq(members.companyId, companyId),
            eq(abnormalEvents.abnormalState, state),
            ne(abnormalEvents.memberId, memberId),
          ),
        )
      return row?.since ? { count: row.count, since: row.since } : undefined
    },
  }
}
