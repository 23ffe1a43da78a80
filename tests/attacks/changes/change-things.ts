import { randomUUID } from 'node:crypto'
import { problemNamed } from '#contract/problem-named.ts'
import { addDays, kstDate } from '#domain/dates.ts'
import type { Person } from '#server/testing/access-world.ts'
import { inquiryOf } from '#server/testing/inquiry-world.ts'
import { samplePdf } from '#server/testing/sample-files.ts'
import { serviceInfo, subscriptionAnswers } from '#server/testing/subscription-request.ts'
import type { Outcome, Thing } from './becomes.ts'
import type { ChangeWorld, Subject } from './change-world.ts'

export type People = Record<'owner' | 'admin' | 'approver' | 'colleague', Person>
/**
 * Creates the data of one kind for a member. Returns a function that finds its outcome afterwards, or undefined if
 * creating the data was refused.
 */
type CreateData = (
  world: ChangeWorld,
  subject: Subject,
  people: People,
) => Promise<(() => Promise<Outcome>) | undefined>

const OK = 200
const staysIf = (stays: boolean): Outcome => (stays ? 'stays' : 'ends')
const isOpen = async (world: ChangeWorld, inviter: Person, offerId: string): Promise<boolean> => {
  const { data } = await world.call('listCompanyOffers', { openYn: 'Y' }, inviter)
  return data.list.some((offer) => offer.offerId === offerId)
}
const decidesInPlace = async (world: ChangeWorld, person: Person): Promise<boolean> => {
  const { code, data } = await world.call('getSessionInfo', {}, person)
  return code === OK && data.accessRoles?.includes('DELEGATE') === true
}
const transferTo = (world: ChangeWorld, from: Person, to: Person) => {
  const today = kstDate(world.portal().clock.now())
  const term = { startDate: today, endDate: addDays(today, 30) }
  return world.act('setAccessDelegation', { delegateEmail: to.email, ...term }, from)
}

async function makeProof(world: ChangeWorld, subject: Subject): Promise<void> {
  const { data } = await world.call('startVerification', {}, subject)
  if (data.ways.includes('PASSWORD')) await world.call('verifyAgain', { password: subject.password }, subject)
  else {
    const sentCode = await world.call('sendVerificationCode', { mfaType: 'totp' }, subject)
    const { challengeId } = sentCode.data
    await world.call('verifyAgain', { challengeId, code: world.totp() }, subject)
  }
}

/** Creates a pending request of the member, if the member may request something. */
async function createWaitingRequest(world: ChangeWorld, subject: Subject) {
  const { code, data } = await world.ask(subject)
  return code === OK ? data : undefined
}

export const creators: Record<Thing, CreateData> = {
  async session(world, { email, memberId }) {
    const other = { email, memberId, session: await world.portal().logInFully(email, { confirmed: true }) }
    return async () => {
      const { code, data } = await world.call('getSessionInfo', {}, other)
      if (code !== OK || data.factorRequiredYn !== 'Y') return staysIf(code === OK)
      const { code: asAdmin } = await world.call('listAdminAccessGrants', {}, other)
      return asAdmin === problemNamed('factor.missing').code ? 'asks' : 'stays'
    }
  },

  async trustedDevice(world, subject) {
    const { session } = await world.portal().logIn(subject.email)
    const { data } = await world.portal().call('startMfaChallenge', { mfaType: 'sms' }, { session })
    const proof = { challengeId: data.challengeId, code: world.portal().lastCode() }
    const answer = await world.portal().call('verifyMfaCode', { ...proof, trustDeviceYn: 'Y' }, { session })
    const cookies = { trusted_device: answer.cookies['trusted_device']! }
    return async () => {
      const { email, password } = subject
      const { code, data } = await world.portal().logIn(email, password, { cookies })
      if (code !== OK) return 'ends'
      return data.loginYn === 'Y' ? 'stays' : 'asks'
    }
  },

  async proof(world, subject) {
    await makeProof(world, subject)
    return async () => {
      const input = { trustedDeviceIds: [randomUUID()] }
      const { code } = await world.call('removeTrustedDevices', input, subject)
      if (code === problemNamed('verification.stale').code) return 'asks'
      return staysIf(code === OK)
    }
  },

  async withdrawalProof(world, subject) {
    const { data } = await world.act('startWithdrawalProof', { password: subject.password }, subject)
    let { proofKey } = data
    if (proofKey === null) {
      const { challengeId } = (await world.call('sendWithdrawalCode', { mfaType: 'totp' }, subject)).data
      const proof = { challengeId, code: world.totp() }
      proofKey = (await world.call('verifyWithdrawalCode', proof, subject)).data.proofKey
    }
    return async () => {
      const input = { idempotencyKey: randomUUID(), proofKey: proofKey!, reasonCode: null, reasonText: null }
      return staysIf((await world.call('completeWithdrawal', input, subject)).code === OK)
    }
  },

  async publicLink(world, subject) {
    const subscriptionId = await world.subscribe(subject, 'ACTIVE', await world.companyOf(subject))
    const createdLink = await world.act('createSubscriptionLink', { subscriptionId }, subject)
    if (createdLink.code !== OK) return undefined
    const { subscriptionNo, viewKey } = createdLink.data
    return async () =>
      staysIf(
        (await world.portal().call('getUnauthSubscriptionDetail', { subscriptionNo, viewKey })).code === OK,
      )
  },

  async invitation(world, { email }) {
    const { owner } = await world.addCompanyWithOwner()
    const input = { idempotencyKey: randomUUID(), email, roles: [] }
    const { offerId } = (await world.act('inviteToCompany', input, owner)).data
    return async () => staysIf(await isOpen(world, owner, offerId))
  },

  async joinRequest(world, subject) {
    const { owner, rnno } = await world.addCompanyWithOwner()
    const joinRequest = await world.act('askToJoinCompany', { idempotencyKey: randomUUID(), rnno }, subject)
    if (joinRequest.code !== OK) return undefined
    await world.deliver()
    return async () => staysIf(await isOpen(world, owner, joinRequest.data.offerId))
  },

  async ownershipOffer(world, { memberId }, { owner }) {
    const offered = await world.act('offerOwnership', { idempotencyKey: randomUUID(), memberId }, owner)
    if (offered.code !== OK) return undefined
    return async () => staysIf(await isOpen(world, owner, offered.data.offerId))
  },

  async delegationGiven(world, subject, { owner, colleague }) {
    const { memberId } = subject
    await world.act('updateCompanyRoles', { memberId, roles: ['APPROVER'], seenRoles: [] }, owner)
    if ((await transferTo(world, subject, colleague)).code !== OK) return undefined
    return async () => {
      // The delegation ends with the role; giving the role again does not restore the delegation.
      await world.act('updateCompanyRoles', { memberId, roles: ['APPROVER'], seenRoles: [] }, owner)
      return staysIf(await decidesInPlace(world, colleague))
    }
  },

  async delegationHeld(world, subject, { approver }) {
    if ((await transferTo(world, approver, subject)).code !== OK) return undefined
    return async () => {
      const { data } = await world.call('getAccessDelegation', {}, approver)
      return staysIf(data.delegateName !== null && (await decidesInPlace(world, subject)))
    }
  },

  async draft(world, subject) {
    const terms = subscriptionAnswers
    const { data } = await world.call(
      'agreeSubscriptionTerms',
      { draftId: null, serviceInfo, terms },
      subject,
    )
    const { draftId } = data
    return async () => {
      const { code } = await world.call('getSubscriptionDraft', { draftId }, subject)
      const goneOn = await world.call('agreeSubscriptionTerms', { draftId, serviceInfo, terms }, subject)
      if (code === OK && goneOn.code === problemNamed('company.roleNeeded').code) return 'asks'
      return staysIf(code === OK && goneOn.code === OK)
    }
  },

  async file(world, subject) {
    const file = new File([new Uint8Array(samplePdf)], '접속 기록.pdf')
    const { fileId } = (await world.call('uploadFile', { purpose: 'inquiry', file }, subject)).data
    const { inquiryId } = (await world.call('writeInquiry', inquiryOf({ fileIds: [fileId] }), subject)).data
    const { data } = await world.call('getInquiryDetail', { inquiryId: inquiryId! }, subject)
    const url = data.messages[0]!.attachments[0]!.url!
    const staff = await world.person({ roles: ['staff'] })
    const isGiven = async ({ session }: Person) =>
      (await world.portal().app.inject({ url, headers: { cookie: `session=${session}` } })).statusCode === OK
    return async () => {
      const { code } = await world.call('getSessionInfo', {}, subject)
      return staysIf(await isGiven(code === OK ? subject : staff))
    }
  },

  async accessRequest(world, subject, { approver }) {
    const waitingRequest = await createWaitingRequest(world, subject)
    if (!waitingRequest) return undefined
    const { requestId, version } = waitingRequest
    return async () => {
      const { code, data } = await world.decide(approver, { requestId, version })
      return staysIf(code === OK && data.approvalResult === 'APPROVED')
    }
  },

  async grant(world, subject, { admin, approver }) {
    const waitingRequest = await createWaitingRequest(world, subject)
    if (!waitingRequest) return undefined
    const { requestId, version } = waitingRequest
    await world.decide(approver, { requestId, version })
    const [grant] = (await world.call('listAccessGrants', {}, subject)).data.list
    return async () => {
      const { data } = await world.call('listAdminAccessGrants', { useStatus: 'NORMAL' }, admin)
      return staysIf(data.list.some(({ grantId }) => grantId === grant!.grantId))
    }
  },
}
