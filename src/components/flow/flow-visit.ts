import type { Api, Input } from '#contract/operation.ts'
import {
  countedSteps,
  type FlowName,
  type FlowOutcome,
  type FlowStep,
  type StepOf,
} from '#domain/funnel/steps.ts'
import { part } from '#src/machines/parting/part.ts'
import { outcomeOf, type SteppedSnapshot, stepOf } from '#src/machines/step-of.ts'

type Report = Input<'countFlowVisit'>
/** A running wizard whose states name the counted steps. */
export type WatchedFlow<Name extends FlowName, Context> = {
  getSnapshot: () => SteppedSnapshot<StepOf<Name>, Context>
  subscribe: (listener: (snapshot: SteppedSnapshot<StepOf<Name>, Context>) => void) => {
    unsubscribe: () => void
  }
}
type LeftVisit = Pick<Report, 'reached' | 'lastStep'>
type Page = Pick<Window, 'addEventListener' | 'removeEventListener'>
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Sends a report; whether it arrives does not matter. */
export const reportTo = (api: Api) => (visit: Report) => void part('countFlowVisit', api, visit)

/**
 * Reports the steps that a visit to a wizard reached, and the step at which the visit was left or ended. A report is
 * sent when the visit is over, when its screen unmounts, and when the page is hidden; it names no person. A hidden
 * page may be restored, by a reload or by the browser's "back": the tab stores the reported state, so that the visit
 * continues instead of counting twice.
 */
export function createFlowVisit<Name extends FlowName>({
  name,
  report,
  page,
  storage,
}: {
  name: Name
  report: (visit: Report) => void
  page: () => Page
  /** May throw where the browser forbids storage. */
  storage: () => Store
}) {
  const stored = storedVisit(name, storage)
  let reached = new Set<FlowStep>()
  let unreported: FlowStep[] = []
  let lastStep: FlowStep | undefined
  let returnedTo: FlowStep | null = null
  let watchers = 0

  function addReachedStep(step: FlowStep): void {
    if (lastStep === undefined) {
      const earlierVisit = stored.take()
      reached = new Set(earlierVisit?.reached)
      returnedTo = earlierVisit?.lastStep ?? null
    }
    lastStep = step
    if (reached.has(step)) return
    reached.add(step)
    unreported.push(step)
  }

  function sendReport(at: FlowStep, flowOutcome: FlowOutcome): void {
    // A report that repeats the last one is not sent.
    const isKnown = flowOutcome === 'LEFT' && returnedTo === at && unreported.length === 0
    if (!isKnown) report({ reached: unreported, returnedTo, lastStep: at, flowOutcome })
    unreported = []
  }

  function end(flowOutcome: FlowOutcome): void {
    if (lastStep === undefined) return
    sendReport(lastStep, flowOutcome)
    lastStep = undefined
    stored.take()
  }

  function reportStep<Context>(snapshot: SteppedSnapshot<StepOf<Name>, Context>): void {
    const outcome = outcomeOf(snapshot)
    const step = stepOf(snapshot)
    if (outcome !== undefined) end(outcome)
    else if (step !== undefined) addReachedStep(`${name}.${step}` as FlowStep)
  }

  function hide(): void {
    if (lastStep === undefined) return
    sendReport(lastStep, 'LEFT')
    returnedTo = lastStep
    stored.put({ reached: [...reached], lastStep })
  }

  function resumeVisit({ persisted }: PageTransitionEvent): void {
    // If the entry is missing, another page of this tab has continued the visit.
    if (persisted && !stored.take()) returnedTo = null
  }

  return {
    /** Follows a flow; returns a function that stops following it. */
    watch<Context>(flow: WatchedFlow<Name, Context>): () => void {
      watchers += 1
      reportStep(flow.getSnapshot())
      const subscription = flow.subscribe(reportStep)
      page().addEventListener('pagehide', hide)
      page().addEventListener('pageshow', resumeVisit)
      return () => {
        watchers -= 1
        subscription.unsubscribe()
        page().removeEventListener('pagehide', hide)
        page().removeEventListener('pageshow', resumeVisit)
        // React's strict mode undoes every effect once and repeats it.
        queueMicrotask(() => watchers === 0 && end('LEFT'))
      }
    },
  }
}

/** Returns functions for the reported state of a hidden page's visit, which is stored as long as the tab is open. */
function storedVisit(name: FlowName, storage: () => Store) {
  const key = `flow-visit:${name}`
  const steps = countedSteps(name)
  const isStep = (value: unknown): value is FlowStep => steps.some((step) => step === value)
  const tryStorage = <Value>(use: (store: Store) => Value): Value | undefined => {
    try {
      return use(storage())
    } catch {
      return undefined
    }
  }

  return {
    put: (left: LeftVisit) => tryStorage((store) => store.setItem(key, JSON.stringify(left))),

    /** Returns the stored visit and removes it. */
    take(): LeftVisit | undefined {
      const found = tryStorage(
        (store) => JSON.parse(store.getItem(key) ?? '{}') as Record<keyof LeftVisit, unknown>,
      )
      tryStorage((store) => store.removeItem(key))
      const { reached, lastStep } = found ?? {}
      if (!isStep(lastStep) || !Array.isArray(reached)) return undefined
      return { reached: reached.filter(isStep), lastStep }
    },
  }
}
