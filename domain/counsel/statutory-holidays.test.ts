import * as gazette from '@hyunbinseo/holidays-kr/all'
import { expect, it } from 'vitest'
import { statutoryHolidays } from './statutory-holidays.ts'

const declared = /임시공휴일|선거/
/** Holidays that exist only since 2026. */
const young = /노동절|제헌절/

function holidayRows(days: Iterable<[string, readonly string[]]>, left: RegExp): string[] {
  return [...days]
    .flatMap(([date, names]) => names.filter((name) => !left.test(name)).map((name) => `${date} ${name}`))
    .toSorted()
}

// Substitutes for Buddha's birthday and Christmas exist since 2023.
it.each(
  Object.entries(gazette)
    .map(([year, days]) => [Number(year.slice(1)), days] as const)
    .filter(([year]) => year >= 2023),
)('the holidays of %d are those of the gazette', (year, days) => {
  const computedRows = holidayRows(statutoryHolidays(year), year < 2026 ? young : /^$/)
  expect(computedRows).toEqual(holidayRows(Object.entries<readonly string[]>(days), declared))
  expect(computedRows.length).toBeGreaterThan(15)
})

// The lunar days are those of the Korea Astronomy and Space Science Institute: the new moon of January 2028 comes a
// day later than in China.
it.each([
  ['2028-01-26', '설날 전날'],
  ['2028-01-27', '설날'],
  ['2028-01-28', '설날 다음 날'],
  ['2028-05-02', '부처님 오신 날'],
  ['2028-10-02', '추석 전날'],
  ['2028-10-03', '개천절, 추석'],
  ['2028-10-04', '추석 다음 날'],
  ['2028-10-05', '대체공휴일(추석)'],
  ['2029-02-13', '설날'],
  ['2030-02-05', '대체공휴일(설날)'],
])('%s is %s', (date, name) => {
  expect(
    statutoryHolidays(Number(date.slice(0, 4)))
      .get(date)
      ?.join(', '),
  ).toBe(name)
})
