import { useEffect } from 'react'
import { useApi } from '#src/components/context/app-context.ts'
import { part } from '#src/machines/parting/part.ts'
import { storedHold } from '../stored-hold.ts'

type Holding = { getSnapshot: () => { context: { hold: { holdKey: string } | undefined } } }

/** Gives a held slot back when the screen is left, and keeps its key so that a reload can do so too. */
export function useHoldGivenBack(flow: Holding, holdKey: string | undefined): void {
  const api = useApi()
  useEffect(() => storedHold.keep(holdKey), [holdKey])
  useEffect(
    () => () => {
      const { hold } = flow.getSnapshot().context
      storedHold.keep(undefined)
      // The flow has ended with its screen; a slot that is not given back comes free by itself.
      if (hold) void part('releaseCounselSlot', api, { holdKey: hold.holdKey })
    },
    [api, flow],
  )
}
