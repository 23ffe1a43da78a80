import { and, asc, eq, gte, inArray, isNotNull, lt, or } from 'drizzle-orm'
import type { Schema } from '#contract/operation.ts'
import { notedParts } from '#domain/bill/credit-note.ts'
import { kstDate, toWireTime } from '#domain/dates.ts'
import { billPayments, billRefunds, bills } from '#server/db/schema/bill.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { taxInvoices } from '#server/db/schema/tax-invoice.ts'
import { refundPurpose } from '#server/db/sealed-bill.ts'
import { MAX_EXPORTED_ROWS } from '#server/papers/table-file.ts'
import { amounts, amountsOf, type Book, isWithin, monthOf, party, partyOf } from './bill.books.parts.ts'
import type { BillDeps } from './bill.deps.ts'
import type { StoredBill, StoredSubscription } from './bill.notifications.ts'
import { type StoredRefund } from './bill.refund.store.ts'
import {
  kindWords,
  methodWords,
  stateWords,
  taxInvoiceKindWords,
  taxInvoiceStateWords,
  taxInvoiceWords,
} from './bill.words.ts'
import { cashReceiptsOf } from './cash-receipt/cash-receipt.book.ts'

type Books = Pick<BillDeps, 'db' | 'box'>
type Row = { bill: StoredBill; subscription: StoredSubscription }

/** The book of a month, 'YYYY-MM' in Korean time, the earliest row first. */
export function bookOf(deps: Books, book: Schema<'BookKind'>, period: string): Promise<Book> {
  if (book === 'BILLS') return billsOf(deps, period)
  if (book === 'TAX_INVOICES') return taxInvoicesOf(deps, period)
  if (book === 'CASH_RECEIPTS') return cashReceiptsOf(deps, period)
  return book === 'PAYMENTS' ? paymentsOf(deps, period) : refundsOf(deps, period)
}

async function billsOf({ db }: Books, period: string): Promise<Book> {
  const { first, next } = monthOf(period)
  const rows = await db
    .select({ bill: bills, subscription: subscriptions })
    .from(bills)
    .innerJoin(subscriptions, eq(subscriptions.id, bills.subscriptionId))
    .where(and(gte(bills.billDate, first), lt(bills.billDate, next)))
    .orderBy(asc(bills.billDate), asc(bills.id))
    .limit(MAX_EXPORTED_ROWS)
  return {
    name: '청구 내역',
    head: ['청구일', '청구서 번호', ...party, '구분', '상태', '취소일', ...amounts, '세금계산서', '승인번호'],
    lines: rows.map(({ bill, subscription }) => [
      bill.billDate,
      bill.billNo,
      ...partyOf(subscription),
      kindWords[bill.billKind],
      stateWords[bill.billState],
      bill.voidedAt ? kstDate(bill.voidedAt) : '',
      ...amountsOf(bill, bill),
      taxInvoiceWords[bill.taxInvoiceState],
      bill.taxInvoiceNo ?? '',
    ]),
  }
}

async function taxInvoicesOf({ db }: Books, period: string): Promise<Book> {
  const { first, next } = monthOf(period)
  const rows = await db
    .select({ invoice: taxInvoices, bill: bills, subscription: subscriptions })
    .from(taxInvoices)
    .innerJoin(bills, eq(bills.id, taxInvoices.billId))
    .innerJoin(subscriptions, eq(subscriptions.id, bills.subscriptionId))
    .where(
      and(
        gte(taxInvoices.writtenOn, first),
        lt(taxInvoices.writtenOn, next),
        inArray(taxInvoices.invoiceState, ['ISSUED', 'SENT', 'BY_HAND']),
      ),
    )
    .orderBy(asc(taxInvoices.writtenOn), asc(taxInvoices.id))
    .limit(MAX_EXPORTED_ROWS)
  return {
    name: '세금계산서 내역',
    head: ['작성일', '청구서 번호', ...party, '구분', '상태', '승인번호', '국세청 전송일', ...amounts],
    lines: rows.map(({ invoice, bill, subscription }) => [
      invoice.writtenOn,
      bill.billNo,
      ...partyOf(subscription),
      taxInvoiceKindWords[invoice.invoiceKind],
      taxInvoiceStateWords[invoice.invoiceState],
      invoice.taxInvoiceNo ?? '',
      invoice.sentAt ? kstDate(invoice.sentAt) : '',
      ...amountsOf(bill, invoice),
    ]),
  }
}

async function paymentsOf({ db }: Books, period: string): Promise<Book> {
  const rows = await db
    .select({ bill: bills, subscription: subscriptions, payment: billPayments })
    .from(billPayments)
    .innerJoin(bills, eq(bills.id, billPayments.billId))
    .innerJoin(subscriptions, eq(subscriptions.id, bills.subscriptionId))
    .where(and(eq(billPayments.paymentState, 'PAID'), isWithin(billPayments.settledAt, period)))
    .orderBy(asc(billPayments.settledAt), asc(billPayments.id))
    .limit(MAX_EXPORTED_ROWS)
  return {
    name: '입금 내역',
    head: ['결제일', '청구서 번호', ...party, '결제 수단', ...amounts, '결제 서비스 번호'],
    lines: rows.map(({ bill, subscription, payment }) => [
      kstDate(payment.settledAt!),
      bill.billNo,
      ...partyOf(subscription),
      methodWords[payment.paymentMethodCode],
      ...amountsOf(bill, bill),
      payment.providerKey ?? '',
    ]),
  }
}

async function refundsOf({ db, box }: Books, period: string): Promise<Book> {
  const refundedBills = db
    .select({ id: billRefunds.billId })
    .from(billRefunds)
    .where(and(eq(billRefunds.refundState, 'DONE'), isWithin(billRefunds.settledAt, period)))
  const isPaidOut = and(eq(bills.billState, 'REFUNDED'), isWithin(bills.paidAt, period))
  const rows = await db
    .select({ bill: bills, subscription: subscriptions })
    .from(bills)
    .innerJoin(subscriptions, eq(subscriptions.id, bills.subscriptionId))
    .where(or(inArray(bills.id, refundedBills), isPaidOut))
    .orderBy(asc(bills.id))
    .limit(MAX_EXPORTED_ROWS)
  const ids = rows.map(({ bill }) => bill.id)
  const refunds =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(billRefunds)
          .where(and(inArray(billRefunds.billId, ids), isNotNull(billRefunds.settledAt)))
          .orderBy(asc(billRefunds.attempt))
  const { first, next } = monthOf(period)
  const lines = rows
    .flatMap((row) => partsOf(row, refunds, box))
    .filter(({ day }) => day >= first && day < next)
    .toSorted((one, other) => one.day.localeCompare(other.day, 'en'))
  return {
    name: '환불 내역',
    head: ['환불일', '청구서 번호', ...party, ...amounts, '사유'],
    lines: lines.map(({ day, label, bill, subscription, ...part }) => [
      day,
      bill.billNo,
      ...partyOf(subscription),
      ...amountsOf(bill, part),
      label,
    ]),
  }
}

/**
 * Returns the refunds of a bill, each with its VAT. The refunds of all months are needed, so that their VAT adds up.
 */
function partsOf({ bill, subscription }: Row, refunds: readonly StoredRefund[], box: BillDeps['box']) {
  const wire = (time: Date | null) => time && toWireTime(time)
  return notedParts({
    ...bill,
    paidAt: wire(bill.paidAt),
    voidedAt: null,
    voidReason: null,
    refunds: refunds
      .filter(({ billId }) => billId === bill.id)
      .map(({ id, refundState, amount, reasonBox, settledAt }) => ({
        refundState,
        amount,
        reason: box.open(reasonBox, refundPurpose(id)),
        settledAt: wire(settledAt),
      })),
  }).map((part) => ({ ...part, bill, subscription }))
}
