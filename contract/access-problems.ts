import type { Access } from './operation.ts'
import type { ProblemName } from './problem.ts'

/** The refusals that follow from an operation's access, in addition to the refusals that the operation lists. */
export const accessProblems: Record<Access, readonly ProblemName[]> = {
  visitor: [],
  pending: ['login.missing'],
  member: ['session.missing', 'session.expired'],
  confirmed: ['session.missing', 'session.expired', 'password.unconfirmed'],
  verified: ['session.missing', 'session.expired', 'verification.stale'],
  verifiedAdmin: ['session.missing', 'session.expired', 'factor.missing', 'verification.stale'],
  verifiedStaff: [
    'session.missing',
    'session.expired',
    'role.missing',
    'factor.missing',
    'verification.stale',
  ],
  admin: ['session.missing', 'session.expired', 'password.unconfirmed', 'factor.missing'],
  staff: ['session.missing', 'session.expired', 'role.missing', 'password.unconfirmed', 'factor.missing'],
}
