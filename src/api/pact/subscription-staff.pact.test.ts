import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { encodeBase64 } from '#domain/base64.ts'
import { describeRefusals } from './describe-refusals.ts'
import { oneOf, personal, subscriptionNo, time, uuid } from './matchers.ts'
import { apiOf, beginInteraction, calling, successAnswer } from './pact.ts'
import { detailOf, paymentMethods } from './subscription-detail.ts'
import {
  approveBody,
  approveSubscriptionBody,
  reason,
  rejectBody,
  request,
  session,
  subscriptionId,
  subscriptionStaffRefusals,
} from './subscription-staff.refusals.ts'

const { integer, regex, string } = Matchers
const secondId = 'a7f3b6c4-19d8-4e02-b5c7-8e41f0a2d693'
const encodedReject = (body: typeof rejectBody) => ({ ...body, reason: encodeBase64(body.reason) })

const listedSubscription = (id: string, subscriptionState: string) => ({
  subscriptionId: id,
  subscriptionNo: subscriptionNo('S2099-000001'),
  subscriptionState,
  companyName: personal('솔바람상회 주식회사'),
  name: personal('오하늘'),
  serviceName: string('빗장 통합 로그인'),
  planName: string('프로'),
  paymentCycle: oneOf('M', 'Y'),
  currency: oneOf('KRW', 'USD'),
  totalAmount: integer(247500),
  requestedAt: time('2026-11-23T10:21:00+09:00'),
})

/**
 * Returns a subscription as the staff see it, with the download addresses of both documents; after the decision also
 * with the person who decided.
 */
const staffView = (subscriptionState: string, version: number, more: object = {}) => {
  const { subscriptionInfo, rnImgViewInfo, ddlImgViewInfo, contractInfo, ...rest } = detailOf(
    { subscriptionId, subscriptionNo: 'S2099-000001' },
    paymentMethods.C,
  )
  const url = regex('^/files/[A-Za-z0-9_-]{1,64}$', '/files/Xv6TgQ2mLr9KsBd4WyNc8HzUj1PfEa5oIt7VqRx0YbM')
  const dates =
    subscriptionState === 'ACTIVE'
      ? { endDate: null }
      : { contractNo: null, startDate: null, endDate: null, nextBillDate: null }
  return {
    version,
    ownYn: 'N',
    companyId: uuid('b5d07c43-19ea-4f82-a6d3-70c9e4b1f528'),
    detail: {
      ...rest,
      contractInfo: { ...contractInfo, ...dates },
      subscriptionInfo: { ...subscriptionInfo, subscriptionState, ...more },
      rnImgViewInfo: { ...rnImgViewInfo, url },
      ddlImgViewInfo: { ...ddlImgViewInfo, url },
    },
  }
}

describe('listAdminSubscriptions', () => {
  it('returns requests, the oldest first, and the number of waiting ones', () =>
    beginInteraction('subscriptions for the staff', {
      session,
      subscriptions: [
        { subscriptionId, subscriptionState: 'REQUESTED' },
        { subscriptionId: secondId, subscriptionState: 'REQUESTED' },
      ],
    })
      .uponReceiving('listAdminSubscriptions of requests with a search, one at a time')
      .withRequest(
        ...calling(
          'listAdminSubscriptions',
          { subscriptionState: 'REQUESTED', search: '솔바람', limit: 1 },
          session,
        ),
      )
      .willRespondWith(
        ...successAnswer({
          subscriptionState: 'REQUESTED',
          search: '솔바람',
          waiting: 2,
          total: 2,
          nextCursor: regex('^[A-Za-z0-9_-]+$', 'MTc5NTI'),
          list: [listedSubscription(secondId, 'REQUESTED')],
        }),
      )
      .executeTest(async (server) => {
        const page = await apiOf(server, session).listAdminSubscriptions({
          subscriptionState: 'REQUESTED',
          search: '솔바람',
          limit: 1,
        })
        expect(page).toMatchObject({
          waiting: 2,
          list: [{ subscriptionId: secondId, companyName: '솔바람상회 주식회사', name: '오하늘' }],
        })
      }))
})

describe('listAdminSubscriptions in another order', () => {
  it('returns subscriptions by company', () =>
    beginInteraction('subscriptions for the staff', {
      session,
      subscriptions: [{ subscriptionId, subscriptionState: 'REQUESTED' }],
    })
      .uponReceiving('listAdminSubscriptions by company')
      .withRequest(...calling('listAdminSubscriptions', { sort: 'COMPANY', sortDirection: 'DESC' }, session))
      .willRespondWith(
        ...successAnswer({
          subscriptionState: null,
          search: null,
          waiting: 1,
          total: 1,
          nextCursor: null,
          list: [listedSubscription(subscriptionId, 'REQUESTED')],
        }),
      )
      .executeTest(async (server) => {
        const page = await apiOf(server, session).listAdminSubscriptions({
          sort: 'COMPANY',
          sortDirection: 'DESC',
        })
        expect(page.list).toMatchObject([{ subscriptionId }])
      }))
})

describe('getAdminSubscription', () => {
  it('returns a request with the addresses of its documents', () =>
    beginInteraction('a request for the staff', request)
      .uponReceiving('getAdminSubscription of a request')
      .withRequest(...calling('getAdminSubscription', { subscriptionId }, session))
      .willRespondWith(...successAnswer({ ...staffView('REQUESTED', 2), staffName: null }))
      .executeTest(async (server) => {
        const { version, detail } = await apiOf(server, session).getAdminSubscription({ subscriptionId })
        expect(version).toBe(2)
        expect(detail).toMatchObject({
          subscriptionInfo: { subscriptionState: 'REQUESTED' },
          rnImgViewInfo: { fileName: '사업자등록증.pdf' },
        })
        expect(detail.rnImgViewInfo?.url).toMatch(/^\/files\//)
      }))

  it('returns the time and the reason of a rejection', () =>
    beginInteraction('a request for the staff', { ...request, subscriptionState: 'REJECTED' })
      .uponReceiving('getAdminSubscription of one that was turned down')
      .withRequest(...calling('getAdminSubscription', { subscriptionId }, session))
      .willRespondWith(
        ...successAnswer({
          detail: {
            subscriptionInfo: {
              subscriptionState: 'REJECTED',
              decidedAt: time('2026-11-24T10:21:00+09:00'),
              rejectReason: personal(reason),
            },
          },
        }),
      )
      .executeTest(async (server) => {
        const { detail } = await apiOf(server, session).getAdminSubscription({ subscriptionId })
        expect(detail.subscriptionInfo).toMatchObject({ rejectReason: reason })
      }))
})

describe('approveSubscription', () => {
  it('approves a request', () =>
    beginInteraction('a request for the staff', request)
      .uponReceiving('approveSubscription of a request')
      .withRequest(...calling('approveSubscription', approveBody, session))
      .willRespondWith(
        ...successAnswer({
          ...staffView('ACTIVE', 3, { decidedAt: time('2026-11-24T10:21:00+09:00') }),
          staffName: personal('송나래'),
        }),
      )
      .executeTest(async (server) => {
        const { detail, staffName } = await apiOf(server, session).approveSubscription(
          approveSubscriptionBody,
        )
        expect(detail.subscriptionInfo).toMatchObject({
          subscriptionState: 'ACTIVE',
          decidedAt: '2026-11-24T10:21:00+09:00',
        })
        expect(staffName).toBe('송나래')
      }))
})

describe('rejectSubscription', () => {
  it('rejects a request with a reason', () =>
    beginInteraction('a request for the staff', request)
      .uponReceiving('rejectSubscription of a request')
      .withRequest(...calling('rejectSubscription', encodedReject(rejectBody), session))
      .willRespondWith(
        ...successAnswer({
          ...staffView('REJECTED', 3, {
            decidedAt: time('2026-11-24T10:21:00+09:00'),
            rejectReason: encodeBase64(reason),
          }),
          staffName: personal('송나래'),
        }),
      )
      .executeTest(async (server) => {
        const { detail } = await apiOf(server, session).rejectSubscription(rejectBody)
        expect(detail.subscriptionInfo).toMatchObject({ subscriptionState: 'REJECTED', rejectReason: reason })
      }))
})

describeRefusals(subscriptionStaffRefusals)
