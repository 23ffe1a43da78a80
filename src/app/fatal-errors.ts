import { Problem } from '#contract/problem.ts'

/** What browsers report as errors although nothing failed. */
const harmless = [/ResizeObserver loop/, /^Script error\.?$/]

/** The problem to show for an error nobody handled, or nothing for one that is none. */
export function fatalProblem(
  thrown: unknown,
  message = thrown instanceof Error ? thrown.message : '',
): Problem | undefined {
  // A call given up by its screen is no failure.
  if (thrown instanceof DOMException && thrown.name === 'AbortError') return undefined
  return harmless.some((pattern) => pattern.test(message)) ? undefined : Problem.from(thrown)
}

/** Hands every error that nobody handled to `show`: the app goes to the error screen (SPEC section 4). */
export function watchFatalErrors(show: (problem: Problem) => void): void {
  const tell = (problem: Problem | undefined) => problem && show(problem)
  window.addEventListener('error', ({ error, message }) => tell(fatalProblem(error, message)))
  window.addEventListener('unhandledrejection', ({ reason }) => tell(fatalProblem(reason)))
}
