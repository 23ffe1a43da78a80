import { randomUUID } from 'node:crypto'
import type { ApprovalType } from '#domain/access/codes.ts'
import { grantEventFor, grantEvents, requestEvents } from '#domain/access/events.ts'
import { effectiveGrant, type GrantEvent, grantAfter } from '#domain/access/grants.ts'
import type { RequestMachineEvent } from '#domain/access/request.machine.ts'
import { requestAfter } from '#domain/access/requests.ts'
import { renewalClosesOn, skippedNotice } from '#domain/access/terms.ts'
import type { Tx } from '#server/db/once.ts'
import { accessTexts } from '#server/messages/access-texts.ts'
import type { AccessDeps } from './access.deps.ts'
import { notify, type RecordedChange, record } from './access.record.ts'
import { grantStore, type StoredGrant } from './grants/grants.store.ts'
import { requestStore, type StoredRequest } from './requests/requests.store.ts'

/** The context of a change: its transaction, its moment, and the day in Korea. */
export type ChangeContext = { tx: Tx; now: Date; today: string; notices: AccessDeps['notices'] }
type Change = {
  actorId: string | null
  requestId?: string
  endDate?: string | null
  text?: string | null
  /** The cause of the change, which is recorded before the change. */
  cause?: RecordedChange
}
type Closing = Exclude<RequestMachineEvent, { type: 'SUBMIT' | 'COMMENT' }>
type ClosedRequest = Partial<Pick<StoredRequest, 'comment' | 'grantedTermDays' | 'endDate' | 'grantId'>>

export const aboutOf = ({ level, app }: { level: { name: string }; app: { name: string } }) => ({
  appName: app.name,
  levelName: level.name,
})
const aboutGrant = ({ level }: StoredGrant) => aboutOf({ level, app: level.app })

/**
 * Applies an event to a grant and records it. The transaction has locked the grant; false if the event is
 * refused.
 */
export async function changeGrant(
  { tx, now, today }: ChangeContext,
  grant: StoredGrant,
  event: GrantEvent,
  { cause, ...change }: Change,
): Promise<boolean> {
  const machineEvent = event === 'EXTEND' ? { type: event, endDate: change.endDate! } : { type: event }
  const { longestTermDays } = grant.level.app
  const after = grantAfter(grant, machineEvent, today, { longestTermDays })
  if (!after) return false
  const noticeFields = event === 'EXTEND' ? { noticedDays: skippedNotice(after.endDate, today) } : {}
  if (!(await grantStore(tx).change(grant, { ...after, ...noticeFields }))) return false
  await record(tx, now, ...(cause ? [cause] : []), {
    ...change,
    // Without a subscription the app stays closed, whatever happens to the permission.
    event: grantEventFor(event, {
      useStatus: grant.level.app.useState === 'S' ? 'PAUSE' : after.useStatus,
    }),
    memberId: grant.memberId,
    grantId: grant.id,
    fromState: grant.useStatus,
    toState: after.useStatus,
    endDate: event === 'EXTEND' ? after.endDate : null,
  })
  return true
}

/**
 * Starts a grant today and returns its id; undefined if the member already has a grant of that level that has not
 * ended.
 */
async function startGrant(
  { tx, now, today }: ChangeContext,
  {
    memberId,
    levelId,
    endDate,
    actorId,
    requestId,
    cause,
  }: {
    memberId: string
    levelId: string
    endDate: string
    actorId: string
    requestId: string
    cause: RecordedChange | undefined
  },
  last: StoredGrant | undefined,
): Promise<string | undefined> {
  const termLimit = last && { longestTermDays: last.level.app.longestTermDays }
  const newState = grantAfter(last, { type: 'APPLY', endDate }, today, termLimit)
  if (!newState) return undefined
  const id = await grantStore(tx).add({
    ...newState,
    id: randomUUID(),
    memberId,
    levelId,
    startAt: now,
    noticedDays: skippedNotice(endDate, today),
  })
  if (id === undefined) return undefined
  if (last?.pauseOrigin) {
    const { useStatus, pausedBefore, endReason, endDate: ended } = last
    const formerState = { useStatus, pauseOrigin: null, pausedBefore, endReason, endDate: ended }
    await grantStore(tx).change(last, formerState)
  }
  await record(tx, now, ...(cause ? [{ ...cause, grantId: id }] : []), {
    event: grantEvents.APPLY,
    memberId,
    grantId: id,
    requestId,
    actorId,
    fromState: null,
    toState: newState.useStatus,
    endDate,
  })
  return id
}

/**
 * Carries out a request on its grant and returns the id of the grant; undefined if the grant could not be started or
 * changed. `cause` is recorded before the effect, and only if the effect occurs.
 */
export async function applyDecision(
  at: ChangeContext,
  {
    approvalType,
    memberId,
    levelId,
    endDate,
    actorId,
    requestId,
    cause,
  }: {
    approvalType: ApprovalType
    memberId: string
    levelId: string
    endDate: string | null
    actorId: string
    requestId: string
    cause?: RecordedChange
  },
  grant: StoredGrant | undefined,
): Promise<string | undefined> {
  if (approvalType === 'APPLY')
    return startGrant(at, { actorId, requestId, memberId, levelId, endDate: endDate!, cause }, grant)
  return (await changeGrant(at, grant!, approvalType, {
    actorId,
    requestId,
    endDate,
    ...(cause && { cause }),
  }))
    ? grant!.id
    : undefined
}

/** Ends a grant whose last day is over, and notifies its holder. */
export async function expireGrant(at: ChangeContext, grant: StoredGrant): Promise<boolean> {
  if (!(await changeGrant(at, grant, 'END_REACHED', { actorId: null }))) return false
  const renewable = renewalClosesOn(grant.endDate, grant.level.app.longestTermDays)
  const content = accessTexts.expired(aboutGrant(grant), {
    endDate: grant.endDate,
    renewableUntil: renewable < at.today ? null : renewable,
  })
  await notify(at.notices, at.tx, { event: 'grant.expired', to: [grant.memberId], content })
  return true
}

/** Locks and returns the latest grant of a member for a level; if its last day is over, the grant is ended first. */
export async function lockCurrent(
  at: ChangeContext,
  memberId: string,
  levelId: string,
): Promise<StoredGrant | undefined> {
  const store = grantStore(at.tx)
  const grant = await store.lockLast(memberId, levelId)
  if (!grant || effectiveGrant(grant, at.today) === grant) return grant
  await expireGrant(at, grant)
  return store.lockLast(memberId, levelId)
}

/** The record of how a request was closed. */
export const closingOf = (
  request: StoredRequest,
  event: Closing,
  toState: string,
  { actorId, ...closed }: { actorId: string | null } & ClosedRequest,
): RecordedChange => ({
  event: requestEvents[event.type],
  memberId: request.memberId,
  requestId: request.id,
  grantId: closed.grantId ?? request.grantId,
  actorId,
  fromState: request.approvalResult,
  toState,
  text: closed.comment ?? null,
  endDate: closed.endDate ?? null,
})

/**
 * Closes a waiting request, records the closing unless it is already recorded, and notifies the requester, unless the
 * requester closed the request. False if the request no longer waits.
 */
export async function closeRequest(
  { tx, now, notices }: ChangeContext,
  request: StoredRequest,
  event: Closing,
  {
    actorId,
    version,
    isWritten = false,
    ...closed
  }: { actorId: string | null; version?: number; isWritten?: boolean } & ClosedRequest,
): Promise<boolean> {
  const closedRequest = requestAfter(request, event, now)
  if (!closedRequest?.closeReason) return false
  const { type: happened } = event
  if (!(await requestStore(tx).close({ id: request.id, version }, { ...closedRequest, ...closed }, now)))
    return false
  if (!isWritten)
    await record(tx, now, closingOf(request, event, closedRequest.approvalResult, { actorId, ...closed }))
  if (actorId === request.memberId) return true
  const textValues = aboutOf(request)
  const type = request.approvalType
  const machineEvent = {
    APPROVE: () =>
      accessTexts.approved(textValues, type, {
        asked: request.termDays,
        granted: closed.grantedTermDays ?? null,
        endDate: closed.endDate ?? null,
        stillPaused: type === 'RESUME' && (request.grant?.pausedBefore ?? null) !== null,
      }),
    REJECT: () => accessTexts.rejected(textValues, type),
  }
  const content =
    happened === 'APPROVE' || happened === 'REJECT'
      ? machineEvent[happened]()
      : accessTexts.closed(textValues, type, closedRequest.closeReason as 'TIMEOUT')
  await notify(notices, tx, {
    event: requestEvents[happened],
    to: [request.memberId],
    content,
    path: '/apps?tab=REQUEST',
  })
  return true
}
