import { describe, expect, it } from 'vitest'
import { demoCatalogue } from '../plan/demo-catalogue.ts'
import {
  changeRefusal,
  isEditable,
  isPaymentReplaceable,
  isRevisable,
  planCodeOf,
  planPreview,
  plansOf,
} from './plan-change.ts'
import { stateNames } from './state-names.ts'

const catalogue = demoCatalogue('빗장')
const now = new Date('2026-12-02T03:00:00Z')
const detail = {
  serviceInfo: {
    serviceCode: 'SSO',
    serviceName: '빗장 통합 로그인',
    planCode: 'SSO-PRO',
    planName: '프로',
    userCount: 30,
    unitPrice: 4_500,
    currency: 'KRW',
  },
  contractInfo: {
    contractNo: null,
    startDate: '2026-10-22',
    endDate: null,
    nextBillDate: '2026-12-22',
    paymentCycle: 'M',
    currency: 'KRW',
    supplyAmount: 135_000,
    vatAmount: 13_500,
    totalAmount: 148_500,
  },
} as const

describe('a change of the plan', () => {
  // 8,900 × 30 is 267,000, which is 132,000 more than the old price; for 20 of 30 days that is 88,000 and 8,800 of
  // VAT.
  it('is shown with the new price and the amount to settle for the remaining days', () => {
    expect(planPreview(catalogue, detail, { planCode: 'ENT', userCount: 30 }, now)).toMatchObject({
      supply: 267_000,
      vat: 26_700,
      total: 293_700,
      dueAmount: 96_800,
    })
    expect(planPreview(catalogue, detail, { planCode: 'BASIC', userCount: 30 }, now)?.dueAmount).toBeLessThan(
      0,
    )
    expect(planPreview(catalogue, detail, { planCode: 'PRO', userCount: 30 }, now)?.dueAmount).toBe(0)
  })

  it('has no amount to settle before the first day', () => {
    const requestDetail = {
      ...detail,
      contractInfo: { ...detail.contractInfo, startDate: null, nextBillDate: null },
    }
    expect(planPreview(catalogue, requestDetail, { planCode: 'ENT', userCount: 10 }, now)).toMatchObject({
      supply: 89_000,
      difference: undefined,
      dueAmount: 0,
    })
  })

  it('is offered only within the same service', () => {
    expect(plansOf(catalogue, detail).map(({ planCode }) => planCode)).toEqual(['BASIC', 'PRO', 'ENT'])
    expect(planCodeOf(detail)).toBe('PRO')
    expect(planPreview(catalogue, detail, { planCode: 'Y3', userCount: 30 }, now)).toBeUndefined()
  })

  it('is allowed for requests and for subscriptions in use', () => {
    expect(stateNames.filter(isEditable)).toEqual(['REQUESTED', 'ACTIVE'])
  })
})

it('a request may be changed completely, and a payment method as long as something is to be paid', () => {
  expect(stateNames.filter(isRevisable)).toEqual(['REQUESTED'])
  const changeableStates = ['REQUESTED', 'ACTIVE', 'PAST_DUE', 'CANCEL_SCHEDULED']
  expect(stateNames.filter((state) => isPaymentReplaceable(state))).toEqual(changeableStates)
  expect(stateNames.filter((state) => isPaymentReplaceable(state, true))).toEqual([
    ...changeableStates,
    'ENDED',
  ])
  expect([isRevisable('PAUSED'), isPaymentReplaceable('PAUSED', true)]).toEqual([false, false])
  expect([false, true].map((isOwing) => changeRefusal('ENDED', isOwing))).toEqual(['OVER', 'OWING'])
})
