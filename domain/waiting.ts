import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts'

const units = [
  { unit: 'day', ms: DAY_MS },
  { unit: 'hour', ms: HOUR_MS },
  { unit: 'minute', ms: MINUTE_MS },
] as const

export type WaitingTime = { unit: 'day' | 'hour' | 'minute'; count: number } | { unit: 'now' }

/**
 * The time for which a person has waited at a moment (epoch milliseconds), in the largest whole unit; `now` under a
 * minute.
 */
export function waitingSince(wire: string, now: number): WaitingTime {
  const waited = now - Date.parse(wire)
  const largestUnit = units.find(({ ms }) => waited >= ms)
  return largestUnit
    ? { unit: largestUnit.unit, count: Math.floor(waited / largestUnit.ms) }
    : { unit: 'now' }
}
