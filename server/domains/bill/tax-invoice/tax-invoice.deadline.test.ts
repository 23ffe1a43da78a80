import { describe, expect, it } from 'vitest'
import { lastDayFor } from './tax-invoice.deadline.ts'

describe('a tax invoice', () => {
  it.each([
    ['2026-10-31', '2026-11-10'],
    ['2026-11-01', '2026-12-10'],
    ['2026-12-31', '2027-01-11'],
    ['2026-09-15', '2026-10-12'],
    ['2027-01-31', '2027-02-10'],
  ])('of %s is issued by %s', (writtenOn, last) => {
    expect(lastDayFor(writtenOn)).toBe(last)
  })
})
