import { fromWorld } from './matchers.ts'
import { type RefusalTable, worldOf } from './refusals.ts'

export const session = 'M4dXs9QyKb2WvTn7RcGh0LzUp5JfEa8oIt3YqNxBgVw'
const password = 'Sori-narae-2026!'
export const subscriptionId = 'c1a5e0d2-7b34-4f19-8a6e-2d90b3f7c581'
const unknownId = '5e82d94f-c0a1-4b7d-93f6-1b5c7e80a2d4'
const startDate = '2026-11-24'
export const reason = '사업자등록증을 알아볼 수 없습니다. 다시 올려 주세요.'
const confirmedMember = { session, password, passwordCheckYn: 'Y' } as const
export const request = { session, subscriptionId, subscriptionState: 'REQUESTED' } as const
const withdrawnParams = { session, subscriptionId, subscriptionState: 'CANCELED' } as const
export const approveBody = { subscriptionId, version: 2, startDate: fromWorld('startDate', startDate) }
export const rejectBody = { subscriptionId, version: 2, reason }
export const approveSubscriptionBody = { subscriptionId, version: 2, startDate }

export const subscriptionStaffRefusals = {
  listAdminSubscriptions: {
    tokens: session,
    body: {},
    refused: {
      'role.missing': { when: 'from a member', given: worldOf('a logged-in member', confirmedMember) },
    },
  },
  getAdminSubscription: {
    tokens: session,
    body: { subscriptionId },
    refused: {
      'subscription.missing': {
        when: 'of one that is not there',
        given: worldOf('a member of the staff', { session }),
        with: { subscriptionId: unknownId },
      },
      'role.missing': { when: 'from a member', given: worldOf('a logged-in member', confirmedMember) },
    },
  },
  approveSubscription: {
    tokens: session,
    given: worldOf('a request for the staff', request),
    body: approveSubscriptionBody,
    refused: {
      'subscription.decided': {
        when: 'of a request that was taken back',
        but: { subscriptionState: 'CANCELED' },
        travels: approveBody,
      },
      'subscription.revised': {
        when: 'of a request in an older version',
        body: { ...approveSubscriptionBody, version: 1 },
        travels: { ...approveBody, version: 1 },
      },
      'decision.own': { when: 'of a request of their own', but: { ownYn: 'Y' }, travels: approveBody },
      'start.unfit': { when: 'from a day that is over', with: { startDate: '2025-01-02' } },
      'subscription.missing': {
        when: 'of one that is not there',
        body: { ...approveSubscriptionBody, subscriptionId: unknownId },
        travels: { ...approveBody, subscriptionId: unknownId },
      },
      'role.missing': { when: 'from a member', given: worldOf('a logged-in member', confirmedMember) },
    },
  },
  rejectSubscription: {
    tokens: session,
    given: worldOf('a request for the staff', withdrawnParams),
    body: rejectBody,
    refused: {
      'decision.own': { when: 'of a request of their own', but: { ownYn: 'Y' } },
      'subscription.decided': 'of a request that was taken back',
      'subscription.revised': {
        when: 'of a request in an older version',
        but: { subscriptionState: 'REQUESTED' },
        with: { version: 1 },
      },
      'subscription.missing': {
        when: 'of one that is not there',
        given: worldOf('a member of the staff', { session }),
        with: { subscriptionId: unknownId },
      },
      'role.missing': { when: 'from a member', given: worldOf('a logged-in member', confirmedMember) },
    },
  },
} satisfies Partial<RefusalTable>
