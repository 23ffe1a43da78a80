import type { ProviderStates } from '#contract/provider-states.ts'
import { DAY_MS } from '#domain/durations.ts'
import { settlementComparisons, settlementDifferences } from '#server/db/schema/settlement.ts'
import { insertDifference } from '#worlds/settlement.ts'
import type { WorldDeps, worldBuilder } from './world.ts'

type StatedDifference = ProviderStates['a difference for the staff']

/**
 * Returns builders of the provider states about differences with the list of settlements: exactly one difference, in
 * version 2, or an older one as well.
 */
export function settlementWorld(
  { db, clock, box }: WorldDeps,
  world: ReturnType<typeof worldBuilder>,
): Record<'a difference for the staff', (params: StatedDifference) => Promise<void>> {
  return {
    'a difference for the staff': async ({ session, differenceId, olderId }) => {
      await world.putStaff()
      await world.putSession(session, 'member', { passwordChecked: true })
      await db.delete(settlementDifferences)
      await db.delete(settlementComparisons)
      const now = clock.now()
      await db.insert(settlementComparisons).values({ id: 1, comparedOn: '2026-11-21', comparedAt: now })
      await insertDifference(db, box, { id: differenceId, movedOn: '2026-11-20', foundAt: now, version: 2 })
      if (olderId !== undefined)
        await insertDifference(db, box, {
          id: olderId,
          movedOn: '2026-11-19',
          foundAt: new Date(now.getTime() - DAY_MS),
        })
    },
  }
}
