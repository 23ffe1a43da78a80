import { expect, it } from 'vitest'
import { HOUR_MS } from '../durations.ts'
import { type DeliveryEvent, type DeliveryState, deliveryAfter, RETRY_PAUSES_MS } from './delivery.machine.ts'

const maxTries = RETRY_PAUSES_MS.length + 1

it.each<[DeliveryState, number, DeliveryEvent['type'], DeliveryState | undefined]>([
  ['WAITING', 1, 'ACCEPTED', 'DELIVERED'],
  ['WAITING', 1, 'REFUSED', 'WAITING'],
  ['WAITING', maxTries - 1, 'REFUSED', 'WAITING'],
  ['WAITING', maxTries, 'REFUSED', 'FAILED'],
  ['WAITING', 1, 'replayAppDelivery', undefined],
  ['DELIVERED', 1, 'replayAppDelivery', 'WAITING'],
  ['FAILED', maxTries, 'replayAppDelivery', 'WAITING'],
  ['DELIVERED', 1, 'ACCEPTED', undefined],
  ['FAILED', maxTries, 'REFUSED', undefined],
])('a delivery that is %s after %i tries, and %s, is %s', (state, tries, type, after) => {
  expect(deliveryAfter({ state, tries }, { type })).toBe(after)
})

it('the delivery of a notification is retried for more than a day', () => {
  expect(RETRY_PAUSES_MS.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(24 * HOUR_MS)
})
