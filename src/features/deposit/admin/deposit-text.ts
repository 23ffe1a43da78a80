import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'

/** Deposits are in won alone. */
export const wonText = (amount: number): string => formatMoney(amount, 'KRW')

/** The day of a deposit, and its time where the bank named one. */
export const momentText = ({
  depositedOn,
  depositedTime,
}: Pick<Schema<'DepositListItem'>, 'depositedOn' | 'depositedTime'>): string =>
  [formatDate(depositedOn), depositedTime].filter(Boolean).join(' ')
