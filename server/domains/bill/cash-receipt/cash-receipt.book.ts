import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm'
import { kstDate } from '#domain/dates.ts'
import { bills } from '#server/db/schema/bill.ts'
import { cashReceipts } from '#server/db/schema/cash-receipt.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { MAX_EXPORTED_ROWS } from '#server/papers/table-file.ts'
import { amounts, amountsOf, type Book, monthOf, party, partyOf } from '../bill.books.parts.ts'
import type { BillDeps } from '../bill.deps.ts'
import { cashReceiptKindWords, cashReceiptUsageWords, taxInvoiceStateWords } from '../bill.words.ts'

/**
 * The cash receipts of a month, 'YYYY-MM' in Korean time, in the order of their transaction days. The amount of a
 * cancellation is negative, so that the column adds up; the numbers of the payers are left out.
 */
export async function cashReceiptsOf({ db }: Pick<BillDeps, 'db'>, period: string): Promise<Book> {
  const { first, next } = monthOf(period)
  const rows = await db
    .select({ receipt: cashReceipts, bill: bills, subscription: subscriptions })
    .from(cashReceipts)
    .innerJoin(bills, eq(bills.id, cashReceipts.billId))
    .innerJoin(subscriptions, eq(subscriptions.id, bills.subscriptionId))
    .where(
      and(
        gte(cashReceipts.tradedOn, first),
        lt(cashReceipts.tradedOn, next),
        inArray(cashReceipts.receiptState, ['ISSUED', 'SENT']),
      ),
    )
    .orderBy(asc(cashReceipts.tradedOn), asc(cashReceipts.documentKey))
    .limit(MAX_EXPORTED_ROWS)
  return {
    name: '현금영수증 내역',
    head: [
      '거래일',
      '청구서 번호',
      ...party,
      '구분',
      '용도',
      '상태',
      '승인번호',
      '국세청 전송일',
      ...amounts,
    ],
    lines: rows.map(({ receipt, bill, subscription }) => [
      receipt.tradedOn ?? '',
      bill.billNo,
      ...partyOf(subscription),
      cashReceiptKindWords[receipt.receiptKind],
      cashReceiptUsageWords[receipt.usage],
      taxInvoiceStateWords[receipt.receiptState],
      receipt.confirmNo ?? '',
      receipt.sentAt ? kstDate(receipt.sentAt) : '',
      ...amountsOf(bill, signedAmounts(receipt)),
    ]),
  }
}

function signedAmounts({
  receiptKind,
  supplyAmount,
  vatAmount,
}: Pick<typeof cashReceipts.$inferSelect, 'receiptKind' | 'supplyAmount' | 'vatAmount'>) {
  return receiptKind === 'CANCEL'
    ? { supplyAmount: -supplyAmount, vatAmount: -vatAmount }
    : { supplyAmount, vatAmount }
}
