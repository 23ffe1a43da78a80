import { keep, recall } from '#src/components/context/browser-storage.ts'
import { dirtyForms } from '#src/forms/dirty-forms.ts'
import { isServerReachable, reloadOnce } from './chunk-missing.ts'

/** Loads the page again because the app is older than the server's, at most once in ten seconds; gives whether it does. */
export function reloadPage(): Promise<boolean> {
  return reloadOnce({
    recall: (key) => recall('sessionStorage', key),
    keep: (key, text) => keep('sessionStorage', key, text),
    now: Date.now,
    reachable: isServerReachable,
    isDirty: dirtyForms.isAnyDirty,
    reload: () => location.reload(),
  })
}
