import { setup } from 'xstate'
import { lettersIn } from '../letters.ts'
import { closedBy } from '../lifecycle.ts'
import { type ApprovalType, MIN_COMMENT } from './codes.ts'
import { needsDecision, type Policy } from './policy.ts'
import type { RequestReason } from './reasons.ts'

/** The facts that decide which events of a request are open: the current moment and the deadline. */
export type RequestContext = { now: Date; deadlineAt: Date | null }
/**
 * The relation of the sender of an event to the request: the requester, a decider, a person who may only see the
 * request, or any other person.
 */
export type RequestSender = 'REQUESTER' | 'DECIDER' | 'ONLOOKER' | 'STRANGER'
type RequestedBy = { by: RequestSender }
export type RequestMachineEvent =
  | ({ type: 'SUBMIT'; approvalType: ApprovalType } & Policy)
  | ({ type: 'APPROVE' } & RequestedBy)
  | ({ type: 'REJECT'; comment: string } & RequestedBy)
  | ({ type: 'WITHDRAW' } & RequestedBy)
  | ({ type: 'COMMENT' } & RequestedBy)
  | { type: 'DEADLINE' | 'SUPERSEDE' | 'INELIGIBLE' }

const refuseWith = closedBy<RequestReason>
const closedDecided = refuseWith('accessRequest.decided')
const unseen = { guard: 'isUnseen', ...refuseWith('accessRequest.missing') } as const
const notDecider = [
  unseen,
  { guard: 'isOwn', ...refuseWith('decision.own') },
  { guard: 'hasNoRole', ...refuseWith('decision.forbidden') },
] as const
const notOwn = { guard: 'isNotOwn', ...refuseWith('accessRequest.missing') } as const
const outsider = { guard: 'hasNoRole', ...refuseWith('accessRequest.missing') } as const
const overdue = { guard: 'isDue', ...closedDecided } as const

/**
 * The lifecycle of a request for access (domain/access, "Request machine"). The outer state is `approvalResult` in
 * the API; the inner state of REJECTED is its `closeReason`. No event is allowed in APPROVED and REJECTED.
 */
export const requestMachine = setup({
  types: {} as {
    context: RequestContext
    input: RequestContext
    events: RequestMachineEvent
    meta: { reason: RequestReason }
  },
  guards: {
    isWithoutDecision: ({ event }) => event.type === 'SUBMIT' && !needsDecision(event.approvalType, event),
    isUnseen: ({ event }) => senderOf(event) === 'STRANGER',
    isOwn: ({ event }) => senderOf(event) === 'REQUESTER',
    isNotOwn: ({ event }) => senderOf(event) !== 'REQUESTER',
    hasNoRole: ({ event }) => senderOf(event) === 'ONLOOKER' || senderOf(event) === 'STRANGER',
    isDue: ({ context: { now, deadlineAt } }) => deadlineAt !== null && now >= deadlineAt,
    isCommentShort: ({ event }) => event.type === 'REJECT' && lettersIn(event.comment) < MIN_COMMENT,
  },
}).createMachine({
  id: 'request',
  context: ({ input }) => input,
  initial: 'NEW',
  on: {
    APPROVE: [...notDecider, closedDecided],
    REJECT: [...notDecider, closedDecided],
    WITHDRAW: [notOwn, closedDecided],
    COMMENT: [outsider, closedDecided],
    DEADLINE: closedDecided,
    SUPERSEDE: closedDecided,
    INELIGIBLE: closedDecided,
  },
  states: {
    NEW: {
      on: { SUBMIT: [{ guard: 'isWithoutDecision', target: 'APPROVED' }, { target: 'WAITING' }] },
    },
    WAITING: {
      on: {
        APPROVE: [...notDecider, overdue, { target: 'APPROVED' }],
        REJECT: [
          ...notDecider,
          overdue,
          { guard: 'isCommentShort', ...refuseWith('decision.commentMissing') },
          { target: 'REJECTED.DECISION' },
        ],
        WITHDRAW: [notOwn, { target: 'REJECTED.WITHDRAWN' }],
        COMMENT: [outsider, { target: 'WAITING' }],
        DEADLINE: { guard: 'isDue', target: 'REJECTED.TIMEOUT' },
        SUPERSEDE: { target: 'REJECTED.SUPERSEDED' },
        INELIGIBLE: { target: 'REJECTED.INELIGIBLE' },
      },
    },
    APPROVED: {},
    REJECTED: {
      initial: 'DECISION',
      states: { DECISION: {}, WITHDRAWN: {}, TIMEOUT: {}, SUPERSEDED: {}, INELIGIBLE: {} },
    },
  },
})

const senderOf = (event: RequestMachineEvent): RequestSender | undefined =>
  'by' in event ? event.by : undefined
