import { Problem } from '#contract/problem.ts'
import type { AppRouter } from './router.ts'

const ERROR_SCREEN = '/error'

/** Errors that browsers report although nothing failed. */
const harmless = [/ResizeObserver loop/, /^Script error\.?$/]

/** Returns the problem to show for an unhandled error; undefined if nothing has failed. */
export function fatalProblem(
  thrown: unknown,
  message = thrown instanceof Error ? thrown.message : '',
): Problem | undefined {
  // A call aborted by its screen is no failure.
  if (thrown instanceof DOMException && thrown.name === 'AbortError') return undefined
  return harmless.some((pattern) => pattern.test(message)) ? undefined : Problem.from(thrown)
}

/** Passes every unhandled error to `show`: the app goes to the error screen (SPEC section 4). */
export function watchFatalErrors(show: (problem: Problem) => void): void {
  const showFatalProblem = (problem: Problem | undefined) => problem && show(problem)
  window.addEventListener('error', ({ error, message }) => showFatalProblem(fatalProblem(error, message)))
  window.addEventListener('unhandledrejection', ({ reason }) => showFatalProblem(fatalProblem(reason)))
}

/**
 * Returns a function that shows a problem on the error screen, which is opened once. An error on that screen does not
 * open it again. If the app cannot open the screen, the document shows the failure.
 */
export function errorScreenOf(router: Pick<AppRouter, 'state' | 'navigate'>) {
  let isOnTheWay = false
  return ({ code, message, requestId }: Problem): void => {
    if (isOnTheWay || router.state.location.pathname === ERROR_SCREEN) return
    isOnTheWay = true
    router
      .navigate({ to: ERROR_SCREEN, search: { code, message: message || undefined, reference: requestId } })
      .then(() => (isOnTheWay = false), showFatalError)
  }
}

/** Shows the part of the document that works without the app (`#app-broken` of index.html). */
export function showFatalError(): void {
  document.getElementById('app-broken')?.removeAttribute('hidden')
}
