import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { encodeBase64 } from '#domain/base64.ts'
import { ofWorld, oneOf, personal, subscriptionNo, time } from './matchers.ts'
import { apiOf, calling, expectRefusal, given, refusing, succeeding } from './pact.ts'
import { detailOf, paymentMethods } from './subscription-detail.ts'

const { integer, regex, string } = Matchers
const session = 'M4dXs9QyKb2WvTn7RcGh0LzUp5JfEa8oIt3YqNxBgVw'
const password = 'Sori-narae-2026!'
const subscriptionId = 'c1a5e0d2-7b34-4f19-8a6e-2d90b3f7c581'
const second = 'a7f3b6c4-19d8-4e02-b5c7-8e41f0a2d693'
const nobodys = '5e82d94f-c0a1-4b7d-93f6-1b5c7e80a2d4'
const startDate = '2026-11-24'
const reason = '사업자등록증을 알아볼 수 없습니다. 다시 올려 주세요.'
const member = { session, password, passwordCheckYn: 'Y' } as const
const request = { session, subscriptionId, subscriptionState: 'REQUESTED' } as const
const taken = { session, subscriptionId, subscriptionState: 'CANCELED' } as const
const approving = { subscriptionId, version: 2, startDate: ofWorld('startDate', startDate) }
const rejecting = { subscriptionId, version: 2, reason }
const written = (body: typeof rejecting) => ({ ...body, reason: encodeBase64(body.reason) })

const listed = (id: string, subscriptionState: string) => ({
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

/** One as the staff sees it, with the addresses of both papers and, once it is decided, who did so. */
const seen = (subscriptionState: string, version: number, more: object = {}) => {
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
  it('gives requests, the oldest first, and how many wait', () =>
    given('subscriptions for the staff', {
      session,
      subscriptions: [
        { subscriptionId, subscriptionState: 'REQUESTED' },
        { subscriptionId: second, subscriptionState: 'REQUESTED' },
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
        ...succeeding({
          subscriptionState: 'REQUESTED',
          search: '솔바람',
          waiting: 2,
          total: 2,
          nextCursor: regex('^[A-Za-z0-9_-]+$', 'MTc5NTI'),
          list: [listed(second, 'REQUESTED')],
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
          list: [{ subscriptionId: second, companyName: '솔바람상회 주식회사', name: '오하늘' }],
        })
      }))

  it('is for the staff', () =>
    given('a logged-in member', member)
      .uponReceiving('listAdminSubscriptions from a member')
      .withRequest(...calling('listAdminSubscriptions', {}, session))
      .willRespondWith(...refusing('role.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).listAdminSubscriptions({}), 'role.missing'),
      ))
})

describe('getAdminSubscription', () => {
  it('gives a request with the addresses of its papers', () =>
    given('a request for the staff', request)
      .uponReceiving('getAdminSubscription of a request')
      .withRequest(...calling('getAdminSubscription', { subscriptionId }, session))
      .willRespondWith(...succeeding({ ...seen('REQUESTED', 2), staffName: null }))
      .executeTest(async (server) => {
        const { version, detail } = await apiOf(server, session).getAdminSubscription({ subscriptionId })
        expect(version).toBe(2)
        expect(detail).toMatchObject({
          subscriptionInfo: { subscriptionState: 'REQUESTED' },
          rnImgViewInfo: { fileName: '사업자등록증.pdf' },
        })
        expect(detail.rnImgViewInfo?.url).toMatch(/^\/files\//)
      }))

  it('gives when and why one was turned down', () =>
    given('a request for the staff', { ...request, subscriptionState: 'REJECTED' })
      .uponReceiving('getAdminSubscription of one that was turned down')
      .withRequest(...calling('getAdminSubscription', { subscriptionId }, session))
      .willRespondWith(
        ...succeeding({
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

  it('says that there is none', () =>
    given('a member of the staff', { session })
      .uponReceiving('getAdminSubscription of one that is not there')
      .withRequest(...calling('getAdminSubscription', { subscriptionId: nobodys }, session))
      .willRespondWith(...refusing('subscription.missing'))
      .executeTest((server) =>
        expectRefusal(
          apiOf(server, session).getAdminSubscription({ subscriptionId: nobodys }),
          'subscription.missing',
        ),
      ))

  it('is for the staff', () =>
    given('a logged-in member', member)
      .uponReceiving('getAdminSubscription from a member')
      .withRequest(...calling('getAdminSubscription', { subscriptionId }, session))
      .willRespondWith(...refusing('role.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).getAdminSubscription({ subscriptionId }), 'role.missing'),
      ))
})

describe('approveSubscription', () => {
  const body = { subscriptionId, version: 2, startDate }

  it('takes a request', () =>
    given('a request for the staff', request)
      .uponReceiving('approveSubscription of a request')
      .withRequest(...calling('approveSubscription', approving, session))
      .willRespondWith(
        ...succeeding({
          ...seen('ACTIVE', 3, { decidedAt: time('2026-11-24T10:21:00+09:00') }),
          staffName: personal('송나래'),
        }),
      )
      .executeTest(async (server) => {
        const { detail, staffName } = await apiOf(server, session).approveSubscription(body)
        expect(detail.subscriptionInfo).toMatchObject({
          subscriptionState: 'ACTIVE',
          decidedAt: '2026-11-24T10:21:00+09:00',
        })
        expect(staffName).toBe('송나래')
      }))

  it('says that it was decided or taken back meanwhile', () =>
    given('a request for the staff', taken)
      .uponReceiving('approveSubscription of a request that was taken back')
      .withRequest(...calling('approveSubscription', approving, session))
      .willRespondWith(...refusing('subscription.decided'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).approveSubscription(body), 'subscription.decided'),
      ))

  it('says that it was changed meanwhile', () =>
    given('a request for the staff', request)
      .uponReceiving('approveSubscription of a request in an older version')
      .withRequest(...calling('approveSubscription', { ...approving, version: 1 }, session))
      .willRespondWith(...refusing('subscription.revised'))
      .executeTest((server) =>
        expectRefusal(
          apiOf(server, session).approveSubscription({ ...body, version: 1 }),
          'subscription.revised',
        ),
      ))

  it('begins on no day that is over', () =>
    given('a request for the staff', request)
      .uponReceiving('approveSubscription from a day that is over')
      .withRequest(...calling('approveSubscription', { ...body, startDate: '2025-01-02' }, session))
      .willRespondWith(...refusing('start.unfit'))
      .executeTest((server) =>
        expectRefusal(
          apiOf(server, session).approveSubscription({ ...body, startDate: '2025-01-02' }),
          'start.unfit',
        ),
      ))

  it('says that there is none', () =>
    given('a request for the staff', request)
      .uponReceiving('approveSubscription of one that is not there')
      .withRequest(...calling('approveSubscription', { ...approving, subscriptionId: nobodys }, session))
      .willRespondWith(...refusing('subscription.missing'))
      .executeTest((server) =>
        expectRefusal(
          apiOf(server, session).approveSubscription({ ...body, subscriptionId: nobodys }),
          'subscription.missing',
        ),
      ))

  it('is for the staff', () =>
    given('a logged-in member', member)
      .uponReceiving('approveSubscription from a member')
      .withRequest(...calling('approveSubscription', body, session))
      .willRespondWith(...refusing('role.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).approveSubscription(body), 'role.missing'),
      ))
})

describe('rejectSubscription', () => {
  it('turns a request down with a reason', () =>
    given('a request for the staff', request)
      .uponReceiving('rejectSubscription of a request')
      .withRequest(...calling('rejectSubscription', written(rejecting), session))
      .willRespondWith(
        ...succeeding({
          ...seen('REJECTED', 3, {
            decidedAt: time('2026-11-24T10:21:00+09:00'),
            rejectReason: encodeBase64(reason),
          }),
          staffName: personal('송나래'),
        }),
      )
      .executeTest(async (server) => {
        const { detail } = await apiOf(server, session).rejectSubscription(rejecting)
        expect(detail.subscriptionInfo).toMatchObject({ subscriptionState: 'REJECTED', rejectReason: reason })
      }))

  it('says that it was decided or taken back meanwhile', () =>
    given('a request for the staff', taken)
      .uponReceiving('rejectSubscription of a request that was taken back')
      .withRequest(...calling('rejectSubscription', written(rejecting), session))
      .willRespondWith(...refusing('subscription.decided'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).rejectSubscription(rejecting), 'subscription.decided'),
      ))

  it('says that it was changed meanwhile', () =>
    given('a request for the staff', request)
      .uponReceiving('rejectSubscription of a request in an older version')
      .withRequest(...calling('rejectSubscription', written({ ...rejecting, version: 1 }), session))
      .willRespondWith(...refusing('subscription.revised'))
      .executeTest((server) =>
        expectRefusal(
          apiOf(server, session).rejectSubscription({ ...rejecting, version: 1 }),
          'subscription.revised',
        ),
      ))

  it('says that there is none', () =>
    given('a member of the staff', { session })
      .uponReceiving('rejectSubscription of one that is not there')
      .withRequest(
        ...calling('rejectSubscription', written({ ...rejecting, subscriptionId: nobodys }), session),
      )
      .willRespondWith(...refusing('subscription.missing'))
      .executeTest((server) =>
        expectRefusal(
          apiOf(server, session).rejectSubscription({ ...rejecting, subscriptionId: nobodys }),
          'subscription.missing',
        ),
      ))

  it('is for the staff', () =>
    given('a logged-in member', member)
      .uponReceiving('rejectSubscription from a member')
      .withRequest(...calling('rejectSubscription', written(rejecting), session))
      .willRespondWith(...refusing('role.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).rejectSubscription(rejecting), 'role.missing'),
      ))
})
