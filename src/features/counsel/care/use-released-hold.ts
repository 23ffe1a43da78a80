import { useEffect } from 'react'
import { useApi } from '#src/components/context/app-context.ts'
import { part } from '#src/machines/parting/part.ts'
import { storedHold } from '../stored-hold.ts'

type Holding = { getSnapshot: () => { context: { hold: { holdKey: string } | undefined } } }

/**
 * Releases a held slot when the screen is left, and stores the key of the hold, so that the slot can also be released
 * after a reload.
 */
export function useReleasedHold(flow: Holding, holdKey: string | undefined): void {
  const api = useApi()
  useEffect(() => storedHold.keep(holdKey), [holdKey])
  useEffect(
    () => () => {
      const { hold } = flow.getSnapshot().context
      storedHold.keep(undefined)
      // The flow has ended with its screen, so the result is ignored; a slot that is not released becomes free
      // automatically.
      if (hold) void part('releaseCounselSlot', api, { holdKey: hold.holdKey })
    },
    [api, flow],
  )
}
