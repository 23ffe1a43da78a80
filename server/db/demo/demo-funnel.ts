import { addDays, kstDate } from '#domain/dates.ts'
import { countedSteps, type FlowName, flowNames } from '#domain/funnel/steps.ts'
import type { FlowMark, flowCounts } from '../schema/funnel.ts'

type FlowCount = typeof flowCounts.$inferInsert

const DAYS = 40
/**
 * The number of visits on a usual day. `lost` contains the percentage of visits that are abandoned at each step;
 * `alternative` is the percentage that leave the wizard for another outcome at the first step.
 */
const stories: Record<FlowName, { visits: number; lost: readonly number[]; alternative?: number }> = {
  signup: { visits: 31, lost: [8, 11, 24, 9, 13, 5, 4] },
  request: { visits: 14, lost: [7, 16, 6, 5, 9, 22, 12] },
  cancel: { visits: 5, lost: [18, 12], alternative: 9 },
  withdrawal: { visits: 3, lost: [31, 17, 8] },
  inquiry: { visits: 12, lost: [27] },
  counsel: { visits: 7, lost: [14, 11, 6] },
}
const WEEKEND = 0.3

/**
 * Creates the visits to the wizards of the last days. Uses no random numbers, so that the rest of the demo data stays
 * unchanged.
 */
export function makeFunnel(now: Date): FlowCount[] {
  const today = kstDate(now)
  return Array.from({ length: DAYS }, (_, ago) => addDays(today, -ago)).flatMap((day, ago) =>
    flowNames.flatMap((flow, index) => countsOf(flow, day, dailyFactor(ago, index))),
  )
}

/** Returns the factor by which a day differs from a usual day; lower at weekends. */
function dailyFactor(ago: number, index: number): number {
  return 0.8 + (((ago * 7 + index * 3) % 9) + 1) / 20
}

function countsOf(flow: FlowName, day: string, factor: number): FlowCount[] {
  const { visits, lost, alternative = 0 } = stories[flow]
  const isWeekend = [0, 6].includes(new Date(day).getUTCDay())
  const steps = countedSteps(flow)
  let going = Math.round(visits * factor * (isWeekend ? WEEKEND : 1))
  return steps.flatMap((flowStep, index) => {
    const share = (percent: number) => Math.round((going * percent) / 100)
    const reached = going
    const left = share(lost[index]!)
    const elsewhere = index === 0 ? share(alternative) : 0
    going -= left + elsewhere
    const counts: [FlowMark, number][] = [
      ['REACHED', reached],
      ['LEFT', left],
      ['ALTERNATIVE', elsewhere],
      ['COMPLETED', index === steps.length - 1 ? going : 0],
    ]
    return counts.flatMap(([mark, count]) => (count === 0 ? [] : [{ day, flowStep, mark, count }]))
  })
}
