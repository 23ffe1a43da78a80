import { type OpeningHours, USUAL_HOURS } from '#domain/counsel/opening-hours.ts'
import type { Db } from '#server/db/client.ts'
import { currentHours } from './opening-hours.ts'

export type HoursKeeper = {
  /** Returns the opening hours from the memory of this node, so that no page waits for the database. */
  current(): OpeningHours
  /** Loads them from the database. */
  refresh(): Promise<void>
  /** Registers a function that is called after a change. */
  watch(onChange: () => void): void
}

/** Returns a keeper with the opening hours for every page; before the first load it has the usual hours. */
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
