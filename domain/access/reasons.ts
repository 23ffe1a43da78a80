import type { Schema } from '#contract/operation.ts'
import type { ProblemName } from '#contract/problem.ts'

/** Why something may not be asked for, as it travels. */
export type AccessReason = Schema<'AccessReason'>

/**
 * The one list of reasons: what a list of actions says is what the server refuses with when somebody asks anyway. The
 * sentences stand at the problems.
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
