import type { Schema } from '#contract/operation.ts'

type BillLine = Schema<'BillLine'>
/**
 * An amount, VAT included, in the currency's smallest unit, that is still to be taken off the bills of a
 * subscription.
 */
export type OpenCredit = { id: string; leftAmount: number }
/** The part of a credit that a bill uses. */
export type UsedCredit = { id: string; amount: number }
type Amounts = Pick<BillLine, 'supplyAmount' | 'vatAmount'>

const VAT_SHARE = 11
const LABEL = '요금 할인'

/**
 * Splits an amount that is taken off a bill into its supply and its VAT, as negative numbers. VAT is an eleventh of
 * the amount, rounded down, which is a tenth of the supply. Neither of the two sums of the bill falls below 0. Takes
 * the sums of the bill, and an amount of at most their total.
 */
export function splitCreditAmount({ supplyAmount, vatAmount }: Amounts, amount: number): Amounts {
  const share = Math.floor(amount / VAT_SHARE)
  const vat = Math.min(vatAmount, Math.max(share, amount - supplyAmount))
  return { supplyAmount: vat - amount, vatAmount: vat === 0 ? 0 : -vat }
}

/**
 * Returns the bill line for the credits that a bill with these lines uses. This line covers the first to the last day
 * of the bill.
 */
export function creditLine(
  lines: readonly BillLine[],
  { amount, fromDate, toDate }: { amount: number } & Pick<BillLine, 'fromDate' | 'toDate'>,
): BillLine {
  const creditLineCount = lines.filter(({ label }) => label.startsWith(LABEL)).length
  const label = creditLineCount === 0 ? LABEL : `${LABEL} ${creditLineCount + 1}`
  return { lineType: 'ADJUSTMENT', label, fromDate, toDate, ...splitCreditAmount(sumsOf(lines), amount) }
}

/**
 * The parts of a subscription's credits that a bill with these lines uses, the oldest credit first, up to the amount
 * of the bill.
 */
export function creditsUsedOn(lines: readonly BillLine[], credits: readonly OpenCredit[]): UsedCredit[] {
  const { supplyAmount, vatAmount } = sumsOf(lines)
  let left = Math.max(0, supplyAmount + vatAmount)
  return credits.flatMap(({ id, leftAmount }) => {
    const amount = Math.min(left, leftAmount)
    left -= amount
    return amount > 0 ? [{ id, amount }] : []
  })
}

const sumsOf = (lines: readonly Amounts[]): Amounts => ({
  supplyAmount: lines.reduce((sum, line) => sum + line.supplyAmount, 0),
  vatAmount: lines.reduce((sum, line) => sum + line.vatAmount, 0),
})
