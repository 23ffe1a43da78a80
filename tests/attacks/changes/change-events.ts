import { randomUUID } from 'node:crypto'
import { inRoleOrder } from '#domain/company/roles.ts'
import type { Person } from '#server/testing/access-world.ts'
import type { Change } from './becomes.ts'
import type { ChangeWorld, Subject } from './change-world.ts'

type People = { owner: Person; admin: Person }
type Event = (world: ChangeWorld, subject: Subject, people: People) => Promise<{ code: number }>
const newPassword = 'dalbit-norae-4718'

async function setRoles(
  world: ChangeWorld,
  { memberId }: Subject,
  owner: Person,
  change: 'give' | 'take',
): Promise<{ code: number }> {
  const { data } = await world.call('listCompanyPeople', {}, owner)
  const seenRoles = data.list.find((person) => person.memberId === memberId)!.roles
  const otherRoles = seenRoles.filter((role) => role !== 'OWNER')
  const roles = change === 'give' ? inRoleOrder([...otherRoles, 'SECURITY_ADMIN'] as const) : []
  return world.act('updateCompanyRoles', { memberId, roles: roles as typeof otherRoles, seenRoles }, owner)
}

/** The calls that make each change. */
export const events: Record<Change, Event> = {
  roleGiven: (world, subject, { owner }) => setRoles(world, subject, owner, 'give'),

  async roleTaken(world, subject, { owner }) {
    await setRoles(world, subject, owner, 'give')
    return setRoles(world, subject, owner, 'take')
  },

  async factorAdded(world, subject) {
    const { data } = await world.act('startMfaEnrolment', { mfaType: 'totp' }, subject)
    const { enrolmentId, secret } = data
    await world.call('verifyMfaEnrolment', { enrolmentId, code: world.totp(secret!) }, subject)
    return world.call('turnOnMfaFactor', { enrolmentId }, subject)
  },

  factorRemoved: (world, subject) => world.act('turnOffMfaFactor', { mfaType: 'totp' }, subject),

  async passwordChanged(world, subject) {
    const answer = await world.act('changePassword', { password: subject.password, newPassword }, subject)
    subject.password = newPassword
    return answer
  },

  async companyJoined(world, subject, { owner }) {
    const { email } = subject
    const input = { idempotencyKey: randomUUID(), email, roles: [] }
    const { data } = await world.act('inviteToCompany', input, owner)
    return world.act('answerCompanyOffer', { offerId: data.offerId, answer: 'ACCEPT' }, subject)
  },

  companyLeft: (world, subject) => world.act('leaveCompany', {}, subject),

  companyRemoved: (world, { memberId }, { owner }) => world.act('removeCompanyPerson', { memberId }, owner),

  async policyChanged(world, _, { owner, admin }) {
    await world.act('updateCompanyPolicy', { everybodyYn: 'N' }, owner)
    const appId = world.ids.app
    const { data } = await world.call('getAdminApp', { appId }, admin)
    const { version } = data
    const policy = { longestTermDays: 7, autoApprovalYn: 'N', releaseReviewYn: 'Y' } as const
    return world.act('updateAppPolicies', { appId, version, ...policy }, admin)
  },

  async keyRetired(world) {
    await world.retireKey()
    return { code: 200 }
  },

  async memberWithdrawn(world, subject) {
    const { data } = await world.act('startWithdrawalProof', { password: subject.password }, subject)
    let { proofKey } = data
    if (proofKey === null) {
      const { mfaType } = data.factors[0]!
      const sentCode = await world.call('sendWithdrawalCode', { mfaType }, subject)
      const code = mfaType === 'totp' ? world.totp() : world.portal().lastCode()
      const { challengeId } = sentCode.data
      proofKey = (await world.call('verifyWithdrawalCode', { challengeId, code }, subject)).data.proofKey
    }
    const input = { idempotencyKey: randomUUID(), proofKey: proofKey!, reasonCode: null, reasonText: null }
    return world.call('completeWithdrawal', input, subject)
  },
}
