import { expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts'
import { pauseAfter } from './business-check.ts'

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
