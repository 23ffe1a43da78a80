import { dirtyForms } from '#src/components/form/dirty-forms.ts'
import { isServerReachable, reloadOnce } from './chunk-missing.ts'

/** Loads the page again because the app is older than the server's, at most once in ten seconds; gives whether it does. */
export function reloadPage(): Promise<boolean> {
  return reloadOnce({
    getItem: (key) => sessionStorage.getItem(key),
    setItem: (key, value) => sessionStorage.setItem(key, value),
    now: Date.now,
    reachable: isServerReachable,
    isDirty: dirtyForms.isAnyDirty,
    reload: () => location.reload(),
  })
}
