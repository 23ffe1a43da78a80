import type { Schema } from '#contract/operation.ts'
import { countedSteps, type FlowName, type FlowStep, flowSteps } from './steps.ts'

type Counts = Omit<Schema<'FlowCount'>, 'flowStep'>
/**
 * A step of a wizard: the number of visits that reached the step, the number of visits that were lost at the step,
 * and the share of lost visits in percent.
 */
export type FunnelStep = {
  flowStep: FlowStep
  step: string
  reached: number
  lost: number
  lostPercent: number
}
export type Funnel = {
  steps: FunnelStep[]
  /** The number of visits that have ended, lost or not. */
  visits: number
  completed: number
  completedPercent: number
  refused: number
  alternative: number
  /** The step at which most visits were lost; undefined if no visit was lost. */
  worstStep: FunnelStep | undefined
}

const noCounts: Counts = { reached: 0, returned: 0, left: 0, completed: 0, refused: 0, alternative: 0 }

/** Returns the result of the visits to one wizard, from the counts of its steps. */
export function funnelOf(flow: FlowName, list: readonly Schema<'FlowCount'>[]): Funnel {
  const counts = countedSteps(flow).map((flowStep) => ({
    ...noCounts,
    ...list.find((count) => count.flowStep === flowStep),
    flowStep,
  }))
  const steps = counts.map(({ flowStep, reached, left, returned }, index) => {
    // A visit may return on a later day than it left, so in a period more visits may return than left; the number of
    // lost visits is then 0.
    const lost = Math.max(0, left - returned)
    return { flowStep, step: flowSteps[flow][index]!, reached, lost, lostPercent: percent(lost, reached) }
  })
  const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0)
  const [completed, refused, alternative] = (['completed', 'refused', 'alternative'] as const).map((ending) =>
    sumOf(counts.map((count) => count[ending])),
  ) as [number, number, number]
  const visits = completed + refused + alternative + sumOf(steps.map(({ lost }) => lost))
  const mostLost = Math.max(...steps.map(({ lost }) => lost))
  return {
    steps,
    visits,
    completed,
    completedPercent: percent(completed, visits),
    refused,
    alternative,
    worstStep: mostLost > 0 ? steps.find(({ lost }) => lost === mostLost) : undefined,
  }
}

/** Returns a share in percent, rounded, but at least 1 and at most 99 unless it is exactly 0 or 100. */
function percent(part: number, of: number): number {
  if (part === 0 || of === 0) return 0
  if (part >= of) return 100
  return Math.min(99, Math.max(1, Math.round((part / of) * 100)))
}
