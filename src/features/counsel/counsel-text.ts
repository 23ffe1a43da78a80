import type { TFunction } from 'i18next'
import type { Schema } from '#contract/operation.ts'
import { counselTimeText, reminderAt } from '#domain/counsel/rules.ts'
import { weekdayName } from '#domain/dates.ts'

/** Returns the time of a counsel in words, such as "2026년 11월 24일(화) 10:00~10:30". */
export const timeText = ({ startAt }: { startAt: string }): string => counselTimeText(new Date(startAt))

/** Returns the time of day of an ISO 8601 time, such as "10:00". */
export const timeOfDay = (wire: string): string => wire.slice('2026-11-24T'.length, '2026-11-24T10:00'.length)

/** Returns the date of an ISO 8601 time, such as "2026-11-24". */
export const dateOf = (wire: string): string => wire.slice(0, '2026-11-24'.length)

/** Whether a counsel that is reserved now gets a reminder: not if the time of the reminder is already over. */
export const isReminded = ({ startAt }: { startAt: string }, now: Date): boolean =>
  now < reminderAt(new Date(startAt))

/** Returns a day in words, such as "11월 24일(화)". */
export function dayText(date: string): string {
  const [, month, day] = date.split('-').map(Number)
  return `${month}월 ${day}일(${weekdayName(date)})`
}

/** Returns the title of a counsel, such as "11월 24일(화) 10:00 전화 상담". */
export const titleText = (
  t: TFunction<'counsel'>,
  { startAt, counselMethod }: Pick<Schema<'Counsel'>, 'startAt' | 'counselMethod'>,
): string => `${dayText(dateOf(startAt))} ${timeOfDay(startAt)} ${t(`method.${counselMethod}.name`)}`

/** The maximum length of a memo and a note, in characters, as in the contract. */
export const maxMemoLength = 1000
