import type { Schema } from '#contract/operation.ts'
import { withParticle } from '../korean/particles.ts'
import { type DayHours, type OpeningHours, type Weekday, type WeekHours, weekdays } from './opening-hours.ts'

const names: Record<Weekday, string> = {
  mon: '월',
  tue: '화',
  wed: '수',
  thu: '목',
  fri: '금',
  sat: '토',
  sun: '일',
}
const groups: Readonly<Record<string, string>> = {
  월화수목금: '평일',
  토일: '주말',
  월화수목금토일: '매일',
}
const MIN_RANGE = 3
const MIDDAY = 12
/** A break that begins between these two times is shown as a lunch break. */
const [LUNCH_FROM, LUNCH_UNTIL] = ['11:00', '14:00']

/** Returns opening hours in the words in which the pages show them. */
export const hoursInWords = ({ counsel, support }: OpeningHours): Schema<'HoursInWords'> => ({
  counsel: weekInWords(counsel),
  support: weekInWords(support),
})

/**
 * Returns the hours of a week as lines: weekdays with the same hours share a line; the lines are in the order of
 * their first day.
 */
export function weekInWords(week: WeekHours): Schema<'WeekInWords'> {
  const openDays = weekdays.filter((weekday) => week[weekday] !== null)
  const lines = new Map<string, Weekday[]>()
  for (const weekday of openDays) {
    const key = Object.values(dayInWords(week[weekday]!)).join()
    lines.set(key, [...(lines.get(key) ?? []), weekday])
  }
  const lineParts = [...lines.values()].map((days) => ({
    days: daysInWords(days),
    ...dayInWords(week[days[0]!]!),
  }))
  return {
    line: lineOf(lineParts),
    lines: lineParts,
    closed: closedInWords(weekdays.filter((weekday) => week[weekday] === null)),
  }
}

const lineOf = (lines: Schema<'HoursLine'>[]): string =>
  lines.map(({ days, hours, pause }) => `${days} ${hours}${pause ? `(${pause} 제외)` : ''}`).join(', ')

function dayInWords({ opensAt, closesAt, breakFrom, breakUntil }: DayHours) {
  const range = (from: string, until: string) => `${timeInWords(from)}~${timeInWords(until)}`
  const isBroken = breakFrom !== null && breakUntil !== null
  const word = isBroken && breakFrom >= LUNCH_FROM && breakFrom <= LUNCH_UNTIL ? '점심시간' : '쉬는 시간'
  return {
    hours: range(opensAt, closesAt),
    pause: isBroken ? `${word} ${range(breakFrom, breakUntil)}` : null,
  }
}

function daysInWords(days: readonly Weekday[]): string {
  const groupName = groups[days.map((day) => names[day]).join('')]
  if (groupName) return groupName
  if (days.length === 1) return `${names[days[0]!]}요일`
  const firstIndex = weekdays.indexOf(days[0]!)
  const isRange = days.length >= MIN_RANGE && days.every((day, index) => weekdays[firstIndex + index] === day)
  return isRange ? `${names[days[0]!]}~${names[days.at(-1)!]}` : days.map((day) => names[day]).join('·')
}

function closedInWords(days: readonly Weekday[]): string {
  if (days.length === 0) return '공휴일'
  return `${withParticle(daysInWords(days), '와/과')} 공휴일`
}

function timeInWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const half = minute === 0 ? '' : ` ${minute}분`
  if (hour === 2 * MIDDAY) return '밤 12시'
  if (hour === MIDDAY) return `낮 12시${half}`
  return hour < MIDDAY ? `오전 ${hour}시${half}` : `오후 ${hour - MIDDAY}시${half}`
}
