import { useCallback, useEffect, useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { Problem } from '#contract/problem.ts'
import { useApi } from '#src/components/context/app-context.ts'

type SlotEvents = { on: (fact: 'slots.outdated', listener: () => void) => { unsubscribe: () => void } }
export type Slots = {
  days: Schema<'CounselDays'> | undefined
  problem: Problem | undefined
  reload: () => void
}

/**
 * Returns the calendar of a flow, and loads it again on an event of the flow. The route's loader does not load the
 * calendar, since a failure of the loader would replace the screen, and the typed text, by an error.
 */
export function useSlots(flow: SlotEvents, loaded?: Schema<'CounselDays'>): Slots {
  const api = useApi()
  const [days, setDays] = useState(loaded)
  const [problem, setProblem] = useState<Problem>()

  const reload = useCallback(() => {
    setProblem(undefined)
    api.listCounselSlots({}).then(setDays, (error: unknown) => setProblem(Problem.from(error)))
  }, [api])
  useEffect(() => {
    const outdatedListener = flow.on('slots.outdated', reload)
    return () => outdatedListener.unsubscribe()
  }, [flow, reload])
  return { days, problem, reload }
}
