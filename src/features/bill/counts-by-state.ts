import type { Output } from '#contract/operation.ts'
import type { BillState } from '#domain/bill/state-names.ts'
import type { Currency } from '#domain/money.ts'

/** An amount in won or cents. */
export type Amount = { currency: Currency; amount: number }

/** Returns the number of bills in the given states, or in all states. */
export const countIn = (
  { states }: Pick<Output<'listBills'>, 'states'>,
  wanted?: readonly BillState[],
): number =>
  states
    .filter(({ billState }) => wanted === undefined || wanted.includes(billState))
    .reduce((all, { count }) => all + count, 0)
