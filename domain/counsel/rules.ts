import type { Schema } from '#contract/operation.ts'
import { addDays, koreanWeekdays, kstDate, toWireTime } from '../dates.ts'
import { HOUR_MS, MINUTE_MS } from '../durations.ts'

export type CounselState = Schema<'CounselState'>
/** What may be done to a reservation: moved or cancelled by whoever made it, cancelled or recorded by the staff. */
export type CounselAct = 'change' | 'cancel' | 'cancelByStaff' | 'record'
/** Why something may not be done: the state has moved on, or it is not its time. */
export type CounselRefusal = 'counsel.changed' | 'counsel.tooLate' | 'counsel.begun' | 'counsel.notBegun'

/** How long a counsel lasts. */
export const SLOT_MS = 30 * MINUTE_MS
/** A slot is reserved, moved and cancelled until so long before it begins. */
export const LEAD_MS = 2 * HOUR_MS
/** How many calendar days ahead a slot may be reserved. */
export const DAYS_AHEAD = 30

/** The life of a reservation: where it may go next, and what leads there. */
export const counselStates: Readonly<Record<CounselState, { next: readonly CounselState[] }>> = {
  BOOKED: { next: ['CANCELED', 'DONE', 'NO_SHOW'] },
  CANCELED: { next: [] },
  DONE: { next: [] },
  NO_SHOW: { next: [] },
}

const outOfTime: Record<CounselAct, CounselRefusal> = {
  change: 'counsel.tooLate',
  cancel: 'counsel.tooLate',
  cancelByStaff: 'counsel.begun',
  record: 'counsel.notBegun',
}

/** Which beginnings a reservation may have for something to be done to it now; both ends belong to it. */
export function startBounds(act: CounselAct, now: Date): { from?: Date; until?: Date } {
  if (act === 'record') return { until: now }
  return { from: new Date(now.getTime() + (act === 'cancelByStaff' ? 1 : LEAD_MS)) }
}

/** Whether a value is a state this release knows. */
export function isCounselState(value: unknown): value is CounselState {
  return typeof value === 'string' && Object.hasOwn(counselStates, value)
}

/** Why something may not be done to a reservation now, or nothing. A state this release does not know is read-only. */
export function refusalOf(
  { counselState, startAt }: { counselState: string; startAt: Date },
  act: CounselAct,
  now: Date,
): CounselRefusal | undefined {
  if (!isCounselState(counselState) || counselStates[counselState].next.length === 0) return 'counsel.changed'
  const { from, until } = startBounds(act, now)
  const inTime = (!from || startAt >= from) && (!until || startAt <= until)
  return inTime ? undefined : outOfTime[act]
}

/** When a counsel that begins at a moment ends. */
export function endOf(startAt: Date): Date {
  return new Date(startAt.getTime() + SLOT_MS)
}

/** When a reservation is called to mind: at ten in the morning of the day before, in Korea. */
export function reminderAt(startAt: Date): Date {
  return new Date(`${addDays(kstDate(startAt), -1)}T10:00:00+09:00`)
}

/** The time of a counsel in words, "2026년 11월 24일(화) 10:00~10:30", in Korea. */
export function counselTimeText(startAt: Date): string {
  const [date, start] = partsOf(startAt)
  const [year, month, day] = date.split('-').map(Number)
  return `${year}년 ${month}월 ${day}일(${weekdayName(date)}) ${start}~${partsOf(endOf(startAt))[1]}`
}

/** The weekday of a day YYYY-MM-DD, 0 for Sunday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay()
}

function weekdayName(date: string): string {
  return koreanWeekdays[weekdayOf(date)]!
}

function partsOf(time: Date): [date: string, time: string] {
  const [date = '', rest = ''] = toWireTime(time).split('T')
  return [date, rest.slice(0, 'HH:MM'.length)]
}
