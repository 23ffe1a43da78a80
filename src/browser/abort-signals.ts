/**
 * Like `AbortSignal.any` (DOM, section 3.2.1): returns a signal that is aborted with the first of the given signals,
 * for the same reason as that signal.
 */
export function anySignal(signals: Iterable<AbortSignal>): AbortSignal {
  const controller = new AbortController()
  const signalList = [...signals]
  const abortWith = ({ reason }: AbortSignal) => {
    for (const signal of signalList) signal.removeEventListener('abort', onAbort)
    controller.abort(reason)
  }
  const onAbort = ({ target }: Event) => abortWith(target as AbortSignal)
  const abortedSignal = signalList.find((signal) => signal.aborted)
  if (abortedSignal) abortWith(abortedSignal)
  else for (const signal of signalList) signal.addEventListener('abort', onAbort)
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
