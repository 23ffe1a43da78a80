import { expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts'
import { concernsBilling, pauseAfter } from './business-check.ts'

it('the pause between requests to the tax office doubles after each request without an answer, up to twelve hours', () => {
  expect([1, 2, 3, 10, 11, 400].map(pauseAfter)).toEqual([
    MINUTE_MS,
    2 * MINUTE_MS,
    4 * MINUTE_MS,
    512 * MINUTE_MS,
    12 * HOUR_MS,
    12 * HOUR_MS,
  ])
})

it('the billing staff is informed of a suspended or closed business', () => {
  expect((['ACTIVE', 'SUSPENDED', 'CLOSED', 'UNREGISTERED'] as const).filter(concernsBilling)).toEqual([
    'SUSPENDED',
    'CLOSED',
  ])
})
