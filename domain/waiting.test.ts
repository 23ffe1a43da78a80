import { expect, it } from 'vitest'
import { waitingSince } from './waiting.ts'

const now = Date.parse('2026-11-21T10:30:00+09:00')

it.each([
  ['2026-11-21T10:29:01+09:00', { unit: 'now' }],
  ['2026-11-21T10:29:00+09:00', { unit: 'minute', count: 1 }],
  ['2026-11-21T09:30:01+09:00', { unit: 'minute', count: 59 }],
  ['2026-11-21T09:30:00+09:00', { unit: 'hour', count: 1 }],
  ['2026-11-20T10:30:01+09:00', { unit: 'hour', count: 23 }],
  ['2026-11-20T10:30:00+09:00', { unit: 'day', count: 1 }],
  ['2026-11-01T00:00:00+09:00', { unit: 'day', count: 20 }],
  // The clock of this device is slightly behind the clock of the server.
  ['2026-11-21T10:30:20+09:00', { unit: 'now' }],
])('a person who waits since %s has waited %j', (since, waited) => {
  expect(waitingSince(since, now)).toEqual(waited)
})
