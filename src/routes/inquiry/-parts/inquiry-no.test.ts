import { expect, it } from 'vitest'
import { readInquiryNo } from './inquiry-no.ts'

it.each(['Q2026-000123', ' q2026-000123 ', '2026000123', 'Ｑ２０２６－０００１２３', 'Q 2026 - 000123'])(
  '%j is read as the number it is',
  (typed) => {
    expect(readInquiryNo(typed)).toBe('Q2026-000123')
  },
)

it.each(['', 'Q2026', 'Q2026-00012', 'Q2026-0001234', 'C2026-000123', 'Q20-26000123'])(
  '%j is none',
  (typed) => {
    expect(readInquiryNo(typed)).toBeUndefined()
  },
)
