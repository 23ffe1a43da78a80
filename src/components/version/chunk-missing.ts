import { RELOAD_GUARD_MS } from '#src/machines/version-watch/reload-guard.ts'

/** The message of an error for a chunk of the app that could not be loaded. */
export const CHUNK_MISSING = 'A piece of the app could not be fetched.'

const LAST_RELOAD = 'chunk-reload'

type Page = {
  recall: (key: string) => string | null
  /** Stores a text; returns whether the browser allows storage. */
  keep: (key: string, text: string) => boolean
  now: () => number
  reachable: () => Promise<boolean>
  /** Whether a form contains typed text that a reload would lose. */
  isDirty: () => boolean
  reload: () => void
}

/** Whether an error was thrown because a chunk of the app could not be loaded. */
export function isChunkMissing(error: unknown): boolean {
  return error instanceof Error && error.message === CHUNK_MISSING
}

/** The time limit of a fetch (SPEC section 9). */
const TIMEOUT_MS = 20_000

/** Whether the server answers: without an answer a reload would replace the app by the browser's own error page. */
export function isServerReachable(): Promise<boolean> {
  return fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    ({ ok }) => ok,
    () => false,
  )
}

/**
 * Reloads the page for a newer release, unless the page was reloaded within ten seconds or something would be lost;
 * returns whether the page is reloaded. Without storage the previous reload is unknown and reloads could repeat
 * endlessly, so the page is not reloaded.
 */
export async function reloadOnce({ recall, keep, now, reachable, isDirty, reload }: Page): Promise<boolean> {
  // The absolute difference is compared, since a device may set its clock back.
  const isTooSoon = () => Math.abs(now() - Number(recall(LAST_RELOAD) ?? 0)) < RELOAD_GUARD_MS
  if (isTooSoon() || isDirty() || !(await reachable()) || isTooSoon() || isDirty()) return false
  if (!keep(LAST_RELOAD, String(now()))) return false
  reload()
  return true
}
