import { HOUR_MS } from '#domain/durations.ts'

const [FROM_HOUR, TO_HOUR] = [8, 21]
const KOREA_MS = 9 * HOUR_MS
const DAY_HOURS = 24

/**
 * Returns the next moment from which a phone may ring for a message that can wait: now, or 08:00 in Korea if it is
 * between 21:00 and 08:00.
 */
export function nextDaytime(now: Date): Date {
  const hours = (now.getTime() + KOREA_MS) / HOUR_MS
  const hour = hours % DAY_HOURS
  if (hour >= FROM_HOUR && hour < TO_HOUR) return now
  const day = Math.floor(hours / DAY_HOURS) + (hour >= TO_HOUR ? 1 : 0)
  return new Date((day * DAY_HOURS + FROM_HOUR) * HOUR_MS - KOREA_MS)
}
