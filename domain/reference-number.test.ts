import { expect, it } from 'vitest'
import { readReferenceNo } from './reference-number.ts'

it.each([
  'Q2026-000123',
  ' q2026-000123 ',
  '2026000123',
  'Ｑ２０２６－０００１２３',
  'Q 2026 - 000123',
  'Q2026–000123',
  'Q2026\u2212000123',
  '\tQ\u00A02026 000123\n',
])('%j is read as the number it is', (typed) => {
  expect(readReferenceNo('Q', typed)).toBe('Q2026-000123')
})

it.each(['', 'Q2026', 'Q2026-00012', 'Q2026-0001234', 'C2026-000123', 'Q20-26000123'])(
  '%j is none',
  (typed) => {
    expect(readReferenceNo('Q', typed)).toBeUndefined()
  },
)
