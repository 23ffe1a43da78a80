import { setup } from 'xstate'
import { closedBy, closedReason, snapshotAfter } from '../lifecycle.ts'

export type ApprovalState = 'WAITING' | 'APPROVED' | 'DECLINED' | 'WITHDRAWN'
/** The decision of a staff member on an edition that waits. */
export type ApprovalDecision = 'approve' | 'decline' | 'withdraw'
type ApprovalRefusal = 'service.changed' | 'service.wrongPerson'
type ApprovalContext = { isRequester: boolean }

const refuseWith = closedBy<ApprovalRefusal>
const byRequester = { guard: 'isRequester', ...refuseWith('service.wrongPerson') } as const
const byOther = { guard: 'isOther', ...refuseWith('service.wrongPerson') } as const

/**
 * The lifecycle of an edition of a service with a changed price: the edition applies to no customer until a second
 * person approves it.
 */
export const approvalMachine = setup({
  types: {} as {
    context: ApprovalContext
    input: ApprovalContext
    events: { type: ApprovalDecision }
    meta: { reason: ApprovalRefusal }
  },
  guards: {
    isRequester: ({ context }) => context.isRequester,
    isOther: ({ context }) => !context.isRequester,
  },
}).createMachine({
  id: 'approval',
  context: ({ input }) => input,
  initial: 'WAITING',
  on: {
    approve: refuseWith('service.changed'),
    decline: refuseWith('service.changed'),
    withdraw: refuseWith('service.changed'),
  },
  states: {
    WAITING: {
      on: {
        approve: [byRequester, { target: 'APPROVED' }],
        decline: [byRequester, { target: 'DECLINED' }],
        withdraw: [byOther, { target: 'WITHDRAWN' }],
      },
    },
    APPROVED: {},
    DECLINED: {},
    WITHDRAWN: {},
  },
})

/** The state of an edition after a decision, or the reason why the person may not decide so. */
export function approvalAfterDecision(
  state: ApprovalState,
  decision: ApprovalDecision,
  { isRequester }: ApprovalContext,
): { to: ApprovalState } | { refusal: ApprovalRefusal } {
  const life = approvalMachine.resolveState({ value: state, context: { isRequester } })
  const next = snapshotAfter(life, { type: decision })
  if (next) return { to: next.value as ApprovalState }
  return { refusal: closedReason(life, { type: decision }) as ApprovalRefusal }
}
