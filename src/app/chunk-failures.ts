import { CHUNK_MISSING } from '#src/components/version/chunk-missing.ts'
import { reloadPage } from '#src/components/version/reload-page.ts'

/**
 * Watches for chunks that do not come. Where a reload cannot help, the screen says so instead (`LoadFailed`); where it
 * would lose what was typed, the watch of the version asks for a newer one.
 */
export function watchChunks(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // The router reloads by itself for errors it takes for a missing module; under this name it leaves them to us.
    payload.message = CHUNK_MISSING
    void reloadPage()
  })
}
