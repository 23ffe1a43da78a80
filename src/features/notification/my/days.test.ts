import { expect, it } from 'vitest'
import { firstLineOf, headingOf, timeOf } from './days.ts'

const today = '2026-11-27' // a Friday

it.each([
  ['2026-11-27T09:00:00+09:00', { day: 'TODAY', dates: '11.27 금요일' }, '09:00'],
  ['2026-11-26T23:59:00+09:00', { day: 'YESTERDAY', dates: '11.26 목요일' }, '23:59'],
  ['2026-11-23T00:00:00+09:00', { day: 'WEEK', dates: '11.23~11.25' }, '11.23 00:00'],
  ['2026-11-22T23:59:00+09:00', { day: 'LAST_WEEK', dates: '11.16~11.22' }, '11.22 23:59'],
  ['2026-11-15T09:00:00+09:00', { day: 'MONTH', dates: '11월' }, '11.15 09:00'],
  ['2025-11-27T09:00:00+09:00', { day: 'MONTH', dates: '2025년 11월' }, '2025.11.27 09:00'],
])('a notification of %s is listed under %o with the time %s', (createdAt, heading, time) => {
  expect(headingOf(createdAt, today)).toEqual(heading)
  expect(timeOf(createdAt, today)).toBe(time)
})

it('this week has one date on a Wednesday, when Monday alone is before yesterday', () => {
  expect(headingOf('2026-11-23T09:00:00+09:00', '2026-11-25')).toEqual({ day: 'WEEK', dates: '11.23' })
})

it('the first paragraph of a notification is shown in one line', () => {
  expect(firstLineOf('기기: Chrome\n접속 주소: 127.0.0.1\n\n확인해 주세요.')).toBe(
    '기기: Chrome · 접속 주소: 127.0.0.1',
  )
})
