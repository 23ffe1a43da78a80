import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { describeRefusals } from './describe-refusals.ts'
import { day, oneOf, personal, subscriptionNo, time } from './matchers.ts'
import { apiOf, beginInteraction, calling, successAnswer } from './pact.ts'
import { session, subscriptionRefusals } from './subscription.refusals.ts'

const { integer, regex, string } = Matchers
const [first, second, third, fourth] = [
  'c1a5e0d2-7b34-4f19-8a6e-2d90b3f7c581',
  'a7f3b6c4-19d8-4e02-b5c7-8e41f0a2d693',
  '5e82d94f-c0a1-4b7d-93f6-1b5c7e80a2d4',
  '0b9d7c36-f2e5-48a1-a4d0-6c3e9f1b5872',
] as const
const subscriptionNumber = 'S2025-000117'

const listedSubscription = (subscriptionId: string, subscriptionState: string, dates: object) => ({
  subscriptionId,
  subscriptionNo: subscriptionNo(subscriptionNumber),
  subscriptionState,
  corporateName: personal('한빛상사 주식회사'),
  corporateEmail: personal('contact@hanbit.example'),
  serviceName: string('빗장 접근 관리'),
  serviceIcon: string('TERM'),
  planName: string('팀'),
  userCount: integer(25),
  paymentCycle: oneOf('M', 'Y'),
  currency: oneOf('KRW', 'USD'),
  totalAmount: integer(220000),
  requestedAt: time('2025-11-03T10:21:00+09:00'),
  ...dates,
})
const runningSubscription = {
  startDate: day('2025-11-05'),
  endDate: day('2026-11-04'),
  nextBillDate: day('2025-12-05'),
}

describe('listSubscriptions', () => {
  it('returns all subscriptions, newest first', () =>
    beginInteraction('a member with subscriptions', {
      session,
      subscriptions: [
        { subscriptionId: first, subscriptionState: 'ACTIVE' },
        { subscriptionId: second, subscriptionState: 'CANCEL_SCHEDULED' },
      ],
    })
      .uponReceiving('listSubscriptions of every state')
      .withRequest(...calling('listSubscriptions', {}, session))
      .willRespondWith(
        ...successAnswer({
          subscriptionState: null,
          search: null,
          sort: 'NEWEST',
          sortDirection: 'DESC',
          total: 2,
          nextCursor: null,
          list: [
            listedSubscription(first, 'ACTIVE', runningSubscription),
            listedSubscription(second, 'CANCEL_SCHEDULED', runningSubscription),
          ],
        }),
      )
      .executeTest(async (server) => {
        const page = await apiOf(server, session).listSubscriptions({})
        expect(page).toMatchObject({ subscriptionState: null, total: 2, nextCursor: null })
        expect(page.list.map(({ subscriptionId }) => subscriptionId)).toEqual([first, second])
        expect(page.list[0]).toMatchObject({
          corporateName: '한빛상사 주식회사',
          corporateEmail: 'contact@hanbit.example',
        })
      }))

  it('returns the subscriptions in one state, with the filter', () =>
    beginInteraction('a member with subscriptions', {
      session,
      subscriptions: [
        { subscriptionId: first, subscriptionState: 'ACTIVE' },
        { subscriptionId: second, subscriptionState: 'REQUESTED' },
      ],
    })
      .uponReceiving('listSubscriptions of one state')
      .withRequest(...calling('listSubscriptions', { subscriptionState: 'REQUESTED' }, session))
      .willRespondWith(
        ...successAnswer({
          subscriptionState: 'REQUESTED',
          search: null,
          sort: 'NEWEST',
          sortDirection: 'DESC',
          total: 1,
          nextCursor: null,
          list: [
            listedSubscription(second, 'REQUESTED', { startDate: null, endDate: null, nextBillDate: null }),
          ],
        }),
      )
      .executeTest(async (server) => {
        const page = await apiOf(server, session).listSubscriptions({ subscriptionState: 'REQUESTED' })
        expect(page).toMatchObject({ subscriptionState: 'REQUESTED', total: 1 })
        expect(page.list).toMatchObject([{ subscriptionId: second, startDate: null, endDate: null }])
      }))

  it('returns subscriptions in use before those that are over', () =>
    beginInteraction('a member with subscriptions', {
      session,
      subscriptions: [
        { subscriptionId: first, subscriptionState: 'CANCELED' },
        { subscriptionId: second, subscriptionState: 'ACTIVE' },
      ],
    })
      .uponReceiving('listSubscriptions with those in use first')
      .withRequest(...calling('listSubscriptions', { sort: 'OPEN_FIRST' }, session))
      .willRespondWith(
        ...successAnswer({
          subscriptionState: null,
          search: null,
          sort: 'OPEN_FIRST',
          sortDirection: 'DESC',
          total: 2,
          nextCursor: null,
          list: [
            listedSubscription(second, 'ACTIVE', runningSubscription),
            listedSubscription(first, 'CANCELED', { startDate: null, endDate: null, nextBillDate: null }),
          ],
        }),
      )
      .executeTest(async (server) => {
        const { list } = await apiOf(server, session).listSubscriptions({ sort: 'OPEN_FIRST' })
        expect(list.map(({ subscriptionId }) => subscriptionId)).toEqual([second, first])
        expect(list[0]).toMatchObject({ userCount: 25, nextBillDate: '2025-12-05' })
      }))

  it('returns a page and the cursor of the next one', () =>
    beginInteraction('a member with subscriptions', {
      session,
      subscriptions: [
        { subscriptionId: first, subscriptionState: 'ACTIVE' },
        { subscriptionId: second, subscriptionState: 'ACTIVE' },
      ],
    })
      .uponReceiving('listSubscriptions one at a time')
      .withRequest(...calling('listSubscriptions', { limit: 1 }, session))
      .willRespondWith(
        ...successAnswer({
          subscriptionState: null,
          search: null,
          sort: 'NEWEST',
          sortDirection: 'DESC',
          total: 2,
          nextCursor: regex('^[A-Za-z0-9_-]+$', 'MjAyNS0xMS0wMw'),
          list: [listedSubscription(first, 'ACTIVE', runningSubscription)],
        }),
      )
      .executeTest(async (server) => {
        const page = await apiOf(server, session).listSubscriptions({ limit: 1 })
        expect(page).toMatchObject({
          total: 2,
          nextCursor: 'MjAyNS0xMS0wMw',
          list: [{ subscriptionId: first }],
        })
      }))

  it('returns subscriptions whose names contain every word, in the requested order', () =>
    beginInteraction('a member with subscriptions', {
      session,
      subscriptions: [
        { subscriptionId: first, subscriptionState: 'ACTIVE', serviceName: '빗장 통합 로그인' },
        { subscriptionId: second, subscriptionState: 'ACTIVE', serviceName: '빗장 통합 로그인' },
      ],
    })
      .uponReceiving('listSubscriptions by words, the oldest first')
      .withRequest(...calling('listSubscriptions', { search: '통합 로그인', sort: 'OLDEST' }, session))
      .willRespondWith(
        ...successAnswer({
          subscriptionState: null,
          search: '통합 로그인',
          sort: 'OLDEST',
          sortDirection: 'ASC',
          total: 2,
          nextCursor: null,
          list: [
            listedSubscription(second, 'ACTIVE', runningSubscription),
            listedSubscription(first, 'ACTIVE', runningSubscription),
          ],
        }),
      )
      .executeTest(async (server) => {
        const { list } = await apiOf(server, session).listSubscriptions({
          search: '통합 로그인',
          sort: 'OLDEST',
        })
        expect(list.map(({ subscriptionId }) => subscriptionId)).toEqual([second, first])
      }))

  it('returns subscriptions by name in reverse order', () =>
    beginInteraction('a member with subscriptions', {
      session,
      subscriptions: [{ subscriptionId: first, subscriptionState: 'ACTIVE' }],
    })
      .uponReceiving('listSubscriptions by name, the last first')
      .withRequest(...calling('listSubscriptions', { sort: 'SERVICE', sortDirection: 'DESC' }, session))
      .willRespondWith(
        ...successAnswer({
          subscriptionState: null,
          search: null,
          sort: 'SERVICE',
          sortDirection: 'DESC',
          total: 1,
          nextCursor: null,
          list: [listedSubscription(first, 'ACTIVE', runningSubscription)],
        }),
      )
      .executeTest(async (server) => {
        const listInput = { sort: 'SERVICE', sortDirection: 'DESC' } as const
        expect(await apiOf(server, session).listSubscriptions(listInput)).toMatchObject(listInput)
      }))

  it('returns an empty list to a company without subscriptions', () =>
    beginInteraction('a member with subscriptions', { session, subscriptions: [] })
      .uponReceiving('listSubscriptions where there are none')
      .withRequest(...calling('listSubscriptions', {}, session))
      .willRespondWith(
        ...successAnswer({
          subscriptionState: null,
          search: null,
          sort: 'NEWEST',
          sortDirection: 'DESC',
          total: 0,
          nextCursor: null,
          list: [],
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).listSubscriptions({})).toMatchObject({ total: 0, list: [] })
      }))
})

describe('countActiveSubscriptions', () => {
  it('returns the number of subscriptions in use', () =>
    beginInteraction('a member with subscriptions', {
      session,
      subscriptions: [
        { subscriptionId: first, subscriptionState: 'ACTIVE' },
        { subscriptionId: second, subscriptionState: 'PAST_DUE' },
        { subscriptionId: third, subscriptionState: 'CANCEL_SCHEDULED' },
        { subscriptionId: fourth, subscriptionState: 'ENDED' },
      ],
    })
      .uponReceiving('countActiveSubscriptions of a company')
      .withRequest(...calling('countActiveSubscriptions', {}, session))
      .willRespondWith(...successAnswer({ count: 1 }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).countActiveSubscriptions({})).toEqual({ count: 1 })
      }))
})

describe('countSubscriptions', () => {
  it('returns the number of all subscriptions, in total and by state', () =>
    beginInteraction('a member with subscriptions', {
      session,
      subscriptions: [
        { subscriptionId: first, subscriptionState: 'ACTIVE' },
        { subscriptionId: second, subscriptionState: 'ACTIVE' },
        { subscriptionId: third, subscriptionState: 'ENDED' },
      ],
    })
      .uponReceiving('countSubscriptions of a company')
      .withRequest(...calling('countSubscriptions', {}, session))
      .willRespondWith(
        ...successAnswer({
          count: 3,
          states: Matchers.arrayContaining(
            { subscriptionState: 'ACTIVE', count: 2 },
            { subscriptionState: 'ENDED', count: 1 },
          ),
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).countSubscriptions({})).toEqual({
          count: 3,
          states: [
            { subscriptionState: 'ACTIVE', count: 2 },
            { subscriptionState: 'ENDED', count: 1 },
          ],
        })
      }))
})

describeRefusals(subscriptionRefusals)
