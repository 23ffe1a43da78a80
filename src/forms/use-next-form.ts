import { useState } from 'react'

/**
 * Returns whether the form of the next edition is shown, and the form's listeners. The form is shown if no edition
 * waits. After a refusal it is shown until the typed text is sent or the page is left.
 */
export function useNextForm(isWaiting: boolean) {
  const [isRefused, setRefused] = useState(false)
  return {
    isShown: !isWaiting || isRefused,
    listeners: { onScheduled: () => setRefused(false), onOutdated: () => setRefused(true) },
  }
}
