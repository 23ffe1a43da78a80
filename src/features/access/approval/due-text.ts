import type { TFunction } from 'i18next'
import { addDays, dateInYear, kstDate } from '#domain/dates.ts'

/** Returns the deadline of a request in few words: "오늘 18시", "내일 18:30" or "12.03 18시". */
export function dueText(t: TFunction<'approval'>, deadlineAt: string, now: Date): string {
  const [day = '', clock = ''] = deadlineAt.split('T')
  const [hour = '', minute = ''] = clock.split(':')
  const time = minute === '00' ? t('queue.due.hour', { hour: Number(hour) }) : `${hour}:${minute}`
  const today = kstDate(now)
  if (day === today) return t('queue.due.today', { time })
  return day === addDays(today, 1) ? t('queue.due.tomorrow', { time }) : `${dateInYear(day, today)} ${time}`
}
