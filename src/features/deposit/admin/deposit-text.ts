import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'

/** Formats an amount of a deposit, which is always in won. */
export const wonText = (amount: number): string => formatMoney(amount, 'KRW')

/** Formats the day of a deposit, with the time if the bank reported one. */
export const momentText = ({
  depositedOn,
  depositedTime,
}: Pick<Schema<'DepositListItem'>, 'depositedOn' | 'depositedTime'>): string =>
  [formatDate(depositedOn), depositedTime].filter(Boolean).join(' ')
