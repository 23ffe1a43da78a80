import { expect, it } from 'vitest'
import { DAY_MS } from '../durations.ts'
import { keysAt } from './signing-keys.ts'

const start = Date.parse('2026-11-21T03:00:00Z')
const dayAfterStart = (day: number) => new Date(start + day * DAY_MS)
const createdKey = (number: number, day: number) => ({ number, createdAt: dayAfterStart(day) })
const keyNumbers = (keys: { number: number; createdAt: Date }[], day: number) => {
  const { published, over, isNextDue } = keysAt(keys, dayAfterStart(day))
  return {
    published: published.map(({ number }) => number),
    over: over.map(({ number }) => number),
    isNextDue,
  }
}

it.each([
  ['none', [], 0, { published: [], over: [], isNextDue: true }],
  ['the first signs at once', [createdKey(1, 0)], 0, { published: [1], over: [], isNextDue: false }],
  ['it signs for ninety days', [createdKey(1, 0)], 89.9, { published: [1], over: [], isNextDue: false }],
  ['then the next one is due', [createdKey(1, 0)], 90, { published: [1], over: [], isNextDue: true }],
  [
    'which is published first',
    [createdKey(1, 0), createdKey(2, 90)],
    90.9,
    { published: [1, 2], over: [], isNextDue: false },
  ],
  [
    'and signs a day later',
    [createdKey(1, 0), createdKey(2, 90)],
    91,
    { published: [2, 1], over: [], isNextDue: false },
  ],
  [
    'the former one is published for another day',
    [createdKey(1, 0), createdKey(2, 90)],
    91.9,
    { published: [2, 1], over: [], isNextDue: false },
  ],
  [
    'and is over then',
    [createdKey(1, 0), createdKey(2, 90)],
    92,
    { published: [2], over: [1], isNextDue: false },
  ],
  ['after years without a login', [createdKey(1, 0)], 900, { published: [1], over: [], isNextDue: true }],
])('%s', (_, keys, day, expected) => {
  expect(keyNumbers(keys, day)).toEqual(expected)
})
