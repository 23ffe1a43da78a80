import { getInitialSnapshot, type SnapshotFrom } from 'xstate'
import { after, closedReason } from '../lifecycle.ts'
import type { ApprovalResult, ApprovalType, CloseReason } from './codes.ts'
import type { Policy } from './policy.ts'
import type { RequestReason } from './reasons.ts'
import { type RequestMachineEvent, requestMachine } from './request.machine.ts'

/** What decides what may become of a request. */
export type RequestFacts = Closing & { deadlineAt: Date | null }
export type RequestEvent = RequestMachineEvent['type']
type Closing = { approvalResult: ApprovalResult; closeReason: CloseReason | null }

export type RequestLife = SnapshotFrom<typeof requestMachine>

/** The lifecycle of a request in the state of its row. */
export function requestAt({ approvalResult, closeReason, deadlineAt }: RequestFacts, now: Date): RequestLife {
  return requestMachine.resolveState({
    value: approvalResult === 'REJECTED' ? { REJECTED: closeReason ?? 'DECISION' } : approvalResult,
    context: { now, deadlineAt },
  })
}

/** How a row represents a state of the lifecycle. */
export function closingOf({ value }: RequestLife): Closing {
  if (typeof value === 'object') return { approvalResult: 'REJECTED', closeReason: value.REJECTED }
  return value === 'APPROVED'
    ? { approvalResult: 'APPROVED', closeReason: 'DECISION' }
    : { approvalResult: 'WAITING', closeReason: null }
}

/** What an event makes of a request, or nothing where it is refused. */
export function requestAfter(
  request: RequestFacts,
  event: RequestMachineEvent,
  now: Date,
): Closing | undefined {
  const next = after(requestAt(request, now), event)
  return next && closingOf(next)
}

/** Why an event is refused, as its problem, or nothing where it is not. */
export const requestRefusal = (
  request: RequestFacts,
  event: RequestMachineEvent,
  now: Date,
): RequestReason | undefined =>
  (closedReason(requestAt(request, now), event) ?? undefined) as RequestReason | undefined

/** The lifecycle of a request that was not made yet. */
export const newRequest = (): RequestLife =>
  getInitialSnapshot(requestMachine, { now: new Date(0), deadlineAt: null })

/** How a request begins: it waits for a decision, or is approved at once. */
export function beginningOf(approvalType: ApprovalType, policy: Policy): Closing {
  const submitted = after(newRequest(), { type: 'SUBMIT', approvalType, ...policy })
  if (!submitted) throw new Error(`A request of type ${approvalType} cannot begin.`)
  return closingOf(submitted)
}
