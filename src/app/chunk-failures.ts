import { CHUNK_MISSING } from '#src/components/version/chunk-missing.ts'
import { reloadPage } from '#src/components/version/reload-page.ts'

/**
 * Watches for chunks that fail to load. Where a reload cannot help, the screen shows the failure (`LoadFailed`); where a reload
 * would lose what was typed, the version watch asks for a newer version.
 */
export function watchChunks(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // The router reloads by itself for errors that it takes for a missing module; under this name it leaves them to the app.
    payload.message = CHUNK_MISSING
    void reloadPage()
  })
}
