import { expect, it } from 'vitest'
import { readInquiryNo } from './inquiry-no.ts'

it.each(['Q2611-000123', ' q2611-000123 ', '2611000123', 'Ｑ２６１１－０００１２３', 'Q 2611 - 000123'])('%j is read as the number it is', (typed) => {
  expect(readInquiryNo(typed)).toBe('Q2611-000123')
})

it.each(['', 'Q2611', 'Q2611-00012', 'Q2611-0001234', 'C2611-000123', 'Q26-11000123'])('%j is none', (typed) => {
  expect(readInquiryNo(typed)).toBeUndefined()
})
