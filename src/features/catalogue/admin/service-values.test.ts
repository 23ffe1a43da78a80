import { describe, expect, it } from 'vitest'
import { demoCatalogue } from '#domain/plan/demo-catalogue.ts'
import {
  changedFields,
  draftOf,
  emptyPlan,
  faultsOf,
  isChanged,
  isTrialLength,
  priceChanges,
  valuesOf,
} from './service-values.ts'

const [sso] = demoCatalogue('너른들').services
const { serviceCode: _, ...content } = sso!

describe('the form of a service', () => {
  it('sends every service of the demo unchanged', () => {
    for (const { serviceCode: __, ...service } of demoCatalogue('너른들').services)
      expect(draftOf(valuesOf({ ...service, serviceCode: 'ANY' }))).toEqual(service)
    expect(draftOf({ ...valuesOf(sso), trialDays: '' })).toEqual({ ...content, trialDays: null })
  })

  it('accepts prices in won and dollars above zero', () => {
    const plan = { ...emptyPlan(), planCode: 'BASIC', planName: '베이직', won: '3,000원', dollars: '$3.50' }
    expect(draftOf({ ...valuesOf(undefined), plans: [plan] }).plans[0]!.price).toEqual({
      KRW: 3_000,
      USD: 350,
    })
    expect(faultsOf([plan])).toEqual([{}])
    for (const won of ['', '0', '-1', '3.5', '삼천', '10000001'])
      expect(faultsOf([{ ...plan, won }])).toEqual([{ won: 'won' }])
    for (const dollars of ['', '0.00', '1.234', '$'])
      expect(faultsOf([{ ...plan, dollars }])).toEqual([{ dollars: 'dollars' }])
    expect(faultsOf([plan, plan])).toEqual([{}, { planCode: 'planTwice' }])
    expect(faultsOf([{ ...plan, planCode: 'basic', planName: ' ', contents: 'ㄱ'.repeat(101) }])).toEqual([
      { planCode: 'planCode', planName: 'planName', contents: 'contents' },
    ])
  })

  it('accepts a limit of 1 to 100,000 users, or none', () => {
    const plan = { ...emptyPlan(), planCode: 'BASIC', planName: '베이직', won: '3000', dollars: '3' }
    const limitOf = (users: string) =>
      draftOf({ ...valuesOf(undefined), plans: [{ ...plan, users }] }).plans[0]!.maximumUsers
    expect(['', ' ', '1', '100,000'].map(limitOf)).toEqual([null, null, 1, 100_000])
    for (const users of ['', '1', '100,000']) expect(faultsOf([{ ...plan, users }])).toEqual([{}])
    for (const users of ['0', '-1', '1.5', '100001', '백 명'])
      expect(faultsOf([{ ...plan, users }])).toEqual([{ users: 'users' }])
  })

  it('accepts a trial of 2 to 90 days, or none', () => {
    expect(['', ' ', '2', '90'].every(isTrialLength)).toBe(true)
    expect(['1', '91', '2.5', '두 주'].some(isTrialLength)).toBe(false)
  })

  it('returns the names of the changed fields', () => {
    const savedValues = valuesOf(sso)
    expect(changedFields(savedValues, valuesOf(sso))).toEqual([])
    const [first, ...others] = savedValues.plans
    const plans = [{ ...first!, won: '9999' }, ...others]
    expect(
      changedFields(savedValues, { ...savedValues, summary: '다른 소개', plans, fromDate: '2027-01-01' }),
    ).toEqual(['summary', 'plans'])
  })

  it('returns the prices of each plan before and after a change', () => {
    const [first, second] = content.plans
    const raisedPlan = { ...first!, price: { ...first!.price, KRW: first!.price.KRW + 500 } }
    const addedPlan = { ...first!, planCode: 'NEW' }
    const changes = priceChanges([first!, second!], [raisedPlan, addedPlan])
    expect(changes.map(({ planCode, before, after }) => [planCode, before?.KRW, after?.KRW])).toEqual([
      [first!.planCode, first!.price.KRW, first!.price.KRW + 500],
      ['NEW', undefined, first!.price.KRW],
      [second!.planCode, second!.price.KRW, undefined],
    ])
    expect(changes.every(isChanged)).toBe(true)
    expect(priceChanges(content.plans, content.plans).some(isChanged)).toBe(false)
  })
})
