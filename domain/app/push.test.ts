import { expect, it } from 'vitest'
import { RETRY_PAUSES_MS } from './delivery.machine.ts'
import { type PushEvent, type PushState, pushAfter } from './push.machine.ts'

const last = RETRY_PAUSES_MS.length + 1

it.each<[PushState, number, PushEvent['type'], PushState | undefined]>([
  ['WAITING', 1, 'WRITTEN', 'DONE'],
  ['WAITING', 1, 'CHANGED', 'WAITING'],
  ['WAITING', last, 'THROTTLED', 'WAITING'],
  ['WAITING', last - 1, 'REFUSED', 'WAITING'],
  ['WAITING', last, 'REFUSED', 'FAILED'],
  ['WAITING', 1, 'retryAppScim', undefined],
  ['DONE', 1, 'CHANGED', 'WAITING'],
  ['DONE', 1, 'REFUSED', undefined],
  ['FAILED', last, 'CHANGED', 'WAITING'],
  ['FAILED', last, 'retryAppScim', 'WAITING'],
  ['FAILED', last, 'WRITTEN', undefined],
])('an account that is %s after %i tries, and %s, is %s', (state, tries, type, after) => {
  expect(pushAfter({ state, tries }, { type })).toBe(after)
})

it.each(['WRITTEN', 'REFUSED'] as const)('%s while the person has changed leaves it waiting', (type) => {
  expect(pushAfter({ state: 'WAITING', tries: last, isOutdated: true }, { type })).toBe('WAITING')
})
