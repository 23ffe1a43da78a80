import { useEffect, useState } from 'react'
import type { FlowName } from '#domain/funnel/steps.ts'
import { useApi } from '#src/components/context/app-context.ts'
import { createFlowVisit, type WatchedFlow } from './flow-visit.ts'

/** Has a visit to a wizard counted; nothing where there is no flow to follow. It matters to nobody whether the count arrives. */
export function useFlowVisit<Name extends FlowName, Context>(
  name: Name,
  flow: WatchedFlow<Name, Context> | undefined,
): void {
  const api = useApi()
  const [visit] = useState(() =>
    createFlowVisit({
      name,
      report: (seen) => void api.countFlowVisit(seen, { keepalive: true }).catch(() => undefined),
      page: () => window,
      storage: () => sessionStorage,
    }),
  )
  useEffect(() => flow && visit.watch(flow), [visit, flow])
}
