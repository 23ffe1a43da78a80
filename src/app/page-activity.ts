import type { Machines } from '#src/components/context/app-context.ts'
import type { AppRouter } from './router.ts'

type WatchedMachines = Pick<Machines, 'dialogs'> & {
  router: AppRouter
  isCalling: () => boolean
  onCalls: (changed: () => void) => void
}

const FIELDS =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable]'

/** Watches whether the page is busy: with a call, a navigation, a dialog, or a cursor in a field. */
export function watchActivity({ dialogs, router, isCalling, onCalls }: WatchedMachines) {
  const listeners = new Set<(busy: boolean) => void>()
  const isBusy = () =>
    isCalling() ||
    router.state.status === 'pending' ||
    dialogs.getSnapshot().matches('visible') ||
    document.activeElement?.matches(FIELDS) === true
  let reported = isBusy()

  // Reported in a later task: between two focused fields, or between a call and its result, the page is idle only for
  // a moment.
  const report = () =>
    setTimeout(() => {
      const busy = isBusy()
      if (busy === reported) return
      reported = busy
      for (const listener of listeners) listener(busy)
    })
  onCalls(report)
  dialogs.subscribe(report)
  router.subscribe('onBeforeNavigate', report)
  router.subscribe('onResolved', report)
  document.addEventListener('focusin', report)
  document.addEventListener('focusout', report)

  return { isBusy, onChange: (listener: (busy: boolean) => void) => void listeners.add(listener) }
}
