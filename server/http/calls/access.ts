import type { Access } from '#contract/operation.ts'
import type { Problem, ProblemName } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import type { Identity } from './caller.ts'

/** The refusals that follow from an operation's access, alongside those it lists itself. */
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

/** Why a caller may not use an operation of this access, or nothing. */
export function refusalOf(access: Access, { stage, member }: Identity): Problem | undefined {
  if (access === 'visitor') return undefined
  if (access === 'pending') return stage === 'pending' ? undefined : problemNamed('login.missing')
  if (stage === 'ended') return problemNamed('session.expired')
  if (stage !== 'member') return problemNamed('session.missing')
  if (access === 'member') return undefined
  if (forStaff.includes(access) && !member.staff) return problemNamed('role.missing')
  const isProven = withProof.includes(access)
  if (!isProven && !member.passwordChecked) return problemNamed('password.unconfirmed')
  // Checked before the proof, since a caller who gave one would still be refused.
  const isAdmin = withFactor.includes(access)
  if (isAdmin && member.info.factorMissing) return problemNamed('factor.missing')
  return isProven && !member.verified ? problemNamed('verification.stale') : undefined
}

const forStaff: readonly Access[] = ['staff', 'verifiedStaff']
const withFactor: readonly Access[] = ['admin', 'verifiedAdmin', ...forStaff]
const withProof: readonly Access[] = ['verified', 'verifiedAdmin', 'verifiedStaff']
