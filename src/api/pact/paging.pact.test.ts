import { describe, it } from 'vitest'
import type { Input, OperationId } from '#contract/operation.ts'
import type { ProviderStates } from '#contract/provider-states.ts'
import { fromWorld } from './matchers.ts'
import { beginInteraction, calledBefore } from './pact.ts'
import { type DescribedInteraction, successesOf } from './successes.ts'

type PagedOperation = { [Id in OperationId]: Input<Id> extends { cursor?: string } ? Id : never }[OperationId]

const session = 'Tz6vNq2WcXm9KyLr4HbPg7JdSe1FaUo8IiQt3XwBkVM'
const exampleCursor = 'MjAyNS0xMS0wMw'
const [first, second] = [
  '6b0e9d24-5f17-4c83-a2d6-91e7c3f80b54',
  'c93d7f15-08a2-4be6-8d41-72f0a6b5e398',
] as const

/** Returns the provider state in which the first page, with one row, has just been read. */
const firstPageRead = (id: PagedOperation, more: { of?: object; session?: string } = {}) => {
  const { of, ...asker } = more
  return calledBefore(id, { ...of, limit: 1 }, asker)
}

/**
 * Defines the page that begins at the cursor of the first page: it has the second row, and no further page follows.
 */
function nextPage(
  described: DescribedInteraction,
  id: PagedOperation,
  row: object,
  { of, session: asker }: { of?: object; session?: string } = {},
) {
  const body = { ...of, limit: 1 }
  const data = { total: 2, nextCursor: null, list: [row] }
  const encodedBody = { ...body, cursor: fromWorld('nextCursor', exampleCursor) }
  return successesOf(asker)(described, id, { ...body, cursor: exampleCursor }, data, data, encodedBody)
}

const memberParams = { session }
const post = { announcementType: 'notice', title: '정기 점검 안내', pinnedYn: 'N' } as const
const subscriptions: ProviderStates['a member with subscriptions'] = {
  session,
  subscriptions: [
    { subscriptionId: first, subscriptionState: 'ACTIVE' },
    { subscriptionId: second, subscriptionState: 'ACTIVE' },
  ],
}
const inquiries: ProviderStates['a member with inquiries'] = {
  session,
  inquiries: [
    { inquiryId: first, inquiryNo: 'Q2099-000052', inquiryState: 'RECEIVED' },
    { inquiryId: second, inquiryNo: 'Q2099-000051', inquiryState: 'RECEIVED' },
  ],
}

// Both deposits are of the same day: the deposit with the higher id comes first.
const deposits: ProviderStates['a deposit for the staff'] = {
  session,
  billId: 'e0c47b19-3d62-4a58-8f1e-b26d905c7a34',
  billNo: 'B2099-000051',
  subscriptionId: 'd15f82a6-90c3-47eb-a6d8-03b7e4f1c952',
  subscriptionNo: 'S2099-000751',
  billState: 'OPEN',
  paymentMethodCode: 'G',
  depositId: second,
  depositState: 'NEW',
  companionId: first,
}

describe('the cursor of the first page', () => {
  it('returns the second page of subscriptions', () =>
    nextPage(
      beginInteraction('a member with subscriptions', subscriptions)
        .given(...firstPageRead('listSubscriptions', memberParams))
        .uponReceiving('listSubscriptions from a cursor on'),
      'listSubscriptions',
      { subscriptionId: second },
      memberParams,
    ))

  it('returns the second page of deposits', () =>
    nextPage(
      beginInteraction('a deposit for the staff', deposits)
        .given(...firstPageRead('listDeposits', memberParams))
        .uponReceiving('listDeposits from a cursor on'),
      'listDeposits',
      { depositId: first },
      memberParams,
    ))

  it('returns the second page of differences with the list of settlements', () =>
    nextPage(
      beginInteraction('a difference for the staff', { session, differenceId: first, olderId: second })
        .given(...firstPageRead('listSettlementDifferences', memberParams))
        .uponReceiving('listSettlementDifferences from a cursor on'),
      'listSettlementDifferences',
      { differenceId: second },
      memberParams,
    ))

  it('returns the second page of the subscriptions of all companies', () =>
    nextPage(
      beginInteraction('subscriptions for the staff', subscriptions)
        .given(...firstPageRead('listAdminSubscriptions', memberParams))
        .uponReceiving('listAdminSubscriptions from a cursor on'),
      'listAdminSubscriptions',
      { subscriptionId: second },
      memberParams,
    ))

  it('returns the second page of notices', () =>
    nextPage(
      beginInteraction('published posts', {
        board: 'NOTICE',
        posts: [first, second].map((postId) => ({ postId, ...post })),
      })
        .given(...firstPageRead('listNotices'))
        .uponReceiving('listNotices from a cursor on'),
      'listNotices',
      { postId: second },
    ))

  it('returns the second page of the support board', () =>
    nextPage(
      beginInteraction('published posts', {
        board: 'SUPPORT',
        posts: [first, second].map((postId) => ({ postId, ...post })),
      })
        .given(...firstPageRead('listBoardPosts'))
        .uponReceiving('listBoardPosts from a cursor on'),
      'listBoardPosts',
      { postId: second },
    ))

  it('returns the second page of posts of the staff', () => {
    const of = { board: 'NOTICE' } as const
    return nextPage(
      beginInteraction('posts of the staff', {
        session,
        ...of,
        posts: [first, second].map((postId) => ({ postId, postState: 'PUBLISHED' as const, ...post })),
      })
        .given(...firstPageRead('listAdminPosts', { of, session }))
        .uponReceiving('listAdminPosts from a cursor on'),
      'listAdminPosts',
      { postId: second },
      { of, session },
    )
  })

  it('returns the second page of the app catalogue', () =>
    nextPage(
      beginInteraction('a catalogue of apps', {
        apps: [
          { appId: first, name: '가계부', category: '경영 지원', devices: ['WINDOW'] },
          { appId: second, name: '나침반', category: '협업', devices: ['IOS'] },
        ],
      })
        .given(...firstPageRead('listApps'))
        .uponReceiving('listApps from a cursor on'),
      'listApps',
      { appId: second },
    ))

  it('returns the second page of inquiries', () =>
    nextPage(
      beginInteraction('a member with inquiries', inquiries)
        .given(...firstPageRead('listInquiries', memberParams))
        .uponReceiving('listInquiries from a cursor on'),
      'listInquiries',
      { inquiryId: second },
      memberParams,
    ))

  it('returns the second page of the inquiries of all customers', () =>
    nextPage(
      beginInteraction('inquiries for the staff', inquiries)
        .given(...firstPageRead('listAdminInquiries', memberParams))
        .uponReceiving('listAdminInquiries from a cursor on'),
      'listAdminInquiries',
      { inquiryId: second },
      memberParams,
    ))

  it('returns the second page of reservations of counsel', () =>
    nextPage(
      beginInteraction('a member with reservations', {
        session,
        counsels: [
          { counselNo: 'C2099-000062', counselState: 'DONE' },
          { counselNo: 'C2099-000061', counselState: 'DONE' },
        ],
      })
        .given(...firstPageRead('listCounsels', memberParams))
        .uponReceiving('listCounsels from a cursor on'),
      'listCounsels',
      { counselNo: 'C2099-000061' },
      memberParams,
    ))

  it('returns the second page of a member’s notifications', () =>
    nextPage(
      beginInteraction('a member with notifications', {
        session,
        notifications: [
          { notificationId: first, announcementType: 'security', readYn: 'Y' },
          { notificationId: second, announcementType: 'reply', readYn: 'Y' },
        ],
      })
        .given(...firstPageRead('listNotifications', memberParams))
        .uponReceiving('listNotifications from a cursor on'),
      'listNotifications',
      { notificationId: second },
      memberParams,
    ))
})
