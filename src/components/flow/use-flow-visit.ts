import { useEffect } from 'react'
import type { FlowName } from '#domain/funnel/steps.ts'
import { useApi } from '#src/components/context/app-context.ts'
import { storageOf } from '#src/components/context/browser-storage.ts'
import type { WatchedFlow } from './flow-visit.ts'

/**
 * Counts a visit to a wizard; does nothing without a flow. Its code loads after everything that the screen
 * needs, and failures to load it or to send the count are ignored.
 */
export function useFlowVisit<Name extends FlowName, Context>(
  name: Name,
  flow: WatchedFlow<Name, Context> | undefined,
): void {
  const api = useApi()
  useEffect(() => {
    if (!flow) return
    let isGone = false
    let stop = () => {}
    void import('./flow-visit.ts').then(
      ({ createFlowVisit, reportTo }) => {
        if (isGone) return
        stop = createFlowVisit({
          name,
          report: reportTo(api),
          page: () => window,
          storage: storageOf('sessionStorage'),
        }).watch(flow)
      },
      () => undefined,
    )
    return () => {
      isGone = true
      stop()
    }
  }, [api, name, flow])
}
