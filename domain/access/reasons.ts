import type { Schema } from '#contract/operation.ts'
import type { ProblemName } from '#contract/problem.ts'

/** Why something may not be asked for, as it travels. */
export type AccessReason = Schema<'AccessReason'>
/** Why something may not happen to a grant: what is asked for as it travels, what is ordered as its problem. */
export type GrantReason = AccessReason | Extract<ProblemName, 'accessGrant.missing' | 'accessGrant.changed'>
/** Why something may not happen to a request. */
export type RequestReason = Extract<
  ProblemName,
  `decision.${'own' | 'forbidden' | 'commentMissing'}` | `accessRequest.${'missing' | 'decided'}`
>

/**
 * The one list of reasons: what a list of actions shows is what the server refuses a call with. The sentences belong to the
 * problems.
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
} as const satisfies Record<AccessReason, ProblemName>

/** The problem by which something that may not happen to a grant is refused. */
export const problemOfReason = (reason: GrantReason): ProblemName =>
  reason in reasonProblems
    ? reasonProblems[reason as AccessReason]
    : (reason as Exclude<GrantReason, AccessReason>)
