import type { Clock } from '#domain/clock.ts'

// The largest difference at which the device's clock counts as correct: the server sends whole seconds, and its
// response takes time to arrive.
const TOLERANCE_MS = 5_000
let aheadMs = 0

/**
 * The portal's time in the browser: the server's clock decides what is due or has ended, whatever the
 * device's clock shows.
 */
export const portalClock: Clock & { set(time: Date): void } = {
  now: () => new Date(Date.now() + aheadMs),
  set(time) {
    const difference = time.getTime() - Date.now()
    if (!Number.isNaN(difference)) aheadMs = Math.abs(difference) < TOLERANCE_MS ? 0 : difference
  },
}
