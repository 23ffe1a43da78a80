import { and, gte, lt, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { addMonths, startOfDay } from '#domain/dates.ts'
import { numberOf } from '#domain/money.ts'
import type { StoredBill, StoredSubscription } from './bill.notifications.ts'

/** A file of a month: the name of the book, its columns and its rows. */
export type Book = { name: string; head: string[]; lines: string[][] }

/** The columns in each book that identify the customer of a bill. */
export const party = ['회사', '사업자등록번호', '구독 번호']
/** The columns of the amounts in each book. */
export const amounts = ['통화', '공급가액', '세액', '합계']

/** Returns the cells of a bill for the columns in `party`. */
export const partyOf = ({
  companyInfo: { companyName, rnno },
  subscriptionNo,
}: StoredSubscription): string[] => [companyName, rnno, subscriptionNo]

/** Returns the cells of a bill for the columns in `amounts`, in won or dollars. */
export const amountsOf = (
  { currency }: Pick<StoredBill, 'currency'>,
  { supplyAmount, vatAmount }: Pick<StoredBill, 'supplyAmount' | 'vatAmount'>,
): string[] => [
  currency,
  ...[supplyAmount, vatAmount, supplyAmount + vatAmount].map((amount) => numberOf(amount, currency)),
]

/** The first day of a month, 'YYYY-MM', and of the next one. */
export const monthOf = (period: string) => ({ first: `${period}-01`, next: addMonths(`${period}-01`, 1) })

/** The condition that a time is in a month, 'YYYY-MM' in Korean time. */
export function isWithin(column: AnyPgColumn, period: string): SQL | undefined {
  const { first, next } = monthOf(period)
  return and(gte(column, startOfDay(first)), lt(column, startOfDay(next)))
}
