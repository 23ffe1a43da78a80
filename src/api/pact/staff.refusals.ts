import { fromOutsideStaff, type RefusalTable, withStaleProof, worldOf } from './refusals.ts'

export const session = 'Wq7ZtNc4HsXe1VbKy9RmPf3LgDa6JuTo2IiQ8YhCvBn'
export const key = 'Lr5YwKd8MnQx2TcBv7ZsJg1HfPe4AiUo9OkXt6NqRzS'
export const colleagueId = 'e5a7c2d1-903b-4f68-a1c5-48f06b2d9e73'
export const ownId = '2d8b5f3a-6e01-4c97-8f42-b7d5a9c1e360'
export const invitationId = '4b0e7c92-d18a-4f35-86d2-93f1a5c7e204'
export const invitedEmail = 'sebyeok@bitjang.example'
const unknownId = '91d4f7b0-3c25-4e8a-a6f9-0b8e2d5c7a13'
const unknownKey = key.replace('Lr5', 'Lr6')
const usedKey = '7e2a94c1-5b8d-4036-9f17-c4d0e6a3b825'
const firstKey = 'c09b6e2f-1d74-4a83-b5c8-7f3e9a2d6014'
const anotherKey = 'a3f80d57-6e12-4b9c-8d40-2c7b5e1f9a68'
const waitingParams = { session, key, invitationState: 'WAITING' } as const
export const staff = { session, invitation: { invitationId, email: invitedEmail } } as const

const memberCases = fromOutsideStaff(session)

export const staffRefusals = {
  getStaffInvitation: {
    given: worldOf('an invitation to the staff', waitingParams),
    body: { key },
    refused: {
      'staffInvitation.missing': { when: 'with another key', with: { key: unknownKey } },
      'staffInvitation.used': { when: 'with a used key', but: { invitationState: 'USED' } },
      'staffInvitation.expired': { when: 'after a day', but: { invitationState: 'OVER' } },
      'lookup.paused': {
        when: 'after many guesses',
        but: { pausedYn: 'Y' },
        data: { retryAfterSeconds: 900 },
      },
    },
  },
  acceptStaffInvitation: {
    tokens: session,
    given: worldOf('an invitation to the staff', waitingParams),
    body: { key },
    refused: {
      'staffInvitation.missing': { when: 'with another key', with: { key: unknownKey } },
      'staffInvitation.used': { when: 'with a used key', but: { invitationState: 'USED' } },
      'staffInvitation.expired': { when: 'after a day', but: { invitationState: 'OVER' } },
      'staffInvitation.foreign': { when: 'of another address', but: { email: invitedEmail } },
      'lookup.paused': {
        when: 'after many guesses',
        but: { pausedYn: 'Y' },
        data: { retryAfterSeconds: 900 },
      },
      'factor.missing': { when: 'with a text message as the only factor', but: { mfaType: 'sms' } },
      'session.missing': 'from a visitor',
    },
  },
  listStaff: {
    tokens: session,
    body: {},
    refused: { 'role.missing': memberCases },
  },
  inviteStaff: {
    tokens: session,
    given: worldOf('the staff', staff),
    body: { idempotencyKey: firstKey, email: invitedEmail },
    refused: {
      'staff.exists': {
        when: 'of one of the staff',
        with: { idempotencyKey: anotherKey, email: 'iut@iutjip.example' },
      },
      'staff.tooMany': {
        when: 'beyond two hundred',
        but: { fullYn: 'Y' },
        with: { idempotencyKey: anotherKey, email: 'two.hundred@bitjang.example' },
      },
      'key.reused': {
        when: 'with a key of another one',
        given: worldOf('a member of the staff who has used a key', {
          session,
          operation: 'inviteStaff',
          idempotencyKey: usedKey,
        }),
        with: { idempotencyKey: usedKey },
      },
      'role.missing': memberCases,
      ...withStaleProof(session, worldOf('the staff', staff)),
    },
  },
  takeBackStaffInvitation: {
    tokens: session,
    given: worldOf('the staff', staff),
    body: { invitationId },
    refused: {
      'staffInvitation.closed': {
        when: 'of one that does not wait',
        with: { invitationId: unknownId },
      },
      'role.missing': memberCases,
    },
  },
  setStaffRoles: {
    tokens: session,
    given: worldOf('the staff', staff),
    body: { memberId: colleagueId, roles: ['ANSWERS'], seenRoles: ['OPERATES'] },
    refused: {
      'staff.missing': { when: 'of a member who is not of the staff', with: { memberId: unknownId } },
      'staff.changed': { when: 'of roles that are others meanwhile', with: { seenRoles: ['SELLS'] } },
      'staff.last': {
        when: 'of the only one who operates',
        but: { aloneYn: 'Y' },
        with: { memberId: ownId },
      },
      'role.missing': memberCases,
      ...withStaleProof(session, worldOf('the staff', staff)),
    },
  },
  getAccessReview: { tokens: session, body: { month: '2026-02' }, refused: { 'role.missing': memberCases } },
  signAccessReview: {
    tokens: session,
    given: worldOf('a month of the staff on record', { session, month: '2025-02' }),
    body: { month: '2025-02', total: 0, finding: '이상 없음' },
    refused: {
      'accessReview.early': { when: 'of a month that is not over', with: { month: '2099-12' } },
      'accessReview.signed': { when: 'of a month that is signed', but: { signedYn: 'Y' } },
      'accessReview.changed': { when: 'of other records than there are', with: { total: 5 } },
      'role.missing': memberCases,
      ...withStaleProof(session, worldOf('the staff', staff)),
    },
  },
  endStaff: {
    tokens: session,
    given: worldOf('the staff', staff),
    body: { memberId: colleagueId },
    refused: {
      'staff.missing': { when: 'of a member who is not of the staff', with: { memberId: unknownId } },
      'staff.last': { when: 'of the last one', but: { aloneYn: 'Y' }, with: { memberId: ownId } },
      'role.missing': memberCases,
      ...withStaleProof(session, worldOf('the staff', staff)),
    },
  },
} satisfies Partial<RefusalTable>
