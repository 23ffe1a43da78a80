import { Matchers } from '@pact-foundation/pact'
import { describe, it } from 'vitest'
import { encodeBase64 } from '#domain/base64.ts'
import { describeRefusals } from './describe-refusals.ts'
import { oneOf, personal, time, uuid, yn } from './matchers.ts'
import { beginInteraction } from './pact.ts'
import {
  colleagueId,
  invitationId,
  invitedEmail,
  key,
  ownId,
  session,
  staff,
  staffRefusals,
} from './staff.refusals.ts'
import { successesOf } from './successes.ts'

const { eachLike, integer, string } = Matchers
const succeedsForVisitor = successesOf()
const succeeds = successesOf(session)
const waitingParams = { session, key, invitationState: 'WAITING' } as const
const maskedEmail = encodeBase64('na*****@solbaram.example')
const answerWithStep = (nextStep: string) => ({
  email: maskedEmail,
  expiresAt: time('2026-11-25T10:21:00+09:00'),
  nextStep,
})
const operates = ['OPERATES']
const invitation = {
  invitationId: uuid(invitationId),
  email: personal(invitedEmail),
  byName: personal('송나래'),
  createdAt: time('2026-11-24T10:21:00+09:00'),
  expiresAt: time('2026-11-25T10:21:00+09:00'),
  overYn: yn('N'),
  roles: operates,
}

describe('getStaffInvitation', () => {
  it('asks a visitor to log in', () =>
    succeedsForVisitor(
      beginInteraction('an invitation to the staff', waitingParams).uponReceiving(
        'getStaffInvitation from a visitor',
      ),
      'getStaffInvitation',
      { key },
      answerWithStep('LOG_IN'),
      { email: 'na*****@solbaram.example', nextStep: 'LOG_IN' },
    ))

  it('asks the invited member to accept', () =>
    succeeds(
      beginInteraction('an invitation to the staff', waitingParams).uponReceiving(
        'getStaffInvitation from its member',
      ),
      'getStaffInvitation',
      { key },
      answerWithStep('ACCEPT'),
      { nextStep: 'ACCEPT' },
    ))

  it('asks a member to enrol a sufficient factor', () =>
    succeeds(
      beginInteraction('an invitation to the staff', { ...waitingParams, mfaType: 'sms' }).uponReceiving(
        'getStaffInvitation with a text message as the only factor',
      ),
      'getStaffInvitation',
      { key },
      answerWithStep('FACTOR'),
      { nextStep: 'FACTOR' },
    ))

  it('asks another member to use the invited account', () =>
    succeeds(
      beginInteraction('an invitation to the staff', { ...waitingParams, email: invitedEmail }).uponReceiving(
        'getStaffInvitation from another member',
      ),
      'getStaffInvitation',
      { key },
      { ...answerWithStep('SWITCH'), email: encodeBase64('se*****@bitjang.example') },
      { nextStep: 'SWITCH' },
    ))
})

describe('acceptStaffInvitation', () => {
  it('adds the member to the staff', () =>
    succeeds(
      beginInteraction('an invitation to the staff', waitingParams).uponReceiving(
        'acceptStaffInvitation with its key',
      ),
      'acceptStaffInvitation',
      { key },
      { acceptedYn: 'Y' },
      { acceptedYn: 'Y' },
    ))
})

describe('listStaff', () => {
  it('returns people and invitations', () =>
    succeeds(
      beginInteraction('the staff', staff).uponReceiving('listStaff of two and an invitation'),
      'listStaff',
      {},
      {
        list: [
          {
            memberId: uuid(ownId),
            name: personal('송나래'),
            email: personal('narae.song@solbaram.example'),
            givenAt: time('2026-11-24T10:21:00+09:00'),
            lastLoginAt: time('2026-11-24T10:21:00+09:00'),
            mfaType: oneOf('totp', 'sms', 'none'),
            passkeyYn: yn('N'),
            ownYn: 'Y',
            refusal: null,
            roles: operates,
            lastOperatorYn: 'N',
          },
          {
            memberId: uuid(colleagueId),
            name: personal('이우주'),
            email: personal('iut@iutjip.example'),
            givenAt: null,
            lastLoginAt: null,
            mfaType: oneOf('totp', 'sms', 'none'),
            passkeyYn: yn('N'),
            ownYn: 'N',
            refusal: null,
            roles: operates,
            lastOperatorYn: 'N',
          },
        ],
        invitations: [invitation],
      },
      { list: [{ memberId: ownId }, { memberId: colleagueId }], invitations: [{ invitationId }] },
    ))
})

describe('inviteStaff', () => {
  it('sends an invitation link by mail', () => {
    const input = {
      idempotencyKey: 'f27c5a80-94e3-4d16-b80a-5e1d3c9f7264',
      email: invitedEmail,
      roles: ['ANSWERS' as const, 'PUBLISHES' as const],
    }
    return succeeds(
      beginInteraction('the staff', staff).uponReceiving('inviteStaff of an address that waits already'),
      'inviteStaff',
      input,
      { ...invitation, roles: ['ANSWERS', 'PUBLISHES'] },
      { email: invitedEmail, overYn: 'N' },
    )
  })
})

describe('takeBackStaffInvitation', () => {
  it('takes back an invitation', () =>
    succeeds(
      beginInteraction('the staff', staff).uponReceiving('takeBackStaffInvitation of one that waits'),
      'takeBackStaffInvitation',
      { invitationId },
      { takenBackYn: 'Y' },
      { takenBackYn: 'Y' },
    ))
})

describe('setStaffRoles', () => {
  it('changes the roles of a colleague', () =>
    succeeds(
      beginInteraction('the staff', staff).uponReceiving('setStaffRoles of a colleague'),
      'setStaffRoles',
      { memberId: colleagueId, roles: ['REFUNDS', 'BILLS'], seenRoles: ['OPERATES'] },
      { roles: ['BILLS', 'REFUNDS'] },
      { roles: ['BILLS', 'REFUNDS'] },
    ))
})

describe('getAccessReview', () => {
  it('returns the staff’s actions of a month', () =>
    succeeds(
      beginInteraction('a month of the staff on record', {
        session,
        month: '2026-02',
        recordYn: 'Y',
        signedYn: 'Y',
      }).uponReceiving('getAccessReview of a month that is signed'),
      'getAccessReview',
      { month: '2026-02' },
      {
        month: '2026-02',
        overYn: 'Y',
        total: integer(1),
        people: eachLike({
          memberId: uuid(ownId),
          name: personal('송나래'),
          reads: integer(1),
          changes: integer(0),
          subjects: integer(1),
          offHours: integer(0),
          actions: eachLike({ name: string('문의 상세 조회 (관리)'), count: integer(1) }),
          openings: [
            {
              openedAt: time('2026-02-05T12:01:00+09:00'),
              companyName: null,
              memberId: uuid('94d7c1e8-5a20-4b63-8f1d-6c3e0a97b254'),
              memberName: personal('송*래'),
              reason: personal('문의 응대'),
            },
            {
              openedAt: time('2026-02-05T12:00:00+09:00'),
              companyName: personal('솔바람상회 주식회사'),
              reason: personal('문의 응대'),
            },
          ],
        }),
        signedAt: time('2026-11-24T10:21:00+09:00'),
        byName: personal('송나래'),
        finding: personal('이상 없음'),
      },
      { month: '2026-02', overYn: 'Y', finding: '이상 없음' },
    ))
})

describe('signAccessReview', () => {
  it('signs the review of a month without records', () =>
    succeeds(
      beginInteraction('a month of the staff on record', { session, month: '2025-02' }).uponReceiving(
        'signAccessReview of a month that is over',
      ),
      'signAccessReview',
      { month: '2025-02', total: 0, finding: '이상 없음' },
      {
        month: '2025-02',
        overYn: 'Y',
        total: 0,
        people: [],
        signedAt: time('2026-11-24T10:21:00+09:00'),
        byName: personal('송나래'),
        finding: personal('이상 없음'),
      },
      { month: '2025-02', finding: '이상 없음' },
    ))
})

describe('endStaff', () => {
  it('ends the staff role of a colleague', () =>
    succeeds(
      beginInteraction('the staff', staff).uponReceiving('endStaff of a colleague'),
      'endStaff',
      { memberId: colleagueId },
      { endedYn: 'Y' },
      { endedYn: 'Y' },
    ))
})

describeRefusals(staffRefusals)
