import { expect, it } from 'vitest'
import { RETRY_PAUSES_MS } from './delivery.machine.ts'
import { type PushEvent, type PushState, pushAfter } from './push.machine.ts'

const maxTries = RETRY_PAUSES_MS.length + 1

it.each<[PushState, number, PushEvent['type'], PushState | undefined]>([
  ['WAITING', 1, 'WRITTEN', 'DONE'],
  ['WAITING', 1, 'CHANGED', 'WAITING'],
  ['WAITING', maxTries, 'THROTTLED', 'WAITING'],
  ['WAITING', maxTries - 1, 'REFUSED', 'WAITING'],
  ['WAITING', maxTries, 'REFUSED', 'FAILED'],
  ['WAITING', 1, 'retryAppScim', undefined],
  ['DONE', 1, 'CHANGED', 'WAITING'],
  ['DONE', 1, 'REFUSED', undefined],
  ['FAILED', maxTries, 'CHANGED', 'WAITING'],
  ['FAILED', maxTries, 'retryAppScim', 'WAITING'],
  ['FAILED', maxTries, 'WRITTEN', undefined],
])('an account that is %s after %i tries, and %s, is %s', (state, tries, type, after) => {
  expect(pushAfter({ state, tries }, { type })).toBe(after)
})

it.each(['WRITTEN', 'REFUSED'] as const)(
  'an account waits again if %s happens after the person has changed',
  (type) => {
    expect(pushAfter({ state: 'WAITING', tries: maxTries, isOutdated: true }, { type })).toBe('WAITING')
  },
)
