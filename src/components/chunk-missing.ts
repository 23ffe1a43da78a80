/** The message of an error that stands for a piece of the app that could not be fetched. */
export const CHUNK_MISSING = 'A piece of the app could not be fetched.'

/** Whether something was thrown because a piece of the app could not be fetched. */
export function isChunkMissing(error: unknown): boolean {
  return error instanceof Error && error.message === CHUNK_MISSING
}

/** Whether the server answers at all: without it a reload would trade the app for the browser's own error page. */
export function isServerReachable(): Promise<boolean> {
  return fetch('/healthz', { cache: 'no-store' }).then(({ ok }) => ok, () => false)
}
