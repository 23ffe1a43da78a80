import { useEffect, useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { useApi } from '#src/components/context/app-context.ts'

type DecisionFacts = Schema<'AdminAccessRequestDetail'>
type LoadedBrief = { key: string; brief: DecisionFacts | 'failed' }

/**
 * Loads the facts for a decision once `isSeen`; undefined while they load. They are loaded again for another version
 * of the request, and by `retry`.
 */
export function useDecisionFacts(requestId: string, version: number, isSeen: boolean) {
  const api = useApi()
  const [tries, setTries] = useState(0)
  const [loaded, setLoaded] = useState<LoadedBrief>()
  const key = `${requestId} ${version} ${tries}`
  useEffect(() => {
    if (!isSeen) return
    const control = new AbortController()
    const storeBrief = (brief: DecisionFacts | 'failed') =>
      !control.signal.aborted && setLoaded({ key, brief })
    const reading = api.getAdminAccessRequest({ requestId }, { signal: control.signal })
    reading.then(storeBrief).catch(() => storeBrief('failed'))
    return () => control.abort()
  }, [api, requestId, key, isSeen])
  const brief = loaded?.key === key ? loaded.brief : undefined
  return { brief, retry: () => setTries((count) => count + 1) }
}
