import type { Schema } from '#contract/operation.ts'
import { addDays, kstDate, toWireTime, weekdayName } from '../dates.ts'
import { HOUR_MS, MINUTE_MS } from '../durations.ts'

export type CounselState = Schema<'CounselState'>
/** The actions on a reservation: changed or cancelled by its member, cancelled or recorded by the staff. */
export type CounselAction = 'change' | 'cancel' | 'cancelByStaff' | 'record'

/** The length of a counsel. */
export const SLOT_MS = 30 * MINUTE_MS
/** The minimum time between a reservation, change or cancellation and the start of the slot. */
export const LEAD_MS = 2 * HOUR_MS

/** The start times of the reservations on which an action is allowed now; both bounds are included. */
export function startBounds(act: CounselAction, now: Date): { from?: Date; until?: Date } {
  if (act === 'record') return { until: now }
  return { from: new Date(now.getTime() + (act === 'cancelByStaff' ? 1 : LEAD_MS)) }
}

/** The number of calendar days ahead for which a slot may be reserved. */
export const DAYS_AHEAD = 30

/** The end of a counsel that begins at a moment. */
export function endOf(startAt: Date): Date {
  return new Date(startAt.getTime() + SLOT_MS)
}

/** The time of the reminder of a reservation: 10:00 in Korea on the day before the reservation. */
export function reminderAt(startAt: Date): Date {
  return new Date(`${addDays(kstDate(startAt), -1)}T10:00:00+09:00`)
}

/** The time of a counsel as text in Korean time, such as "2026년 11월 24일(화) 10:00~10:30". */
export function counselTimeText(startAt: Date): string {
  const [date, start] = partsOf(startAt)
  const [year, month, day] = date.split('-').map(Number)
  return `${year}년 ${month}월 ${day}일(${weekdayName(date)}) ${start}~${partsOf(endOf(startAt))[1]}`
}

function partsOf(time: Date): [date: string, time: string] {
  const [date = '', rest = ''] = toWireTime(time).split('T')
  return [date, rest.slice(0, 'HH:MM'.length)]
}
