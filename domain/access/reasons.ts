import type { Schema } from '#contract/operation.ts'
import type { ProblemName } from '#contract/problem.ts'

/** The reason why a request may not be made, as the API returns it. */
export type AccessReason = Schema<'AccessReason'>
/**
 * The reason why an event of a grant is refused: the reason in the API for requested events, the name of a problem
 * for all others.
 */
export type GrantReason = AccessReason | Extract<ProblemName, 'accessGrant.missing' | 'accessGrant.changed'>
/** The reason why an event of a request is refused. */
export type RequestReason = Extract<
  ProblemName,
  `decision.${'own' | 'forbidden' | 'commentMissing'}` | `accessRequest.${'missing' | 'decided'}`
>

/**
 * The problem of each reason. The list of actions shows the reason with which the server would refuse the call, as
 * the message of that problem.
 */
export const reasonProblems = {
  HELD: 'access.held',
  HELD_PAUSED: 'access.heldPaused',
  RENEW_INSTEAD: 'access.renewInstead',
  NOT_HELD: 'access.notHeld',
  NOT_YET: 'access.notYet',
  ENDED: 'access.ended',
  APPLY_ANEW: 'access.applyAnew',
  PAUSED: 'access.paused',
  NOT_PAUSED: 'access.notPaused',
  WAITING: 'access.waiting',
  NO_APPROVER: 'access.noApprover',
  LAST_ADMIN: 'access.lastAdmin',
  TERM_INVALID: 'access.termInvalid',
  LEVEL_CLOSED: 'access.levelClosed',
  LOCKED: 'access.locked',
  UNSUBSCRIBED: 'access.unsubscribed',
} as const satisfies Record<AccessReason, ProblemName>

/** The problem with which an event of a grant is refused. */
export const problemOfReason = (reason: GrantReason): ProblemName =>
  reason in reasonProblems
    ? reasonProblems[reason as AccessReason]
    : (reason as Exclude<GrantReason, AccessReason>)
