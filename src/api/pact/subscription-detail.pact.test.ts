import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { describeRefusals } from './describe-refusals.ts'
import { personal, subscriptionNo, time, uuid } from './matchers.ts'
import { apiOf, beginInteraction, calling, successAnswer } from './pact.ts'
import {
  ids,
  link,
  linkId,
  session,
  subscriptionDetailRefusals,
  subscriptionId,
} from './subscription-detail.refusals.ts'
import { detailOf, paymentMethods } from './subscription-detail.ts'

const withIcon = (detail: ReturnType<typeof detailOf>) => ({
  ...detail,
  serviceInfo: { ...detail.serviceInfo, serviceIcon: Matchers.string('TERM') },
})

// The values of every group of fields, decoded: one name per group proves that its personal fields were decoded.
const shownDetail = {
  subscriptionInfo: { subscriptionId, subscriptionState: 'ACTIVE', requestedAt: '2025-11-03T10:21:00+09:00' },
  rnImgViewInfo: { fileName: '사업자등록증.pdf' },
  ddlImgViewInfo: { fileName: '위임장.png' },
  companyInfo: { companyName: '한빛상사 주식회사', ownerName: '박지우', corporateNo: '110111-*******' },
  subscriberInfo: { accountEmail: 'seoyeon.kim@hanbit.example', secNo: null, companyOwner: '박지우' },
  adminInfo: { name: '이도윤', telNumber: '02-0000-1200', email: 'doyun.lee@hanbit.example' },
  contractInfo: { supplyAmount: 200000, vatAmount: 20000, totalAmount: 220000 },
}

describe('getSubscriptionDetail', () => {
  it('returns a subscription that is paid by invoice', () =>
    beginInteraction('a subscription', { session, subscriptionId, paymentMethodCode: 'G' })
      .uponReceiving('getSubscriptionDetail of one paid by invoice')
      .withRequest(...calling('getSubscriptionDetail', { subscriptionId }, session))
      .willRespondWith(...successAnswer(withIcon(detailOf(ids, paymentMethods.G))))
      .executeTest(async (server) => {
        const detail = await apiOf(server, session).getSubscriptionDetail({ subscriptionId })
        expect(detail).toMatchObject({ ...shownDetail, serviceInfo: { serviceIcon: 'TERM' } })
        expect(detail.paymentMethod.paymentGiro).toMatchObject({
          companyName: '한빛상사 주식회사',
          billingRecipient: '최하은',
          billingTelNumber: '02-0000-1300',
          billingEmail: 'billing@hanbit.example',
          address: '서울특별시 중구 세종대로 110',
          addressDetail: '6층',
        })
      }))

  it('returns the time and the reason of a rejection', () =>
    beginInteraction('a member with subscriptions', {
      session,
      subscriptions: [{ subscriptionId, subscriptionState: 'REJECTED' }],
    })
      .uponReceiving('getSubscriptionDetail of one that was turned down')
      .withRequest(...calling('getSubscriptionDetail', { subscriptionId }, session))
      .willRespondWith(
        ...successAnswer({
          subscriptionInfo: {
            subscriptionId,
            subscriptionState: 'REJECTED',
            decidedAt: time('2025-11-04T14:05:00+09:00'),
            rejectReason: personal('사업자등록증을 읽을 수 없습니다.'),
          },
        }),
      )
      .executeTest(async (server) => {
        const { subscriptionInfo } = await apiOf(server, session).getSubscriptionDetail({ subscriptionId })
        expect(subscriptionInfo).toMatchObject({
          decidedAt: '2025-11-04T14:05:00+09:00',
          rejectReason: '사업자등록증을 읽을 수 없습니다.',
        })
      }))

  it('returns a subscription that is paid by card, with only the last digits of its number', () =>
    beginInteraction('a subscription', { session, subscriptionId, paymentMethodCode: 'C' })
      .uponReceiving('getSubscriptionDetail of one paid by card')
      .withRequest(...calling('getSubscriptionDetail', { subscriptionId }, session))
      .willRespondWith(...successAnswer(detailOf(ids, paymentMethods.C)))
      .executeTest(async (server) => {
        const { paymentMethod } = await apiOf(server, session).getSubscriptionDetail({ subscriptionId })
        expect(paymentMethod).toMatchObject({
          paymentMethodCode: 'C',
          paymentCard: {
            cardHolderName: '한빛상사 주식회사',
            cardNumber: '****-****-****-1234',
            withdrawAgreeYn: 'Y',
          },
        })
      }))

  it('returns a subscription that is paid from an account, with a masked number', () =>
    beginInteraction('a subscription', { session, subscriptionId, paymentMethodCode: 'A' })
      .uponReceiving('getSubscriptionDetail of one paid from an account')
      .withRequest(...calling('getSubscriptionDetail', { subscriptionId }, session))
      .willRespondWith(...successAnswer(detailOf(ids, paymentMethods.A)))
      .executeTest(async (server) => {
        const { paymentMethod } = await apiOf(server, session).getSubscriptionDetail({ subscriptionId })
        expect(paymentMethod).toMatchObject({
          paymentMethodCode: 'A',
          paymentAccount: {
            accountHolderName: '한빛상사 주식회사',
            accountInfo: '***-******-01-234',
            bankCode: '004',
          },
        })
      }))
})

describe('getUnauthSubscriptionDetail', () => {
  it('returns the subscription of a link to every holder of the link', () =>
    beginInteraction('a subscription link', { ...link, ageDays: 1 })
      .uponReceiving('getUnauthSubscriptionDetail by a link of yesterday')
      .withRequest(...calling('getUnauthSubscriptionDetail', link))
      .willRespondWith(...successAnswer(detailOf(ids, paymentMethods.C)))
      .executeTest(async (server) => {
        expect(await apiOf(server).getUnauthSubscriptionDetail(link)).toMatchObject({
          ...shownDetail,
          paymentMethod: { paymentCard: { cardHolderName: '한빛상사 주식회사' } },
        })
      }))
})

describe('createSubscriptionLink', () => {
  it('returns the number, the view key and the expiry of a link', () =>
    beginInteraction('a subscription', { session, subscriptionId, paymentMethodCode: 'C' })
      .uponReceiving('createSubscriptionLink for one of the company')
      .withRequest(...calling('createSubscriptionLink', { subscriptionId }, session))
      .willRespondWith(
        ...successAnswer({
          linkId: uuid(linkId),
          subscriptionNo: subscriptionNo(link.subscriptionNo),
          viewKey: Matchers.regex('^[A-Za-z0-9_-]{43}$', link.viewKey),
          expiresAt: time('2025-11-10T10:21:00+09:00'),
        }),
      )
      .executeTest(async (server) => {
        const created = await apiOf(server, session).createSubscriptionLink({ subscriptionId })
        expect(created).toEqual({ linkId, ...link, expiresAt: '2025-11-10T10:21:00+09:00' })
      }))
})

describeRefusals(subscriptionDetailRefusals)
