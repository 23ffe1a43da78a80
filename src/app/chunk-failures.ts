import { CHUNK_MISSING } from '#src/components/version/chunk-missing.ts'
import { reloadPage } from '#src/components/version/reload-page.ts'

/**
 * Handles chunks that fail to load. If a reload cannot help, the screen shows the failure (`LoadFailed`); if a reload
 * would lose typed text, the version watch checks whether a newer version is available.
 */
export function watchChunks(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // The router reloads the page for errors that look like a missing module; errors with this message are left to
    // the app.
    payload.message = CHUNK_MISSING
    void reloadPage()
  })
}
