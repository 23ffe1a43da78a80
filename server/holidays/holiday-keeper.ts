import type { OwnHolidays } from '#domain/counsel/calendar.ts'
import type { Db } from '#server/db/client.ts'
import { ownHolidays } from './company-holidays.ts'

export type HolidayKeeper = {
  /** The days on which the operator is closed, as this node knows them: no page waits for the database. */
  current(): OwnHolidays
  /** Reads them again. */
  refresh(): Promise<void>
  /** Calls a function when they were read. */
  watch(onChange: () => void): void
}

/** Holds the days on which the operator is closed for what every page shows; none until they were read. */
export function keepHolidays({ db }: { db: Pick<Db, 'select'> }): HolidayKeeper {
  let current: OwnHolidays = new Map()
  const watchers: (() => void)[] = []
  return {
    current: () => current,
    async refresh() {
      const read = await ownHolidays(db)
      const isSame = JSON.stringify([...read]) === JSON.stringify([...current])
      current = read
      if (!isSame) for (const changed of watchers) changed()
    },
    watch: (changed) => void watchers.push(changed),
  }
}
