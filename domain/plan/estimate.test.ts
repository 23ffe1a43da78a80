import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import contract from '#contract/openapi.gen.json' with { type: 'json' }
import { lowestPrice, planOf, serviceOf } from './catalogue.ts'
import { catalogueCode, MAX_USERS } from './choices.ts'
import { demoCatalogue } from './demo-catalogue.ts'
import { estimateOf, isUserCount, savedInYear } from './estimate.ts'

const catalogue = demoCatalogue('빗장')
const { services } = catalogue
const plans = services.flatMap((service) => service.plans)
const orders = fc.record({
  plan: fc.constantFrom(...plans),
  currency: fc.constantFrom('KRW' as const, 'USD' as const),
  cycle: fc.constantFrom('M' as const, 'Y' as const),
  users: fc.integer({ min: 1, max: MAX_USERS }),
})
const ssoPro = planOf(serviceOf(catalogue, 'SSO')!, 'PRO')

describe('an estimate', () => {
  it('of a monthly bill is the price times the users, plus a tenth for VAT', () => {
    expect(estimateOf(ssoPro, { currency: 'KRW', cycle: 'M', users: 30 })).toEqual({
      currency: 'KRW',
      cycle: 'M',
      users: 30,
      months: 1,
      unitPrice: 4_500,
      list: 135_000,
      discount: 0,
      supply: 135_000,
      vat: 13_500,
      total: 148_500,
      perUserMonth: 4_500,
    })
  })

  it('of a yearly bill is lower by the price of two months', () => {
    expect(estimateOf(ssoPro, { currency: 'USD', cycle: 'Y', users: 7 })).toEqual({
      currency: 'USD',
      cycle: 'Y',
      users: 7,
      months: 12,
      unitPrice: 450,
      list: 37_800,
      discount: 6_300,
      supply: 31_500,
      vat: 3_150,
      total: 34_650,
      perUserMonth: 375,
    })
  })

  it('rounds VAT down and rounds the price of a month', () => {
    const odd = { price: { KRW: 1_001, USD: 7 } } as const
    expect(estimateOf(odd, { currency: 'USD', cycle: 'M', users: 1 })).toMatchObject({
      supply: 7,
      vat: 0,
      total: 7,
    })
    expect(estimateOf(odd, { currency: 'KRW', cycle: 'Y', users: 1 })).toMatchObject({
      supply: 10_010,
      perUserMonth: 834,
    })
  })

  it('adds up to the last unit, in integer arithmetic', () => {
    fc.assert(
      fc.property(orders, ({ plan, ...order }) => {
        const { list, discount, supply, vat, total, unitPrice, months, users } = estimateOf(plan, order)
        for (const part of [list, discount, supply, vat, total]) expect(Number.isSafeInteger(part)).toBe(true)
        expect(list).toBe(unitPrice * users * months)
        expect(supply + discount).toBe(list)
        expect(supply + vat).toBe(total)
        expect(BigInt(vat)).toBe(BigInt(supply) / 10n)
      }),
    )
  })

  it('of a yearly bill is as high as ten monthly bills', () => {
    fc.assert(
      fc.property(orders, ({ plan, currency, users }) => {
        const [month, year] = (['M', 'Y'] as const).map((cycle) =>
          estimateOf(plan, { currency, cycle, users }),
        )
        expect(year!.supply).toBe(month!.supply * 10)
      }),
    )
  })

  it('of a yearly bill shows as saved the difference to twelve monthly bills', () => {
    expect(savedInYear(ssoPro, { currency: 'KRW', users: 30 })).toEqual({ supply: 270_000, total: 297_000 })
    fc.assert(
      fc.property(orders, ({ plan, currency, users }) => {
        const [month, year] = (['M', 'Y'] as const).map((cycle) =>
          estimateOf(plan, { currency, cycle, users }),
        )
        const saved = savedInYear(plan, { currency, users })
        expect(saved.supply).toBe(month!.supply * 2)
        expect(saved.total + year!.total).toBe(month!.total * 12)
      }),
    )
  })

  it('grows with every user', () => {
    fc.assert(
      fc.property(
        orders.filter(({ users }) => users < MAX_USERS),
        ({ plan, users, ...order }) => {
          expect(estimateOf(plan, { ...order, users: users + 1 }).total).toBeGreaterThan(
            estimateOf(plan, { ...order, users }).total,
          )
        },
      ),
    )
  })

  it.each([0, -1, 1.5, MAX_USERS + 1, Number.NaN, Infinity])('is refused for %d users', (users) => {
    expect(isUserCount(users)).toBe(false)
    expect(() => estimateOf(ssoPro, { currency: 'KRW', cycle: 'M', users })).toThrow(RangeError)
  })
})

describe('the catalogue of services', () => {
  it('lists every service once and its plans from small to large, in both currencies', () => {
    expect(new Set(services.map(({ serviceCode }) => serviceCode)).size).toBe(services.length)
    for (const { plans: own } of services) {
      expect(new Set(own.map(({ planCode }) => planCode)).size).toBe(own.length)
      for (const currency of ['KRW', 'USD'] as const) {
        const prices = own.map(({ price }) => price[currency])
        expect(prices).toEqual([...prices].sort((a, b) => a - b))
        for (const price of prices) expect(Number.isSafeInteger(price) && price > 0).toBe(true)
      }
    }
  })

  it('defaults to the first service and to its smallest plan', () => {
    expect(serviceOf(catalogue, 'NONE')?.serviceCode).toBe('SSO')
    expect(planOf(serviceOf(catalogue, 'LOG')!, 'ENT').planCode).toBe('Y1')
    expect(planOf(serviceOf(catalogue, 'IGA')!, undefined).planCode).toBe('PRO')
    expect(serviceOf({ services: [] }, 'SSO')).toBeUndefined()
  })

  it('has a lowest price, if it has a plan', () => {
    expect(lowestPrice(catalogue)).toBe(700)
    expect(lowestPrice({ services: [] })).toBeUndefined()
  })

  it('has codes in the format that addresses accept', () => {
    for (const { serviceCode, plans: own } of services)
      for (const code of [serviceCode, ...own.map(({ planCode }) => planCode)])
        expect(code).toMatch(catalogueCode)
    expect(catalogueCode.source).toBe(contract.components.schemas.ServiceCode.pattern)
    expect(catalogueCode.source).toBe(contract.components.schemas.PlanCode.pattern)
  })
})
