import { afterEach, expect, test, vi } from 'vitest'
import { portalClock } from './portal-clock.ts'

afterEach(() => void vi.useRealTimers())

test('the portal’s clock shows the time of the server, or the time of the device if both are nearly equal', () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') })
  portalClock.set(new Date('2026-12-22T10:00:00Z'))
  vi.advanceTimersByTime(60_000)
  expect(portalClock.now()).toEqual(new Date('2026-12-22T10:01:00Z'))
  portalClock.set(new Date('not a time'))
  expect(portalClock.now()).toEqual(new Date('2026-12-22T10:01:00Z'))
  portalClock.set(new Date('2026-11-22T10:00:58Z'))
  expect(portalClock.now()).toEqual(new Date('2026-11-22T10:01:00Z'))
})
