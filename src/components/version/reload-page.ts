import { readStoredText, storeText } from '#src/components/context/browser-storage.ts'
import { dirtyForms } from '#src/forms/dirty-forms.ts'
import { isServerReachable, reloadOnce } from './chunk-missing.ts'

/**
 * Reloads the page because the app is older than the server's build, at most once in ten seconds; returns whether the
 * page is reloaded.
 */
export function reloadPage(): Promise<boolean> {
  return reloadOnce({
    recall: (key) => readStoredText('sessionStorage', key),
    keep: (key, text) => storeText('sessionStorage', key, text),
    now: Date.now,
    reachable: isServerReachable,
    isDirty: dirtyForms.isAnyDirty,
    reload: () => location.reload(),
  })
}
