import { expect, it } from 'vitest'
import { compareReferenceNos, readReferenceNo } from './reference-number.ts'

it.each([
  'Q2026-000123',
  ' q2026-000123 ',
  '2026000123',
  'Ｑ２０２６－０００１２３',
  'Q 2026 - 000123',
  'Q2026–000123',
  'Q2026\u2212000123',
  '\tQ\u00A02026 000123\n',
])('%j is read as the intended number', (typed) => {
  expect(readReferenceNo('Q', typed)).toBe('Q2026-000123')
})

it.each(['Q2026-1000000', '20261000000', 'q2026\u22121000000'])(
  '%j is read as the millionth number of its year',
  (typed) => {
    expect(readReferenceNo('Q', typed)).toBe('Q2026-1000000')
  },
)

it('the longest possible reference number is accepted', () => {
  expect(readReferenceNo('B', 'B2026-2147483647')).toBe('B2026-2147483647')
})

it('reference numbers are sorted in the order of their assignment, even beyond a million and across years', () => {
  const inOrder = ['B2026-000009', 'B2026-999999', 'B2026-1000000', 'B2026-10000000', 'B2027-000001']
  expect(inOrder.toReversed().toSorted(compareReferenceNos)).toEqual(inOrder)
  expect(compareReferenceNos('B2026-000009', 'B2026-000009')).toBe(0)
})

it.each(['', 'Q2026', 'Q2026-00012', 'Q2026-0001234', 'C2026-000123', 'Q20-26000123'])(
  '%j is no reference number',
  (typed) => {
    expect(readReferenceNo('Q', typed)).toBeUndefined()
  },
)
