import type { Access } from '#contract/operation.ts'
import { Problem, type ProblemName } from '#contract/problem.ts'
import type { Identity } from './caller.ts'

/** The refusals that follow from an operation's access, beside those it lists itself. */
export const accessProblems: Record<Access, readonly ProblemName[]> = {
  visitor: [],
  pending: ['login.missing'],
  member: ['session.missing', 'session.expired'],
  confirmed: ['session.missing', 'session.expired', 'password.unconfirmed'],
  staff: ['session.missing', 'session.expired', 'role.missing', 'password.unconfirmed'],
}

/** Why somebody may not call an operation of this access, or nothing. */
export function refusalOf(access: Access, { stage, member }: Identity): Problem | undefined {
  if (access === 'visitor') return undefined
  if (access === 'pending') return stage === 'pending' ? undefined : Problem.of('login.missing')
  if (stage === 'ended') return Problem.of('session.expired')
  if (stage !== 'member') return Problem.of('session.missing')
  if (access === 'member') return undefined
  if (access === 'staff' && !member.staff) return Problem.of('role.missing')
  return member.passwordChecked ? undefined : Problem.of('password.unconfirmed')
}
