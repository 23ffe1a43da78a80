import type { OperationsTagged, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import type { Clock } from '#domain/clock.ts'
import { areHoursValid } from '#domain/counsel/opening-hours.ts'
import { toWireTime } from '#domain/dates.ts'
import type { Db } from '#server/db/client.ts'
import type { HoursKeeper } from '#server/holidays/hours-keeper.ts'
import { bookedTimes, lockCalendar, saveHours, storedHours } from '#server/holidays/opening-hours.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'

type Queries = Pick<Db, 'select'>

/** Returns the operations that read and save the opening hours. */
export function openingHoursOperations({
  db,
  clock,
  hours: keeper,
}: {
  db: Db
  clock: Clock
  hours: Pick<HoursKeeper, 'refresh'>
}): Pick<OperationsTagged<'site', Caller>, 'getOpeningHours' | 'saveOpeningHours'> {
  async function hoursView(queries: Queries): Promise<Schema<'SavedOpeningHours'>> {
    const { version, hours, changedAt, byName } = await storedHours(queries)
    const booked = await bookedTimes(queries, clock.now())
    return { version, hours, booked, changedAt: changedAt && toWireTime(changedAt), byName }
  }

  return {
    getOpeningHours: () => hoursView(db),

    async saveOpeningHours({ version, hours }, caller) {
      if (!areHoursValid(hours)) throw problemNamed('openingHours.unfit')
      const saved = await db.transaction(async (tx) => {
        await lockCalendar(tx)
        const held = await storedHours(tx)
        if (held.version !== version) throw problemNamed('openingHours.changed')
        const row = {
          version: version + 1,
          hours,
          changedAt: clock.now(),
          byId: memberOf(caller).memberId,
        }
        if (!(await saveHours(tx, row))) throw problemNamed('openingHours.changed')
        return hoursView(tx)
      })
      await keeper.refresh()
      return saved
    },
  }
}
