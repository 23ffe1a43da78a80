import { useEffect } from 'react'
import type { FlowName } from '#domain/funnel/steps.ts'
import { useApi } from '#src/components/context/app-context.ts'
import { storageOf } from '#src/components/context/browser-storage.ts'
import type { WatchedFlow } from './flow-visit.ts'

/**
 * Counts a visit to a wizard; nothing where there is no flow to follow. The code for it loads after everything that the screen
 * needs, and neither its loading nor the arrival of the count matters to the person.
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
