import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { problemNamed } from '#contract/problem-named.ts'
import { openRefundStates } from '#domain/bill/refund.machine.ts'
import { isAllowedIn, unpaidStates } from '#domain/bill/states.ts'
import type { Party } from '#domain/subscription/parties.ts'
import type { Tx } from '#server/db/once.ts'
import { billPayments, billRefunds, bills } from '#server/db/schema/bill.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { searchWords } from '#server/db/search.ts'
import { billTexts } from '#server/messages/bill-texts.ts'
import { addPayment, isNotCharging } from './bill.admin.store.ts'
import { payBill } from './bill.charge.ts'
import type { BillDeps } from './bill.deps.ts'
import { type BillFilter, companyName, isIn, isOfSubscription, wordsOfSubscription } from './bill.filter.ts'
import { aboutOf, notifyOf, type StoredBill, type StoredSubscription } from './bill.notifications.ts'
import { taxInvoiceBy } from './bill.payment.ts'
import { billStore, lockSubscription } from './bill.store.ts'

type NotedBill = {
  bill: StoredBill
  subscription: StoredSubscription
  payments: readonly { attempt: number }[]
}

/**
 * Records that a bill was paid by transfer, if the bill is in the version that was read. Returns the id of the
 * payment; undefined if the bill has changed. Throws `bill.charging` while the bill is being charged. `notice` is the
 * name of the payment notification, if the bill may be paid more than once.
 */
export async function recordTransfer(
  { notices, clock }: Pick<BillDeps, 'notices' | 'clock'>,
  tx: Tx,
  { bill, subscription, payments }: NotedBill,
  { version, notice }: { version: number; notice?: string },
): Promise<string | undefined> {
  if (bill.chargingSince) throw problemNamed('bill.charging')
  const [now, condition] = [clock.now(), isNotCharging(version)]
  if (!(await payBill({ notices }, tx, { bill, subscription, now, by: 'G', condition, notice })))
    return undefined
  const id = randomUUID()
  await addPayment(tx, {
    id,
    billId: bill.id,
    attempt: (payments.at(-1)?.attempt ?? 0) + 1,
    paymentMethodCode: 'G',
    paymentState: 'PAID',
    startedAt: now,
    settledAt: now,
  })
  return id
}

/** The fields of a bill that a payment changes, with their values before the payment. */
type BeforePayment = Pick<StoredBill, 'billState' | 'failure' | 'nextChargeOn' | 'taxInvoiceState'>
type BillOfDeposit = {
  id: string
  version: number
  totalAmount: number
  owner: Party
  noted: NotedBill
  before: BeforePayment
}

/** Returns the functions by which deposits find, pay and reopen bills. */
export function billsOfDeposits(deps: BillDeps) {
  const { db, notices, gateway } = deps
  const isOwedInWon = and(inArray(bills.billState, unpaidStates), eq(bills.currency, 'KRW'))
  const rows = () =>
    db
      .select({
        id: bills.id,
        billNo: bills.billNo,
        companyName,
        totalAmount: bills.totalAmount,
        billDate: bills.billDate,
        dueDate: bills.dueDate,
        version: bills.version,
        owner: { memberId: subscriptions.memberId, companyId: subscriptions.companyId },
      })
      .from(bills)
      .innerJoin(subscriptions, eq(subscriptions.id, bills.subscriptionId))
  const matchesSearch = (search: string | undefined): SQL | undefined => {
    if (search === undefined) return sql`false`
    const filter: BillFilter = { viewer: 'staff', words: searchWords(search) }
    return and(isIn(filter), isOfSubscription(wordsOfSubscription(filter)))
  }

  return {
    /** A bill in its current state; undefined for an unknown id. */
    async find(billId: string): Promise<BillOfDeposit | undefined> {
      const noted = await billStore(db).find('staff', billId)
      if (!noted) return undefined
      const { id, version, totalAmount, billState, failure, nextChargeOn, taxInvoiceState } = noted.bill
      const before = { billState, failure, nextChargeOn, taxInvoiceState }
      return { id, version, totalAmount, owner: noted.subscription, noted, before }
    },

    /** Whether a bill that was found can be paid by a transfer in won. */
    isPayable: ({ noted: { bill } }: BillOfDeposit): boolean =>
      bill.currency === 'KRW' && bill.totalAmount > 0 && isAllowedIn('markPaid', bill.billState),

    /** Pays a bill; returns the id of its payment, undefined if the bill has changed. */
    pay: (tx: Tx, { noted, version }: BillOfDeposit, notice: string) =>
      recordTransfer(deps, tx, noted, { version, notice }),

    /**
     * Takes a payment back: the bill is as it was before the payment, except for a tax invoice that was issued since.
     * False if a part of the payment was refunded.
     */
    async takeBack(
      tx: Tx,
      { noted }: BillOfDeposit,
      { paymentId, before, notice }: { paymentId: string; before: BeforePayment; notice: string },
    ): Promise<boolean> {
      const { bill, subscription } = noted
      await lockSubscription(tx, subscription.id)
      const [current] = await tx.select().from(subscriptions).where(eq(subscriptions.id, subscription.id))
      const isCharged = gateway.accepts(current!.payment.paymentMethodCode, bill.currency)
      const refunding = tx
        .select({ id: billRefunds.id })
        .from(billRefunds)
        .where(and(eq(billRefunds.billId, bill.id), inArray(billRefunds.refundState, [...openRefundStates])))
      const [owing] = await tx
        .update(bills)
        .set({
          billState: before.billState,
          failure: before.failure,
          paidAt: null,
          // Another payment method may have been chosen after the payment; a bill that is not charged automatically
          // has no date of a next charge.
          nextChargeOn: isCharged ? before.nextChargeOn : null,
          // The state is determined again, because a tax invoice that was issued before the payment may have been
          // rejected after it.
          taxInvoiceState: taxInvoiceBy(current!.payment.paymentMethodCode, bill, current!),
          version: sql`${bills.version} + 1`,
        })
        .where(
          and(
            eq(bills.id, bill.id),
            eq(bills.billState, 'PAID'),
            eq(bills.refundedAmount, 0),
            isNull(bills.chargingSince),
            sql`not exists ${refunding}`,
          ),
        )
        .returning()
      if (!owing) return false
      await tx.delete(billPayments).where(eq(billPayments.id, paymentId))
      const content = billTexts.unpaid(aboutOf(owing, subscription))
      await notifyOf(notices, tx, owing, subscription, notice, content)
      return true
    },

    /**
     * The bills owed in won that have one of these amounts, belong to a company whose name contains a text, or match
     * the search words; at most `limit`, the earliest first.
     */
    owed: (
      { amounts, name, search }: { amounts: readonly number[]; name?: string; search?: string | undefined },
      limit: number,
    ) =>
      rows()
        .where(
          and(
            isOwedInWon,
            ne(bills.totalAmount, 0),
            or(
              amounts.length > 0 ? inArray(bills.totalAmount, [...amounts]) : undefined,
              name === undefined ? undefined : sql`strpos(upper(${companyName}), ${name}) > 0`,
              matchesSearch(search),
            ),
          ),
        )
        .orderBy(asc(bills.billDate), asc(bills.id))
        .limit(limit),

    /** The bill number and the company of each of these bills, by bill id. */
    async named(ids: readonly string[]): Promise<Map<string, { billNo: string; companyName: string }>> {
      if (ids.length === 0) return new Map()
      const found = await rows().where(inArray(bills.id, [...ids]))
      return new Map(found.map(({ id, billNo, companyName: name }) => [id, { billNo, companyName: name }]))
    },
  }
}
