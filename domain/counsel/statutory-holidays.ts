import { addDays, weekdayOf } from '../dates.ts'

const SUNDAY = 0
const SATURDAY = 6

/** A public holiday. `givenFor` contains the weekdays on which the holiday gets a substitute. */
type Holiday = { name: string; givenFor: number[]; festival?: string }

const weekend = [SATURDAY, SUNDAY]
const onDate: Record<string, Holiday> = {
  '01-01': { name: '1월 1일', givenFor: [] },
  '03-01': { name: '3ㆍ1절', givenFor: weekend },
  '05-01': { name: '노동절', givenFor: weekend },
  '05-05': { name: '어린이날', givenFor: weekend },
  '06-06': { name: '현충일', givenFor: [] },
  '07-17': { name: '제헌절', givenFor: weekend },
  '08-15': { name: '광복절', givenFor: weekend },
  '10-03': { name: '개천절', givenFor: weekend },
  '10-09': { name: '한글날', givenFor: weekend },
  '12-25': { name: '기독탄신일', givenFor: weekend },
}
/**
 * The festivals by month and day of the Korean lunar calendar; a festival is a holiday from the previous to the
 * following day.
 */
const festivals: Record<string, string> = { '1/1': '설날', '8/15': '추석' }
const BUDDHAS_BIRTHDAY = '4/8'

const lunarFormat = new Intl.DateTimeFormat('en-u-ca-dangi', {
  timeZone: 'UTC',
  month: 'numeric',
  day: 'numeric',
})

/**
 * Returns the public holidays of a year in Korea, YYYY-MM-DD with their names, according to the Act on Public
 * Holidays and its decree (관공서의 공휴일에 관한 규정, articles 2 and 3, as of 2026). Elections and days that the government
 * declares at short notice are not included.
 */
export function statutoryHolidays(year: number): Map<string, string[]> {
  const holidays = holidaysOf(year)
  const names = new Map([...holidays].map(([date, all]) => [date, all.map(({ name }) => name)]))
  for (const [date, all] of [...holidays].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    for (const { name, festival = name } of withSubstitute(all, weekdayOf(date))) {
      let day = addDays(date, 1)
      while (names.has(day) || weekend.includes(weekdayOf(day))) day = addDays(day, 1)
      names.set(day, [`대체공휴일(${festival})`])
    }
  return names
}

function holidaysOf(year: number): Map<string, Holiday[]> {
  const holidays = new Map<string, Holiday[]>()
  const put = (date: string, holiday: Holiday | undefined) =>
    holiday && holidays.set(date, [...(holidays.get(date) ?? []), holiday])
  for (let date = `${year}-01-01`; date <= `${year}-12-31`; date = addDays(date, 1)) {
    put(date, onDate[date.slice('YYYY-'.length)])
    const lunarDate = lunarDateOf(date)
    if (lunarDate === BUDDHAS_BIRTHDAY) put(date, { name: '부처님 오신 날', givenFor: weekend })
    const festival = festivals[lunarDate]
    if (festival)
      ['전날', '', '다음 날'].forEach((day, index) =>
        put(addDays(date, index - 1), {
          name: `${festival} ${day}`.trimEnd(),
          givenFor: [SUNDAY],
          festival,
        }),
      )
  }
  return holidays
}

/**
 * Returns the holidays of a day for which a substitute holiday is given: holidays on one of the weekdays of
 * `givenFor`, or on the same day as another holiday.
 */
function withSubstitute(all: Holiday[], weekday: number): Holiday[] {
  const onWeekend = all.filter(({ givenFor }) => givenFor.includes(weekday))
  if (onWeekend.length > 0 || all.length === 1) return onWeekend
  return all.filter(({ givenFor }) => givenFor.length > 0).slice(1 - all.length)
}

function lunarDateOf(date: string): string {
  const parts = lunarFormat.formatToParts(new Date(`${date}T00:00:00Z`))
  const valueOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.value
  return `${valueOf('month')}/${valueOf('day')}`
}
