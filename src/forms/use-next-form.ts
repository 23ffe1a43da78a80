import { useState } from 'react'

/**
 * The form of the next edition, which is shown if none is waiting. Where a colleague was first, it stays below theirs with what was
 * typed, until it is sent or left.
 */
export function useNextForm(isWaiting: boolean) {
  const [isRefused, setRefused] = useState(false)
  return {
    isShown: !isWaiting || isRefused,
    listeners: { onScheduled: () => setRefused(false), onOutdated: () => setRefused(true) },
  }
}
