import { Matchers } from '@pact-foundation/pact'
import { encodeBase64 } from '#domain/base64.ts'
import {
  colleagueId,
  email,
  invitation,
  joinOffer,
  offerId,
  ownershipOffer,
  rnno,
} from './company.refusals.ts'
import { time, uuid } from './matchers.ts'

const { regex, string } = Matchers
/**
 * Matches a personal field that is not null: the pact library reads null as the text "null", which is valid base64
 * too, so at least eight characters are required.
 */
export const personalText = (text: string) =>
  regex(
    '^(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)$',
    encodeBase64(text),
  )
export const [ours, me, colleague] = ['솔바람상회 주식회사', '송나래', '이지호']
export const cursor = 'MjAyNi0xMS0yMw'

/** Returns the company of an owner, except for the given fields. */
export const companyOf = (more: object = {}) => ({
  companyName: personalText(ours),
  rnno: personalText(rnno),
  everybodyYn: 'Y',
  roles: ['OWNER'],
  peopleCount: 2,
  ownerNames: [personalText(me)],
  leaveRefusal: string('회사의 유일한 소유자라서 나갈 수 없습니다.'),
  ...more,
})
/** Returns the colleague as an owner sees them, except for the given fields. */
export const personOf = (more: object = {}) => ({
  memberId: colleagueId,
  name: personalText(colleague),
  email: personalText('jiho.lee@solbaram.example'),
  deptName: personalText('재무팀'),
  roles: ['APPROVER'],
  ownYn: 'N',
  removalRefusal: null,
  ...more,
})
/** Returns an owner's waiting invitation, except for the given fields. */
export const offerOf = (more: object = {}) => ({
  offerId: uuid(offerId),
  offerKind: 'INVITATION',
  offerState: 'SENT',
  companyName: personalText(ours),
  rnno: null,
  name: null,
  email: personalText(email),
  byName: personalText(me),
  roles: ['BILLING_MANAGER'],
  invitations: [],
  ownYn: 'Y',
  createdAt: time('2026-11-24T09:00:00+09:00'),
  expiresAt: time('2026-12-01T09:00:00+09:00'),
  closedAt: null,
  ...more,
})
export const closedAt = time('2026-11-25T09:00:00+09:00')
/**
 * Returns the fields that requests to join and offers of ownership share: they are about a member, and give no role.
 */
export const offerFields = (name: string) => ({ name: personalText(name), roles: [] })
export const request = {
  ...joinOffer,
  ...offerFields('이우주'),
  rnno: personalText(rnno),
  byName: personalText('이우주'),
  ownYn: 'N',
}
/** The member's own request to join: the answer does not show the name of the company with the business number. */
export const ownJoinRequest = {
  ...joinOffer,
  ...offerFields(me),
  companyName: null,
  rnno: personalText(rnno),
}
export const offeredOwnership = {
  ...ownershipOffer,
  ...offerFields(me),
  byName: personalText(colleague),
  ownYn: 'N',
}
export const receivedInvitation = { ...invitation, byName: personalText(colleague), ownYn: 'N' }
