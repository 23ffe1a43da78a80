import { addDays, kstDate } from '#domain/dates.ts'
import type { accessDelegations } from '../schema/access-delegation.ts'
import type { memberRoles } from '../schema/role.ts'
import { demoAccounts } from './demo-accounts.ts'
import type { DemoMember } from './demo-members.ts'
import { demoId } from './demo-numbers.ts'

type Delegation = typeof accessDelegations.$inferInsert
const appAdmin = 3
/** Days from today; `cleared` is the day on which a delegation was ended. */
const stories: readonly { set: number; from: number; to: number; cleared?: number }[] = [
  { set: -61, from: -60, to: -52, cleared: -51 },
  { set: -34, from: -30, to: -21, cleared: -27 },
  { set: -3, from: -2, to: 5 },
  { set: -1, from: 12, to: 16 },
]

/**
 * Creates the delegations in the company of the demo account that is an app admin, in every state. Uses no
 * random numbers, so that the rest of the demo data stays unchanged.
 */
export function makeDelegations({
  now,
  members,
  roles,
}: {
  now: Date
  members: readonly DemoMember[]
  roles: readonly (typeof memberRoles.$inferInsert)[]
}): Delegation[] {
  const today = kstDate(now)
  const accountEmails = new Set<string>(demoAccounts.map(({ email }) => email))
  const { companyId } = members.find(({ email }) => email === demoAccounts[appAdmin].email)!
  const colleagues = members.filter(
    (member) => member.companyId === companyId && !accountEmails.has(member.email),
  )
  const partsOf = (memberId: string) => roles.filter((role) => role.memberId === memberId)
  const approvers = colleagues.filter(({ id }) => partsOf(id).some(({ role }) => role === 'approver'))
  const others = colleagues.filter(({ id }) => partsOf(id).length === 0)
  return stories.map(({ set, from, to, cleared }, index) => ({
    id: demoId('4c8d2a70', index + 1),
    memberId: approvers[index % approvers.length]!.id,
    delegateId: others[index % others.length]!.id,
    startDate: addDays(today, from),
    endDate: addDays(today, to),
    createdAt: new Date(`${addDays(today, set)}T10:20:00+09:00`),
    clearedAt: cleared === undefined ? null : new Date(`${addDays(today, cleared)}T00:01:00+09:00`),
  }))
}
