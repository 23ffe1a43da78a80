import type { Output, Schema } from '#contract/operation.ts'

/** A past or future event of a subscription: its day, and the amount of a payment. */
export type HistoryEntry = {
  kind:
    | 'ends'
    | 'next'
    | 'now'
    | 'owing'
    | 'failed'
    | 'late'
    | 'paid'
    | 'refunded'
    | 'ended'
    | 'started'
    | 'approved'
    | 'rejected'
    | 'requested'
  /** YYYY-MM-DD in Korea. */
  date: string
  money?: { amount: number; currency: Schema<'Currency'> }
}

type Detail = Pick<Schema<'SubscriptionDetail'>, 'subscriptionInfo' | 'contractInfo'>
const dayOf = (time: string) => time.slice(0, 'YYYY-MM-DD'.length)

/**
 * Returns the history of a subscription with its latest bills, as on the given day: future events first, then the
 * present, then the past.
 */
export function historyOf(
  { subscriptionInfo, contractInfo }: Detail,
  bills: Pick<Output<'listBills'>, 'list'> | undefined,
  today: string,
): HistoryEntry[] {
  const { requestedAt, decidedAt, rejectReason, subscriptionState } = subscriptionInfo
  const { startDate, endDate, nextBillDate, totalAmount: amount, currency } = contractInfo
  const isOver = subscriptionState === 'ENDED' || (endDate !== null && endDate < today)
  const isUsed = startDate !== null && startDate <= today && !isOver
  const entries: (HistoryEntry | false)[] = [
    endDate !== null && { kind: isOver ? 'ended' : 'ends', date: endDate },
    nextBillDate !== null &&
      nextBillDate >= today && { kind: 'next', date: nextBillDate, money: { amount, currency } },
    isUsed && { kind: subscriptionState === 'PAST_DUE' ? 'owing' : 'now', date: today },
    ...(bills?.list ?? []).flatMap(({ paidAt, billState, billDate, dueDate, totalAmount, currency: its }) => {
      const money = { amount: Math.abs(totalAmount), currency: its }
      if (paidAt) return { kind: totalAmount < 0 ? 'refunded' : 'paid', date: dayOf(paidAt), money } as const
      if (billState === 'FAILED') return { kind: 'failed', date: billDate, money } as const
      return billState === 'LATE' ? ({ kind: 'late', date: dueDate, money } as const) : []
    }),
    startDate !== null && { kind: 'started', date: startDate },
    decidedAt !== undefined && {
      kind: rejectReason === undefined ? 'approved' : 'rejected',
      date: dayOf(decidedAt),
    },
    { kind: 'requested', date: dayOf(requestedAt) },
  ]
  // Entries of a day keep the order above, since the sort is stable.
  return entries
    .filter((entry) => entry !== false)
    .toSorted((one, other) => (one.date > other.date ? -1 : Number(one.date < other.date)))
}
