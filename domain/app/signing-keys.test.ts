import { expect, it } from 'vitest'
import { DAY_MS } from '../durations.ts'
import { keysAt } from './signing-keys.ts'

const start = Date.parse('2026-11-21T03:00:00Z')
const on = (day: number) => new Date(start + day * DAY_MS)
const made = (number: number, day: number) => ({ number, createdAt: on(day) })
const shown = (keys: { number: number; createdAt: Date }[], day: number) => {
  const { published, over, isNextDue } = keysAt(keys, on(day))
  return {
    published: published.map(({ number }) => number),
    over: over.map(({ number }) => number),
    isNextDue,
  }
}

it.each([
  ['none', [], 0, { published: [], over: [], isNextDue: true }],
  ['the first signs at once', [made(1, 0)], 0, { published: [1], over: [], isNextDue: false }],
  ['it signs for ninety days', [made(1, 0)], 89.9, { published: [1], over: [], isNextDue: false }],
  ['then the next one is due', [made(1, 0)], 90, { published: [1], over: [], isNextDue: true }],
  [
    'which is published first',
    [made(1, 0), made(2, 90)],
    90.9,
    { published: [1, 2], over: [], isNextDue: false },
  ],
  ['and signs a day later', [made(1, 0), made(2, 90)], 91, { published: [2, 1], over: [], isNextDue: false }],
  [
    'the former one is published for another day',
    [made(1, 0), made(2, 90)],
    91.9,
    { published: [2, 1], over: [], isNextDue: false },
  ],
  ['and is over then', [made(1, 0), made(2, 90)], 92, { published: [2], over: [1], isNextDue: false }],
  ['after years without a login', [made(1, 0)], 900, { published: [1], over: [], isNextDue: true }],
])('%s', (_, keys, day, expected) => {
  expect(shown(keys, day)).toEqual(expected)
})
