import { describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../durations.ts'
import { documentKey, isIssuedByPortal, pauseAfter, warnedFrom } from './tax-invoice.ts'

describe('a tax invoice', () => {
  it('causes a warning from the seventh day of the next month if it is not issued', () => {
    expect(warnedFrom('2026-12-31')).toBe('2027-01-07')
  })

  it('has a unique key for each document, within the length limit of the service', () => {
    const keys = [
      documentKey('B2026-000042', 'ORIGINAL'),
      documentKey('B2026-000042', 'ORIGINAL', { edition: 2 }),
      documentKey('B2026-000042', 'REFUND', { part: 1 }),
      documentKey('B2026-000042', 'REFUND', { part: 12, edition: 3 }),
      documentKey('B2026-000042', 'VOID'),
    ]
    expect(keys).toEqual([
      'B2026-000042',
      'B2026-000042_2',
      'B2026-000042-R1',
      'B2026-000042-R12_3',
      'B2026-000042-V',
    ])
    for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9_-]{1,24}$/)
  })

  it.each([
    ['KRW', 1000, 100, true],
    ['KRW', 1000, 0, true],
    ['KRW', 0, 0, false],
    ['KRW', -1000, -100, false],
    ['USD', 1000, 0, false],
  ] as const)(
    'in %s of %i and %i is issued by the portal: %s',
    (currency, supplyAmount, vatAmount, expected) => {
      expect(isIssuedByPortal({ currency, supplyAmount, vatAmount })).toBe(expected)
    },
  )

  it('is retried after increasing pauses, any number of times', () => {
    expect([1, 2, 4, 9].map((attempts) => pauseAfter(attempts, 'SILENCE'))).toEqual([
      MINUTE_MS,
      5 * MINUTE_MS,
      HOUR_MS,
      HOUR_MS,
    ])
    expect([1, 3, 30].map((attempts) => pauseAfter(attempts, 'REFUSAL'))).toEqual([
      HOUR_MS,
      24 * HOUR_MS,
      24 * HOUR_MS,
    ])
  })
})
