import { expect, it } from 'vitest'
import { comparisonOf, emptyRow, rowFaultsOf, rowLines, rowsOf } from './service-comparison.ts'

const plans = [
  { key: 'BASIC', planName: '베이직' },
  { key: 'PRO', planName: '프로' },
]
const row = (label: string, basic: string, pro: string) => ({
  ...emptyRow(),
  label,
  values: { BASIC: basic, PRO: pro },
})

it('a comparison that was not edited is sent unchanged', () => {
  const comparison = [{ label: '기기', values: ['1대', '2대'] }]
  const savedPlans = plans.map(({ key, planName }) => ({
    planCode: key,
    planName,
    price: { KRW: 1, USD: 1 },
    contents: [],
  }))
  expect(comparisonOf(rowsOf({ comparison, plans: savedPlans }), plans)).toEqual(comparison)
})

it('the values of a plan stay in place when another plan is added or removed', () => {
  const rows = [row('기기', '1대', '2대')]
  expect(comparisonOf(rows, plans.slice(1))).toEqual([{ label: '기기', values: ['2대'] }])
  expect(rowFaultsOf(rows, [...plans, { key: 'NEW' }])).toEqual([{ label: false, values: ['NEW'] }])
})

it('a row without a name or with a missing value has faults, unless the whole row is empty', () => {
  expect(rowFaultsOf([row('', '1대', ''), row(' ', '', ''), row('기기', '1대', '2대')], plans)).toEqual([
    { label: true, values: ['PRO'] },
    { label: false, values: [] },
    { label: false, values: [] },
  ])
  expect(comparisonOf([emptyRow(), row(' 기기 ', '1대', '2대')], plans)).toEqual([
    { label: '기기', values: ['1대', '2대'] },
  ])
})

it('a comparison is formatted as lines that contain the names of the plans', () => {
  expect(rowLines([row('기기', '1대', '2대')], plans)).toBe('기기 · 베이직 1대 · 프로 2대')
})
