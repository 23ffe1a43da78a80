import { getInitialSnapshot, type SnapshotFrom } from 'xstate'
import { closedReason, snapshotAfter } from '../lifecycle.ts'
import type { ApprovalResult, ApprovalType, CloseReason } from './codes.ts'
import type { Policy } from './policy.ts'
import type { RequestReason } from './reasons.ts'
import { type RequestMachineEvent, requestMachine } from './request.machine.ts'

/** The facts that decide which events of a request are open. */
export type RequestFacts = Closing & { deadlineAt: Date | null }
export type RequestEvent = RequestMachineEvent['type']
type Closing = { approvalResult: ApprovalResult; closeReason: CloseReason | null }

export type RequestLife = SnapshotFrom<typeof requestMachine>

/** Restores the lifecycle of a request from the state of its row. */
export function restoreRequest(
  { approvalResult, closeReason, deadlineAt }: RequestFacts,
  now: Date,
): RequestLife {
  return requestMachine.resolveState({
    value: approvalResult === 'REJECTED' ? { REJECTED: closeReason ?? 'DECISION' } : approvalResult,
    context: { now, deadlineAt },
  })
}

/** Returns the columns that store a state of the lifecycle. */
export function closingOf({ value }: RequestLife): Closing {
  if (typeof value === 'object') return { approvalResult: 'REJECTED', closeReason: value.REJECTED }
  return value === 'APPROVED'
    ? { approvalResult: 'APPROVED', closeReason: 'DECISION' }
    : { approvalResult: 'WAITING', closeReason: null }
}

/** The request after an event, or undefined if the event is refused. */
export function requestAfter(
  request: RequestFacts,
  event: RequestMachineEvent,
  now: Date,
): Closing | undefined {
  const next = snapshotAfter(restoreRequest(request, now), event)
  return next && closingOf(next)
}

/** The problem with which an event is refused, or undefined. */
export const requestRefusal = (
  request: RequestFacts,
  event: RequestMachineEvent,
  now: Date,
): RequestReason | undefined =>
  (closedReason(restoreRequest(request, now), event) ?? undefined) as RequestReason | undefined

/** Creates the lifecycle of a new request. */
export const newRequest = (): RequestLife =>
  getInitialSnapshot(requestMachine, { now: new Date(0), deadlineAt: null })

/** The first state of a request: it waits for a decision or is approved at once. */
export function initialStateOf(approvalType: ApprovalType, policy: Policy): Closing {
  const submitted = snapshotAfter(newRequest(), { type: 'SUBMIT', approvalType, ...policy })
  if (!submitted) throw new Error(`A request of type ${approvalType} cannot begin.`)
  return closingOf(submitted)
}
