import type { ProblemName } from '#contract/problem.ts'

/** Refusals that say that the screen shows what is no longer so. */
export const staffOutdated: readonly ProblemName[] = [
  'staff.exists',
  'staff.missing',
  'staff.last',
  'staff.changed',
  'staffInvitation.closed',
]
