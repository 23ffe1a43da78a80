import { type OpeningHours, USUAL_HOURS } from '#domain/counsel/opening-hours.ts'
import type { Db } from '#server/db/client.ts'
import { currentHours } from './opening-hours.ts'

export type HoursKeeper = {
  /** The opening hours, as this node knows them: no page waits for the database. */
  current(): OpeningHours
  /** Reads them again. */
  refresh(): Promise<void>
  /** Calls a function when they have changed. */
  watch(onChange: () => void): void
}

/** Holds the opening hours for what every page shows; the usual ones until they were read. */
export function keepHours({ db }: { db: Pick<Db, 'select'> }): HoursKeeper {
  let current = USUAL_HOURS
  const watchers: (() => void)[] = []
  return {
    current: () => current,
    async refresh() {
      const read = await currentHours(db)
      const isSame = JSON.stringify(read) === JSON.stringify(current)
      current = read
      if (!isSame) for (const changed of watchers) changed()
    },
    watch: (changed) => void watchers.push(changed),
  }
}
