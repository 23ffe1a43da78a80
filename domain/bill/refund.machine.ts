import { setup } from 'xstate'
import { closedBy, closedReason, snapshotAfter } from '../lifecycle.ts'
import type { Currency } from '../money.ts'

export type RefundState = 'WAITING' | 'STARTED' | 'DONE' | 'FAILED' | 'DECLINED' | 'WITHDRAWN'
/** The decision of a staff member on a waiting refund. */
export type RefundDecision = 'confirm' | 'decline' | 'withdraw'
/**
 * The events of a refund that are no decisions: the answer of the payment service, or a transfer that the staff
 * recorded.
 */
type RefundHappening = 'GIVEN' | 'REFUSED'
type RefundRefusal = 'bill.changed' | 'refund.wrongPerson'
type RefundContext = { isRequester: boolean }

const refuseWith = closedBy<RefundRefusal>
const refusedByRequester = { guard: 'isRequester', ...refuseWith('refund.wrongPerson') } as const
const refusedByOther = { guard: 'isOther', ...refuseWith('refund.wrongPerson') } as const

/**
 * The lifecycle of a refund. A refund within the limit for one person begins as STARTED; a larger one begins as WAITING
 * for another person.
 */
export const refundMachine = setup({
  types: {} as {
    context: RefundContext
    input: RefundContext
    events: { type: RefundDecision | RefundHappening }
    meta: { reason: RefundRefusal }
  },
  guards: {
    isRequester: ({ context }) => context.isRequester,
    isOther: ({ context }) => !context.isRequester,
  },
}).createMachine({
  id: 'refund',
  context: ({ input }) => input,
  initial: 'WAITING',
  on: {
    confirm: refuseWith('bill.changed'),
    decline: refuseWith('bill.changed'),
    withdraw: refuseWith('bill.changed'),
  },
  states: {
    WAITING: {
      on: {
        confirm: [refusedByRequester, { target: 'STARTED' }],
        decline: [refusedByRequester, { target: 'DECLINED' }],
        withdraw: [refusedByOther, { target: 'WITHDRAWN' }],
      },
    },
    STARTED: { on: { GIVEN: 'DONE', REFUSED: 'FAILED' } },
    DONE: {},
    FAILED: {},
    DECLINED: {},
    WITHDRAWN: {},
  },
})

const lifeOf = (value: RefundState, isRequester: boolean) =>
  refundMachine.resolveState({ value, context: { isRequester } })

/** The state of a refund after a decision, or the reason why the person may not decide so. */
export function refundAfterDecision(
  state: RefundState,
  decision: RefundDecision,
  { isRequester }: RefundContext,
): { to: RefundState } | { refusal: RefundRefusal } {
  const life = lifeOf(state, isRequester)
  const next = snapshotAfter(life, { type: decision })
  if (next) return { to: next.value as RefundState }
  return { refusal: closedReason(life, { type: decision }) as RefundRefusal }
}

/** The states in which the amount of a refund is reserved because its outcome is open. */
export const openRefundStates = ['WAITING', 'STARTED'] as const satisfies readonly RefundState[]

/** Whether a refund is still to be decided, or its outcome is not known yet. */
export const isRefundOpen = ({ refundState }: { refundState: RefundState }): boolean =>
  openRefundStates.some((state) => state === refundState)

/**
 * The largest amount of a bill that one person may refund alone, over all its refunds, in the currency's smallest
 * unit.
 */
export type AloneLimits = Readonly<Record<Currency, number>>
export const USUAL_ALONE: AloneLimits = { KRW: 1_000_000, USD: 70_000 }

/**
 * Whether a refund of a bill needs a second person: together with earlier refunds of the bill it exceeds the limit.
 */
export const needsSecond = (
  { currency, refundedAmount }: { currency: Currency; refundedAmount: number },
  amount: number,
  limits: AloneLimits,
): boolean => refundedAmount + amount > limits[currency]
