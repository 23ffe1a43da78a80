/** The time limit of a call. `moved` restarts the limit; `stop` is called when the call is over. */
export type TimeLimit = { signal: AbortSignal; moved: () => void; stop: () => void }

const doNothing = () => {}

/** Creates a limit of `ms` milliseconds for the whole call. */
export function wholeLimit(ms: number): TimeLimit {
  return { signal: AbortSignal.timeout(ms), moved: doNothing, stop: doNothing }
}

/**
 * Creates a limit of `ms` milliseconds without progress, so that a large file on a slow connection may take longer.
 */
export function idleLimit(ms: number): TimeLimit {
  const controller = new AbortController()
  const end = () => controller.abort(new DOMException('Nothing has moved for too long.', 'TimeoutError'))
  let timer = setTimeout(end, ms)
  return {
    signal: controller.signal,
    moved() {
      clearTimeout(timer)
      timer = setTimeout(end, ms)
    },
    stop: () => clearTimeout(timer),
  }
}
