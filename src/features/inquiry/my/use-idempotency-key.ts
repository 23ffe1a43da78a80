import { useCallback, useState } from 'react'
import type { ProblemName } from '#contract/problem.ts'
import { newId } from '#src/browser/new-id.ts'

/**
 * Returns the idempotency key of one submission: unchanged over its retries, and new after the submission was
 * accepted or when the input differs.
 */
export function useIdempotencyKey(): { key: string; renew: () => void } {
  const [key, setKey] = useState(newId)
  const renew = useCallback(() => setKey(newId()), [])
  return { key, renew }
}

/** Refusals which mean that the inquiry on screen is outdated: it has changed, or an earlier submission had arrived. */
export const outdatedRefusals: readonly ProblemName[] = ['inquiry.changed', 'inquiry.closed', 'key.reused']
