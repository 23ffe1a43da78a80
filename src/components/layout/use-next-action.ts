import { useEffect } from 'react'
import { toastDefaults } from '#src/ui/constants.ts'
import { toaster } from '#src/ui/toaster.ts'

/**
 * Closes the messages about earlier actions when the next action begins: they are outdated, and may cover the result
 * of the new action.
 */
export function useNextAction(): void {
  useEffect(() => {
    const closeBefore = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest('[data-toast-area]')) return
      if (target.closest('a, button, summary')) toaster.closeDone(toastDefaults.group)
    }
    document.addEventListener('click', closeBefore, true)
    return () => document.removeEventListener('click', closeBefore, true)
  }, [])
}
