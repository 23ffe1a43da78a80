import { addDays, kstDate } from '#domain/dates.ts'
import { type FlowMark, flowCounts } from '#server/db/schema/funnel.ts'
import type { StateBuilder, WorldDeps, worldBuilder } from './world.ts'

/** Returns the builder of the provider state about counted visits to wizards. */
export function funnelWorld(
  { db, clock }: WorldDeps,
  world: ReturnType<typeof worldBuilder>,
): { 'visits that were counted': StateBuilder<'visits that were counted'> } {
  return {
    'visits that were counted': async ({ session, counts }) => {
      await world.putStaff()
      await world.putSession(session, 'member', { passwordChecked: true })
      const day = kstDate(clock.now())
      const rows = counts.flatMap(
        ({ flowStep, reached, returned, left, completed, refused, alternative }) => {
          const byMark: Record<FlowMark, number> = {
            REACHED: reached,
            RETURNED: returned,
            LEFT: left,
            COMPLETED: completed,
            REFUSED: refused,
            ALTERNATIVE: alternative,
          }
          return (Object.entries(byMark) as [FlowMark, number][])
            .filter(([, count]) => count > 0)
            .map(([mark, count]) => ({ day, flowStep, mark, count }))
        },
      )
      await db.delete(flowCounts)
      if (rows.length > 0) await db.insert(flowCounts).values(rows)
      return { fromDate: addDays(day, -29), toDate: day }
    },
  }
}
