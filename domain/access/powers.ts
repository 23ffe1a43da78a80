import type { Schema } from '#contract/operation.ts'
import type { ApprovalType, PauseOrigin } from './codes.ts'

/**
 * A part somebody has today; without an app it holds for every app of the company. A delegate has the part of `holderId`,
 * who else is the person themselves. `standsInFor` are those in whose place the member decides today, by any chain of
 * delegations.
 */
export type Power = {
  role: 'approver' | 'delegate' | 'appAdmin' | 'securityAdmin'
  appId: string | null
  holderId: string
  standsInFor: readonly string[]
}
/** How far a decider may change the term that was asked for. */
export type TermChange = Schema<'TermChange'>
export type Deed = 'decide' | 'revoke' | 'block'
/** The apps that somebody settles: 'all' of the company, or these. */
export type SettledApps = 'all' | readonly string[]

/** A request or a grant as powers look at it. */
export type Affair = {
  memberId: string
  appId: string
  approvalType?: ApprovalType
  pauseOrigin: PauseOrigin | null
}

type Row = {
  decide: 'all' | 'securityPauses'
  term: TermChange
  revoke: boolean
  block: boolean
  settle: boolean
}

/** Who may do what, the strongest part first. What everybody may do with their own requests is not here. */
export const parts: Readonly<Record<Power['role'], Row>> = {
  appAdmin: { decide: 'all', term: 'ANY', revoke: true, block: false, settle: true },
  approver: { decide: 'all', term: 'SHORTER', revoke: false, block: false, settle: false },
  delegate: { decide: 'all', term: 'SHORTER', revoke: false, block: false, settle: false },
  securityAdmin: { decide: 'securityPauses', term: 'NONE', revoke: true, block: true, settle: false },
}

/** Whether only the security role may decide: the end of a pause that it began. */
export const isSecurityPause = ({
  approvalType,
  pauseOrigin,
}: Pick<Affair, 'approvalType' | 'pauseOrigin'>): boolean =>
  approvalType === 'RESUME' && pauseOrigin === 'SECURITY'

/** The power with which somebody may do something in an affair, or nothing. Nobody has one in an affair of their own. */
export function powerFor(
  deed: Deed,
  powers: readonly Power[],
  affair: Affair,
  actorId: string,
): Power | undefined {
  const able = powers.filter((power) => mayDo(deed, power, affair, actorId))
  const [strongest] = strongestFirst(able)
  return able.find(({ role }) => role === strongest)
}

/** The kinds of parts among some, each once, the strongest first. */
export function strongestFirst(powers: readonly Pick<Power, 'role'>[]): Power['role'][] {
  return (Object.keys(parts) as Power['role'][]).filter((role) => powers.some((power) => power.role === role))
}

/** The parts as they travel. */
export const accessRoles: Readonly<Record<Power['role'], Schema<'AccessRole'>>> = {
  appAdmin: 'APP_ADMIN',
  approver: 'APPROVER',
  delegate: 'DELEGATE',
  securityAdmin: 'SECURITY_ADMIN',
}

/** The apps of which somebody settles who decides, levels, terms and policies. */
export function appsSettledBy(powers: readonly Power[]): SettledApps {
  const able = powers.filter(({ role }) => parts[role].settle)
  return able.some(({ appId }) => appId === null) ? 'all' : able.flatMap(({ appId }) => appId ?? [])
}

function mayDo(deed: Deed, power: Power, affair: Affair, actorId: string): boolean {
  const { role, appId, holderId, standsInFor } = power
  // A delegate stands in for nobody in that person's own affair.
  if (affair.memberId === actorId || affair.memberId === holderId) return false
  // Neither do they decide it in another part they have; a security admin still revokes and blocks.
  if (deed === 'decide' && standsInFor.includes(affair.memberId)) return false
  if (appId !== null && appId !== affair.appId) return false
  const part = parts[role]
  if (deed !== 'decide') return part[deed]
  return (part.decide === 'securityPauses') === isSecurityPause(affair)
}

/** Whether a power lets a term be granted that is another than the one asked for. */
export function mayGrantTerm({ role }: Power, granted: number, asked: number): boolean {
  if (granted === asked) return true
  const { term } = parts[role]
  return term === 'ANY' || (term === 'SHORTER' && granted < asked)
}
