import type { OperationsTagged, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import type { Clock } from '#domain/clock.ts'
import { daysFrom, holidayNameOf } from '#domain/counsel/calendar.ts'
import { isUsuallyOpen } from '#domain/counsel/opening-hours.ts'
import { addDays, kstDate } from '#domain/dates.ts'
import { typedLine } from '#domain/typed/typed-text.ts'
import type { Db } from '#server/db/client.ts'
import { holidayStore } from '#server/holidays/company-holidays.ts'
import type { HolidayKeeper } from '#server/holidays/holiday-keeper.ts'
import { currentHours, lockCalendar } from '#server/holidays/opening-hours.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'

/** The maximum number of days ahead that can be closed. */
const MAX_DAYS_AHEAD = 366

/** The operations on the days on which the operator is closed. */
export function holidayOperations({
  db,
  clock,
  holidays,
}: {
  db: Db
  clock: Clock
  holidays: Pick<HolidayKeeper, 'refresh'>
}): Pick<OperationsTagged<'site', Caller>, 'listHolidays' | 'addHoliday' | 'removeHoliday'> {
  const store = holidayStore(db)

  async function listed(): Promise<Schema<'Holidays'>> {
    const today = kstDate(clock.now())
    const [own, booked] = await Promise.all([store.from(today), store.booked(clock.now())])
    return {
      own: own.map((holiday) => ({ ...holiday, bookedCount: booked.get(holiday.date) ?? 0 })),
      public: daysFrom(today, addDays(today, MAX_DAYS_AHEAD)).flatMap((date) => {
        const name = holidayNameOf(date)
        return name === null ? [] : [{ date, name }]
      }),
    }
  }

  return {
    listHolidays: listed,

    async addHoliday({ date, name: typed }, caller) {
      const [name, today] = [typedLine(typed), kstDate(clock.now())]
      if (name === '') throw problemNamed('request.invalid')
      if (date < today || date > addDays(today, MAX_DAYS_AHEAD)) throw problemNamed('holiday.untimely')
      if (holidayNameOf(date) !== null || !isUsuallyOpen(date, await currentHours(db)))
        throw problemNamed('holiday.known')
      const row = { date, name, createdAt: clock.now(), byId: memberOf(caller).memberId }
      const isAdded = await db.transaction(async (tx) => {
        await lockCalendar(tx)
        return holidayStore(tx).add(row)
      })
      if (!isAdded) throw problemNamed('holiday.known')
      await holidays.refresh()
      return listed()
    },

    async removeHoliday({ date }) {
      // The list begins today, so an earlier day is answered as missing, like a day that was never closed.
      if (date < kstDate(clock.now()) || !(await store.remove(date))) throw problemNamed('holiday.missing')
      await holidays.refresh()
      return listed()
    },
  }
}
