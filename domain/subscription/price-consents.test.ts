import { describe, expect, it } from 'vitest'
import type { PriceConsentEvent } from './price-consent.machine.ts'
import {
  billedUntil,
  decisiveStates,
  endsWithoutConsent,
  priceConsentAfter,
  priceConsentRefusal,
  priceConsentStates,
  riseDate,
  withPriceOn,
} from './price-consents.ts'

const [day, before] = ['2026-12-10', '2026-12-09']
const agreement = { type: 'answerPriceConsent', answer: 'AGREE' } as const
const refusalEvent = { type: 'answerPriceConsent', answer: 'REFUSE' } as const
const stateAfter = (
  consentState: (typeof priceConsentStates)[number],
  event: PriceConsentEvent,
  today: string,
) => priceConsentAfter({ consentState, risesOn: day }, event, today)

describe('the lifecycle of a price consent', () => {
  it.each([
    ['ASKED', 'AGREED', 'REFUSED'],
    ['REMINDED', 'AGREED', 'REFUSED'],
    ['AGREED', undefined, 'REFUSED'],
    ['REFUSED', 'AGREED', undefined],
    ['RAISED', undefined, undefined],
    ['ENDED', undefined, undefined],
    ['WITHDRAWN', undefined, undefined],
  ] as const)('%s is answered until the day', (state, agreed, refused) => {
    expect([stateAfter(state, agreement, before), stateAfter(state, refusalEvent, before)]).toEqual([
      agreed,
      refused,
    ])
    expect([stateAfter(state, agreement, day), stateAfter(state, refusalEvent, day)]).toEqual([
      undefined,
      undefined,
    ])
    expect(priceConsentRefusal({ consentState: state, risesOn: day }, agreement, day)).toBe(
      'priceConsent.settled',
    )
  })

  it('ends on the day of the rise, and not before', () => {
    const event = { type: 'DAY_REACHED' } as const
    expect(priceConsentStates.map((state) => stateAfter(state, event, day))).toEqual([
      'ENDED',
      'ENDED',
      'RAISED',
      'ENDED',
      undefined,
      undefined,
      undefined,
    ])
    expect(priceConsentStates.map((state) => stateAfter(state, event, before)).filter(Boolean)).toEqual([])
    expect(priceConsentStates.filter(endsWithoutConsent)).toEqual(['ASKED', 'REMINDED', 'REFUSED'])
  })

  it('allows a withdrawal before the day of the rise, and one reminder', () => {
    expect(priceConsentStates.filter((state) => stateAfter(state, { type: 'WITHDRAWN' }, before))).toEqual(
      decisiveStates,
    )
    expect(decisiveStates).toEqual(['ASKED', 'REMINDED', 'AGREED', 'REFUSED'])
    expect(priceConsentStates.filter((state) => stateAfter(state, { type: 'REMINDED' }, before))).toEqual([
      'ASKED',
    ])
  })
})

describe('the day of a price rise', () => {
  const monthlySubscription = {
    startDate: '2026-01-31',
    nextBillDate: '2026-11-30',
    paymentCycle: 'M',
  } as const
  it.each([
    [monthlySubscription, '2026-11-30', '2026-11-16', '2026-11-30'],
    [monthlySubscription, '2026-11-30', '2026-11-17', '2026-12-31'],
    [monthlySubscription, '2026-12-01', '2026-11-10', '2026-12-31'],
    [monthlySubscription, '2027-02-01', '2026-11-10', '2027-02-28'],
    [
      { ...monthlySubscription, nextBillDate: '2027-01-31', paymentCycle: 'Y' },
      '2026-12-01',
      '2026-11-10',
      '2027-01-31',
    ],
  ] as const)('is the first day of a period: %o from %s, asked %s', (of, fromDate, today, risesOn) => {
    expect(riseDate(of, fromDate, today)).toBe(risesOn)
  })
})

describe('the price of a period', () => {
  const rise = { risesOn: day, supplyAmount: 35_000, vatAmount: 3_500, totalAmount: 38_500 }
  const subscription = (isAgreed: boolean) => ({
    supplyAmount: 30_000,
    vatAmount: 3_000,
    totalAmount: 33_000,
    serviceInfo: { userCount: 10, unitPrice: 3_000 },
    priceRise: { ...rise, isAgreed },
  })

  it('is the raised price from the day of an agreed rise on', () => {
    expect(withPriceOn(subscription(true), before)).toEqual(subscription(true))
    expect(withPriceOn(subscription(true), day)).toEqual({
      supplyAmount: 35_000,
      vatAmount: 3_500,
      totalAmount: 38_500,
      serviceInfo: { userCount: 10, unitPrice: 3_500 },
      priceRise: null,
    })
    expect(billedUntil(subscription(true), '2027-03-01')).toBe('2027-03-01')
  })

  it('is never the raised price without a consent, and nothing is billed from the day of the rise on', () => {
    expect(withPriceOn(subscription(false), '2027-03-01')).toEqual(subscription(false))
    expect(billedUntil(subscription(false), '2027-03-01')).toBe(before)
    expect(billedUntil(subscription(false), before)).toBe(before)
    expect(billedUntil({ priceRise: null }, day)).toBe(day)
  })
})
