/**
 * Like `AbortSignal.any` (DOM, section 3.2.1): returns a signal that is aborted with the first of the given signals,
 * for the same reason as that signal.
 */
export function anySignal(signals: Iterable<AbortSignal>): AbortSignal {
  const controller = new AbortController()
  const given = [...signals]
  const follow = ({ reason }: AbortSignal) => {
    for (const signal of given) signal.removeEventListener('abort', onAbort)
    controller.abort(reason)
  }
  const onAbort = ({ target }: Event) => follow(target as AbortSignal)
  const aborted = given.find((signal) => signal.aborted)
  if (aborted) follow(aborted)
  else for (const signal of given) signal.addEventListener('abort', onAbort)
  return controller.signal
}

/**
 * Like `AbortSignal.timeout` (DOM, section 3.2.1): returns a signal that is aborted with a TimeoutError after `ms`
 * milliseconds.
 */
export function timeoutSignal(ms: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(new DOMException('The time is over.', 'TimeoutError')), ms)
  return controller.signal
}
