import type { ProblemName } from '#contract/problem.ts'

/** Refusals which mean that the screen is outdated. */
export const staffOutdated: readonly ProblemName[] = [
  'staff.exists',
  'staff.missing',
  'staff.last',
  'staff.changed',
  'staffInvitation.closed',
]
