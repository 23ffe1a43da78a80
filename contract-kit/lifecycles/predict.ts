import type { Problem } from '../../contract/problem.ts'
import { type AccessCaller, accessCallers } from '../../contract/provider-states.ts'
import { type ApprovalType, approvalTypes, hasTerm } from '../../domain/access/codes.ts'
import type { GrantMachineEvent } from '../../domain/access/grant.machine.ts'
import {
  effectiveGrant,
  type GrantFacts,
  grantAfter,
  grantRefusal,
  pauseOriginOn,
} from '../../domain/access/grants.ts'
import { problemOfReason, reasonProblems } from '../../domain/access/reasons.ts'
import type { RequestMachineEvent, RequestSender } from '../../domain/access/request.machine.ts'
import {
  initialStateOf,
  type RequestFacts,
  requestAfter,
  requestRefusal,
} from '../../domain/access/requests.ts'
import { assignmentFor, type RoleAssignment, type Subject } from '../../domain/access/role-assignments.ts'
import { approvalOf, endDateOf, raiseRefusal } from '../../domain/access/rules.ts'

type RefusalName = Parameters<Problem['is']>[number]
type Request = Pick<RequestFacts, 'approvalResult' | 'closeReason'> & {
  approvalType: ApprovalType
  termDays: number | null
  overdue: boolean
  /** Whether the request concerns the existing permission. */
  onGrant: boolean
}
/**
 * A permission of HOLDER with its last request. `grantNo` and `requestNo` distinguish a new permission or request
 * from the previous permission or request.
 */
export type Life = {
  today: string
  lastAdmin: boolean
  grant: (GrantFacts & { version: number }) | undefined
  grantNo: number
  request: Request | undefined
  requestNo: number
}
type AskStep = { caller: 'HOLDER'; event: ApprovalType; termDays: number | null }
type Decision = 'APPROVE' | 'REJECT' | 'WITHDRAW' | 'COMMENT'
type AdminAction = 'REVOKE' | 'BLOCK' | 'LIFT'
type EventStep<Event = Decision | AdminAction> = { caller: AccessCaller; event: Event; comment: string }
export type Step = AskStep | EventStep
/** The state that a caller saw last before the step. */
export type SeenState = Pick<Life, 'grantNo' | 'requestNo'> & { version: number | undefined }
export type Prediction = { life: Life } | { problem: RefusalName }

/** The maximum term of the app in the test data of these checks, in days. */
const MAX_TERM_DAYS = 90
const ownRole = (caller: AccessCaller, role: RoleAssignment['role']): RoleAssignment[] => [
  { role, appId: null, holderId: caller, actsFor: [] },
]
const delegatedRoles = (caller: AccessCaller): RoleAssignment[] => [
  { role: 'delegate', appId: null, holderId: caller, actsFor: [caller] },
]
const assignments: Record<AccessCaller, RoleAssignment[]> = {
  HOLDER: ownRole('HOLDER', 'approver'),
  APPROVER: ownRole('APPROVER', 'approver'),
  DELEGATE: delegatedRoles('APPROVER'),
  DELEGATE_OF_HOLDER: [
    { role: 'approver', appId: null, holderId: 'DELEGATE_OF_HOLDER', actsFor: ['HOLDER'] },
    ...delegatedRoles('HOLDER'),
  ],
  APP_ADMIN: ownRole('APP_ADMIN', 'appAdmin'),
  SECURITY_ADMIN: ownRole('SECURITY_ADMIN', 'securityAdmin'),
  COLLEAGUE: [],
  OTHER_COMPANY: [],
}
const subjectOf = (life: Life, approvalType?: ApprovalType): Subject => ({
  memberId: 'HOLDER',
  appId: 'app',
  approvalType,
  pauseOrigin: pauseOriginOn(life.grant, life.today),
})

export const seenStateOf = ({ grantNo, requestNo, grant }: Life): SeenState => ({
  grantNo,
  requestNo,
  version: grant?.version,
})

/** The predicted result of a step, for a caller who has seen a state of the lifecycle. */
export function predict(life: Life, step: Step, seen: SeenState = seenStateOf(life)): Prediction {
  if ('termDays' in step) return predictRequest(life, step)
  return step.event === 'REVOKE' || step.event === 'BLOCK' || step.event === 'LIFT'
    ? predictOrder(life, { ...step, event: step.event }, seen)
    : predictDecision(life, { ...step, event: step.event }, seen)
}

const hasUnexpiredGrant = ({ grant, today }: Life) =>
  grant !== undefined && effectiveGrant(grant, today).useStatus !== 'EXPIRE'
const eligibilityOf = (life: Life) => ({
  grant: life.grant,
  waiting: life.request?.approvalResult === 'WAITING',
  lastAdmin: life.lastAdmin && hasUnexpiredGrant(life),
  useState: 'A' as const,
  longestTermDays: MAX_TERM_DAYS,
  releaseReviewed: false,
  autoApproved: false,
  hasApprover: (type: ApprovalType) =>
    accessCallers.some((caller) =>
      assignmentFor('decide', assignments[caller], subjectOf(life, type), caller),
    ),
})

/** Every type of request with the reason why the holder may not make it now; `null` means that it is allowed. */
export const reasonsIn = (life: Life) =>
  Object.fromEntries(
    approvalTypes.map((type) => [type, raiseRefusal(type, eligibilityOf(life), life.today)?.reason ?? null]),
  )

function predictRequest(life: Life, { event: approvalType, termDays }: AskStep): Prediction {
  const eligibility = eligibilityOf(life)
  const refusal = raiseRefusal(approvalType, eligibility, life.today)
  if (refusal) return { problem: reasonProblems[refusal.reason] }
  const facts = { termDays, grant: life.grant, longestTermDays: MAX_TERM_DAYS }
  if (endDateOf(approvalType, facts, life.today) === undefined) return { problem: 'access.termInvalid' }
  const initialState = initialStateOf(approvalType, eligibility)
  const onGrant = approvalType !== 'APPLY'
  const request = { ...initialState, approvalType, termDays, overdue: false, onGrant }
  const lifeWithRequest = { ...life, request, requestNo: life.requestNo + 1 }
  if (initialState.approvalResult === 'WAITING') return { life: lifeWithRequest }
  return { life: lifeAfterEvent(lifeWithRequest, { type: approvalType } as GrantMachineEvent) }
}

function predictDecision(
  life: Life,
  { caller, event, comment }: EventStep<Decision>,
  seen: SeenState,
): Prediction {
  const isGone = seen.requestNo !== life.requestNo
  const request: Request | undefined =
    isGone && seen.requestNo > 0
      ? { ...life.request!, approvalResult: 'REJECTED', closeReason: 'SUPERSEDED' }
      : isGone
        ? undefined
        : life.request
  if (!request) return { problem: 'accessRequest.missing' }
  const machineEvent = { type: event, by: senderOf(life, request, caller), comment } as RequestMachineEvent
  const [facts, now] = factsOf(request)
  const problem = requestRefusal(facts, machineEvent, now)
  if (problem) return { problem }
  if (event !== 'APPROVE')
    return { life: { ...life, request: { ...request, ...requestAfter(facts, machineEvent, now) } } }
  const { approvalType, termDays } = request
  const givesUpUse = approvalType === 'RELEASE' || approvalType === 'SUSPEND'
  const approval = approvalOf(
    approvalType,
    {
      termDays,
      grant: life.grant,
      longestTermDays: MAX_TERM_DAYS,
      useState: 'A',
      lastAdmin: givesUpUse && life.lastAdmin && hasUnexpiredGrant(life),
    },
    life.today,
  )
  const end = approval ? machineEvent : ({ type: 'INELIGIBLE' } as const)
  const lifeAfterDecision = {
    ...life,
    request: { ...request, ...requestAfter(facts, end, now)!, onGrant: true },
  }
  if (!approval) return { life: lifeAfterDecision }
  const grantEvent = hasTerm(approvalType)
    ? { type: approvalType, endDate: approval.endDate }
    : { type: approvalType }
  return { life: lifeAfterEvent(lifeAfterDecision, grantEvent as GrantMachineEvent) }
}

function predictOrder(
  life: Life,
  { caller, event, comment }: EventStep<AdminAction>,
  seen: SeenState,
): Prediction {
  if (comment.trim().length < 2) return { problem: 'decision.commentMissing' }
  const permission = event === 'REVOKE' ? 'revoke' : 'block'
  const isMine = assignmentFor(permission, assignments[caller], subjectOf(life), caller) !== undefined
  if (!isMine || seen.version === undefined) return { problem: 'accessGrant.missing' }
  if (seen.grantNo !== life.grantNo || seen.version !== life.grant?.version)
    return { problem: 'accessGrant.changed' }
  const lastAdmin = event === 'REVOKE' && life.lastAdmin
  const reason = grantRefusal(life.grant, { type: event }, life.today, { lastAdmin })
  if (reason) return { problem: problemOfReason(reason) }
  const changedLife = lifeAfterEvent(life, { type: event })
  const { request } = life
  if (event !== 'REVOKE' || request?.approvalResult !== 'WAITING') return { life: changedLife }
  const [facts, now] = factsOf(request)
  return {
    life: { ...changedLife, request: { ...request, ...requestAfter(facts, { type: 'INELIGIBLE' }, now) } },
  }
}

function lifeAfterEvent(life: Life, event: GrantMachineEvent): Life {
  const grant = grantAfter(life.grant, event, life.today, { longestTermDays: MAX_TERM_DAYS })
  if (!grant) throw new Error(`${event.type} is open and leads nowhere.`)
  const isNew = event.type === 'APPLY'
  return {
    ...life,
    grant: { ...grant, version: isNew ? 1 : life.grant!.version + 1 },
    grantNo: life.grantNo + (isNew ? 1 : 0),
  }
}

/**
 * Returns the facts of a request for its state machine, and a time that is after the request's deadline if `overdue`
 * is set, otherwise before it.
 */
function factsOf({ approvalResult, closeReason, overdue }: Request): [RequestFacts, Date] {
  return [{ approvalResult, closeReason, deadlineAt: new Date(1) }, new Date(overdue ? 2 : 0)]
}

function senderOf(life: Life, { approvalType }: Request, caller: AccessCaller): RequestSender {
  if (caller === 'HOLDER') return 'REQUESTER'
  if (assignments[caller].length === 0) return 'STRANGER'
  return assignmentFor('decide', assignments[caller], subjectOf(life, approvalType), caller)
    ? 'DECIDER'
    : 'ONLOOKER'
}
