import type { Clock } from '#domain/clock.ts'

// The server says whole seconds, and its answer takes its time.
const ALIKE_MS = 5_000
let ahead = 0

/** The portal's time in the browser: what is due or over is so by the server's clock, whatever the device's says. */
export const portalClock: Clock & { set(time: Date): void } = {
  now: () => new Date(Date.now() + ahead),
  set(time) {
    const difference = time.getTime() - Date.now()
    if (!Number.isNaN(difference)) ahead = Math.abs(difference) < ALIKE_MS ? 0 : difference
  },
}
