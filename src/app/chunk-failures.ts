import { CHUNK_MISSING, isServerReachable } from '#src/components/chunk-missing.ts'

const LAST_RELOAD = 'chunk-reload'
/** SPEC sections 8 and 9: a missing chunk reloads the page, at most once in ten seconds. */
const RELOAD_GUARD_MS = 10_000

type Page = Pick<Storage, 'getItem' | 'setItem'> & {
  now: () => number
  reachable: () => Promise<boolean>
  reload: () => void
}

/** Reloads for a chunk that a newer release has replaced; gives whether it did. */
export async function reloadOnce({ getItem, setItem, now, reachable, reload }: Page): Promise<boolean> {
  const last = Number(getItem(LAST_RELOAD) ?? 0)
  if (now() - last < RELOAD_GUARD_MS || !(await reachable())) return false
  setItem(LAST_RELOAD, String(now()))
  reload()
  return true
}

/** Watches for chunks that do not come. Where a reload cannot help, the screen says so instead (`LoadFailed`). */
export function watchChunks(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // The router reloads by itself for errors it takes for a missing module; under this name it leaves them to us.
    payload.message = CHUNK_MISSING
    void reloadOnce({
      getItem: (key) => sessionStorage.getItem(key),
      setItem: (key, value) => sessionStorage.setItem(key, value),
      now: Date.now,
      reachable: isServerReachable,
      reload: () => location.reload(),
    })
  })
}
