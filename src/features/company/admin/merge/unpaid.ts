import type { Schema } from '#contract/operation.ts'
import { formatMoney } from '#domain/money.ts'

/** Formats the unpaid amounts of a company, one for each currency; "0 won" if there are none. */
export const unpaidOf = ({ unpaid }: Pick<Schema<'MergedCompany'>, 'unpaid'>): string =>
  unpaid.map(({ currency, amount }) => formatMoney(amount, currency)).join(', ') || formatMoney(0, 'KRW')
