import type { Schema } from '#contract/operation.ts'

/**
 * Returns the billed amount of a month in one currency, its paid part, and its refunds, none of them below zero.
 * Refunds that are not paid out yet are not subtracted from the billed amount, since a later bill deducts them or
 * they are paid out.
 */
export function monthMoney({
  totalAmount,
  unpaidAmount: unpaid,
  creditAmount,
}: Pick<Schema<'BillMonth'>, 'totalAmount' | 'unpaidAmount' | 'creditAmount'>) {
  const paidAmount = totalAmount - unpaid - creditAmount
  const [paid, givenBack] = [Math.max(0, paidAmount), Math.max(0, -paidAmount)]
  return { asked: paid + unpaid, paid, unpaid, givenBack, credit: Math.abs(creditAmount) }
}

/** Returns the two parts of a month's unpaid amount: past their due date, and not yet due or to be charged again. */
export const unpaidParts = ({
  unpaidAmount,
  lateAmount: late,
}: Pick<Schema<'BillMonth'>, 'unpaidAmount' | 'lateAmount'>) => ({ late, waiting: unpaidAmount - late })

/** Returns the refunds of a month, whether or not they are paid out yet, in won or cents; never below zero. */
export function refundOf(month: Parameters<typeof monthMoney>[0]): number {
  const { givenBack, credit } = monthMoney(month)
  return givenBack + credit
}

/**
 * Returns the months with their billed amounts, in won or cents. Refunds are not subtracted, as on the home page, so
 * that both pages show the same amounts.
 */
export const billedMonths = (months: readonly Schema<'BillMonth'>[]): Schema<'BillMonth'>[] =>
  months.map((month) => ({ ...month, totalAmount: monthMoney(month).asked }))
