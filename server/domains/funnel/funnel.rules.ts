import type { Input, Schema } from '#contract/operation.ts'
import { daysBetween, kstDate, yearsBefore } from '#domain/dates.ts'
import { countedSteps, type FlowStep, flowNames } from '#domain/funnel/steps.ts'
import type { FlowMark } from '#server/db/schema/funnel.ts'

/** The number of years for which counts are retained and can be queried. */
export const FLOW_COUNTS_RETENTION_YEARS = 2
const MAX_DAYS = 366

export type Mark = { flowStep: FlowStep; mark: FlowMark }

/** The counters that a visit increases, each by one. */
export function marksOf({ reached, returnedTo, lastStep, flowOutcome }: Input<'countFlowVisit'>): Mark[] {
  return [
    ...reached.map((flowStep) => ({ flowStep, mark: 'REACHED' as const })),
    ...(returnedTo === null ? [] : [{ flowStep: returnedTo, mark: 'RETURNED' as const }]),
    { flowStep: lastStep, mark: flowOutcome },
  ]
}

/** Whether counts may be queried from one day to another, at a moment. */
export const isPeriod = ({ fromDate, toDate }: Input<'listFlowCounts'>, now: Date): boolean =>
  fromDate >= kstDate(yearsBefore(now, FLOW_COUNTS_RETENTION_YEARS)) &&
  fromDate <= toDate &&
  daysBetween(fromDate, toDate) < MAX_DAYS

/** The sums of marks as counts of steps, in the order of the steps. */
export function countsOf(sums: readonly (Mark & { count: number })[]): Schema<'FlowCount'>[] {
  const sumOf = (step: FlowStep, wanted: FlowMark) =>
    sums.find(({ flowStep, mark }) => flowStep === step && mark === wanted)?.count ?? 0
  return flowNames
    .flatMap(countedSteps)
    .filter((step) => sums.some(({ flowStep }) => flowStep === step))
    .map((flowStep) => ({
      flowStep,
      reached: sumOf(flowStep, 'REACHED'),
      returned: sumOf(flowStep, 'RETURNED'),
      left: sumOf(flowStep, 'LEFT'),
      completed: sumOf(flowStep, 'COMPLETED'),
      refused: sumOf(flowStep, 'REFUSED'),
      alternative: sumOf(flowStep, 'ALTERNATIVE'),
    }))
}
