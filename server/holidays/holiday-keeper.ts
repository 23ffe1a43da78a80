import type { OwnHolidays } from '#domain/counsel/calendar.ts'
import type { Db } from '#server/db/client.ts'
import { type Keeper, keepRead } from '#server/keep-read.ts'
import { ownHolidays } from './company-holidays.ts'

export type HolidayKeeper = Keeper<OwnHolidays>

/** Returns a keeper with the days on which the operator is closed; none before the first load. */
export const keepHolidays = ({ db }: { db: Pick<Db, 'select'> }): HolidayKeeper =>
  keepRead<OwnHolidays>(new Map(), {
    read: () => ownHolidays(db),
    textOf: (days) => JSON.stringify([...days]),
  })
