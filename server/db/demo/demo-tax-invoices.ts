import { notedParts } from '#domain/bill/credit-note.ts'
import { addDays, addMonths, kstDate, startOfDay, toWireTime } from '#domain/dates.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/durations.ts'
import { documentKey, isIssuedByPortal } from '#domain/tax-invoice/tax-invoice.ts'
import type { bills } from '../schema/bill.ts'
import type { taxInvoices } from '../schema/tax-invoice.ts'
import { taxInvoiceNo } from './demo-bills.ts'
import { demoId } from './demo-numbers.ts'
import type { DemoRefund } from './demo-refunds.ts'

type Bill = typeof bills.$inferInsert
type Invoice = typeof taxInvoices.$inferInsert
type Course = Partial<Invoice> & Pick<Invoice, 'invoiceState'>

/** The number of months for which the portal has issued tax invoices; earlier tax invoices were issued elsewhere. */
const MONTHS = 2
const REFUSALS = 3
const waits = ['WAITING', 'REFUSED', 'UNSENT'] as const

/**
 * Creates the tax invoices of the bills of the last two months in every state that lasts, with the correction of a
 * refund. Returns the bills with the resulting state of their tax invoices. Uses no random numbers.
 */
export function makeTaxInvoices(
  allBills: readonly Bill[],
  refunds: readonly DemoRefund[],
  now: Date,
): { bills: Bill[]; taxInvoices: Invoice[] } {
  const today = kstDate(now)
  const since = addMonths(today, -MONTHS)
  const isInvoiced = (bill: Bill) =>
    bill.taxInvoiceState !== 'NONE' &&
    bill.billDate > since &&
    bill.billDate < today &&
    isIssuedByPortal(bill as Required<Bill>)
  const courseOf = courses(allBills.filter(isInvoiced), now)
  const made = allBills.filter(isInvoiced).flatMap((bill): Omit<Invoice, 'id'>[] => {
    const course = courseOf(bill)
    if (!course) return []
    const original = {
      billId: bill.id,
      invoiceKind: 'ORIGINAL' as const,
      partId: bill.id,
      documentKey: documentKey(bill.billNo, 'ORIGINAL'),
      supplyAmount: bill.supplyAmount,
      vatAmount: bill.vatAmount,
      writtenOn: bill.billDate,
      attempts: 1,
      ...course,
    }
    return [original, ...correctionsOf(bill, course, refunds)]
  })
  const states = new Map(
    made.flatMap(({ billId, invoiceKind, invoiceState }) =>
      invoiceKind === 'ORIGINAL' ? [[billId, invoiceState] as const] : [],
    ),
  )
  return {
    bills: allBills.map((bill) => {
      const state = states.get(bill.id)
      if (state === undefined) return bill
      return waits.some((wait) => wait === state)
        ? { ...bill, taxInvoiceState: 'PENDING', taxInvoiceNo: null }
        : { ...bill, taxInvoiceState: 'ISSUED', taxInvoiceNo: numberOf(bill) }
    }),
    taxInvoices: made.map((invoice, index) => ({ ...invoice, id: demoId('9d4a6c30', index + 1) })),
  }
}

/**
 * Returns the times and state of the tax invoice of a bill; undefined for the first late bill, whose deadline passed
 * without a tax invoice.
 */
function courses(invoiced: readonly Bill[], now: Date): (bill: Bill) => Course | undefined {
  const momentAfter = (ms: number) => new Date(now.getTime() + ms)
  const pendingBills = invoiced.filter(({ taxInvoiceState }) => taxInvoiceState === 'PENDING')
  const [latest, before] = invoiced
    .filter(({ taxInvoiceState, refundedAmount }) => taxInvoiceState === 'ISSUED' && !refundedAmount)
    .toReversed()
  const [overdue, rejected] = pendingBills.filter(({ billState }) => billState === 'LATE')
  const [planned, refused, unpaid] = pendingBills.filter(({ billState }) => billState === 'OPEN').toReversed()
  const refusal = {
    invoiceState: 'REFUSED',
    attempts: REFUSALS,
    nextLookAt: momentAfter(DAY_MS + HOUR_MS),
  } as const
  const chosenCourses = new Map<Bill | undefined, Course | undefined>([
    [overdue, undefined],
    [
      rejected,
      {
        ...sentCourse(rejected),
        invoiceState: 'UNSENT',
        sentAt: null,
        failure: 'TAX_OFFICE',
        failureCode: 'ERR002',
      },
    ],
    [planned, { invoiceState: 'WAITING', attempts: 0, nextLookAt: momentAfter(DAY_MS) }],
    [refused, { ...refusal, failure: 'CONTENT', failureCode: '-11001014' }],
    [unpaid, { ...refusal, failure: 'POINTS', failureCode: '-99003008' }],
    [
      latest,
      {
        ...sentCourse(latest),
        invoiceState: 'ISSUED',
        issuedAt: momentAfter(-HOUR_MS),
        sentAt: null,
        nextLookAt: momentAfter(DAY_MS),
      },
    ],
    [before, { ...sentCourse(before), invoiceState: 'BY_HAND', sentAt: null, attempts: 0 }],
  ])
  return (bill) => (chosenCourses.has(bill) ? chosenCourses.get(bill) : sentCourse(bill))
}

/**
 * The times of a tax invoice that is issued in the night after the bill and received by the tax office within an
 * hour.
 */
function sentCourse(bill: Bill | undefined): Course {
  if (!bill) return { invoiceState: 'SENT' }
  const issuedAt = startOfDay(addDays(bill.billDate, 1))
  return {
    invoiceState: 'SENT',
    taxInvoiceNo: numberOf(bill),
    issuedAt,
    sentAt: new Date(issuedAt.getTime() + MINUTE_MS),
    nextLookAt: null,
  }
}

/** Creates the corrections for the refunds of a bill whose tax invoice has reached the tax office. */
function correctionsOf(
  bill: Bill,
  { invoiceState }: Course,
  refunds: readonly DemoRefund[],
): Omit<Invoice, 'id'>[] {
  if (invoiceState !== 'SENT') return []
  const completedRefunds = refunds.filter(
    ({ billId, refundState }) => billId === bill.id && refundState === 'DONE',
  )
  return refundParts(bill, completedRefunds).map(({ supplyAmount, vatAmount, day }, index) => {
    const { id, attempt, settledAt } = completedRefunds[index]!
    return {
      billId: bill.id,
      invoiceKind: 'REFUND',
      partId: id,
      documentKey: documentKey(bill.billNo, 'REFUND', { part: attempt }),
      supplyAmount: -supplyAmount,
      vatAmount: -vatAmount,
      writtenOn: day,
      attempts: 1,
      invoiceState: 'SENT',
      taxInvoiceNo: `${day.replaceAll('-', '')}${numberOf(bill).slice(day.replaceAll('-', '').length)}`,
      issuedAt: settledAt ?? null,
      sentAt: new Date(settledAt!.getTime() + MINUTE_MS),
    }
  })
}

/** Returns the supply and tax amounts of the completed refunds of a bill, in order. */
export const refundParts = (bill: Bill, done: readonly DemoRefund[]) =>
  notedParts({
    ...bill,
    refundedAmount: bill.refundedAmount ?? 0,
    paidAt: null,
    voidedAt: null,
    voidReason: null,
    refunds: done.map(({ refundState, amount, reason, settledAt }) => ({
      refundState,
      amount,
      reason,
      settledAt: settledAt ? toWireTime(settledAt) : null,
    })),
  })

const numberOf = ({ billDate, billNo }: Bill) => taxInvoiceNo(billDate, Number(billNo.split('-')[1]) - 1)
