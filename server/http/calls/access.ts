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
  admin: ['session.missing', 'session.expired', 'password.unconfirmed', 'factor.missing'],
  staff: ['session.missing', 'session.expired', 'role.missing', 'password.unconfirmed', 'factor.missing'],
}

/** Why someone may not call an operation of this access, or nothing. */
export function refusalOf(access: Access, { stage, member }: Identity): Problem | undefined {
  if (access === 'visitor') return undefined
  if (access === 'pending') return stage === 'pending' ? undefined : problemNamed('login.missing')
  if (stage === 'ended') return problemNamed('session.expired')
  if (stage !== 'member') return problemNamed('session.missing')
  if (access === 'member') return undefined
  if (access === 'verified') return member.verified ? undefined : problemNamed('verification.stale')
  if (access === 'staff' && !member.staff) return problemNamed('role.missing')
  if (!member.passwordChecked) return problemNamed('password.unconfirmed')
  const isAdmin = access === 'admin' || access === 'staff'
  return isAdmin && member.info.factorMissing ? problemNamed('factor.missing') : undefined
}
