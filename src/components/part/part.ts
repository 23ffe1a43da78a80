import { Problem, type ProblemName } from '#contract/problem.ts'
import { SECOND_MS } from '#domain/durations.ts'
import type { AppContext } from '#src/components/context/app-context.ts'

/** The longest time that a page waits for a part before it shows the placeholder. */
const PLACEHOLDER_AFTER_MS = 2 * SECOND_MS

/** The state of a part: its data, the problem of its call, or that the call is in progress. */
export type PartState<Data> =
  | { is: 'loading' }
  | { is: 'loaded'; data: Data }
  | { is: 'failed'; problem: Problem; isRetrying: boolean }

/** An optional part of a page, read by one call. `Part.tsx` shows it, `usePart` reads it. */
export type PagePart<Data> = {
  state: () => PartState<Data>
  /** Calls `changed` after each change of the state; returns a function that unsubscribes. */
  subscribe: (changed: () => void) => () => void
  /** Makes the call again. */
  retry: () => Promise<void>
}

/** Problems of the caller's session or rights: guards redirect, or the whole page shows them. */
const CALLER_PROBLEMS = [
  'session.missing',
  'session.expired',
  'password.unconfirmed',
  'factor.missing',
  'role.missing',
] as const

/**
 * Returns the function with which a loader reads the parts of its page. A part never fails the page: it is returned
 * as loaded, as failed, or after two seconds as still loading, so that one slow call does not delay the page. While
 * the server renders, the function waits for the part without a limit. The loader is rejected if the call is aborted.
 * It is also rejected for a problem of the session or of the member's permissions, and for the problems in `ofPage`.
 */
export function partsOf(
  { rendering }: Pick<AppContext, 'rendering'>,
  signal: AbortSignal,
  ...ofPage: ProblemName[]
) {
  const isOfPage = (error: unknown) =>
    !(error instanceof Problem) || error.isLedOn || error.is(...CALLER_PROBLEMS, ...ofPage)

  return async <Data>(read: (signal: AbortSignal) => Promise<Data>): Promise<PagePart<Data>> => {
    let state: PartState<Data> = { is: 'loading' }
    const listeners = new Set<() => void>()
    const setState = (next: PartState<Data>) => {
      state = next
      listeners.forEach((changed) => changed())
    }
    const load = (given: AbortSignal) =>
      read(given).then(
        (data) => setState({ is: 'loaded', data }),
        (error: unknown) => {
          setState({ is: 'failed', problem: Problem.from(error), isRetrying: false })
          return error
        },
      )
    const firstLoad = load(signal).then((error) => {
      if (error !== undefined && isOfPage(error)) throw error
    })
    // A rejection that arrives after the time limit has no handler in the loader, so it is caught here.
    firstLoad.catch(() => undefined)
    await Promise.race([firstLoad, ...(rendering ? [] : [delay(PLACEHOLDER_AFTER_MS)])])
    return {
      state: () => state,
      subscribe: (changed) => {
        listeners.add(changed)
        return () => void listeners.delete(changed)
      },
      retry: async () => {
        if (state.is !== 'failed' || state.isRetrying) return
        setState({ ...state, isRetrying: true })
        // The signal of the loader is aborted when its navigation ends, but the retry belongs to the part, so it has
        // its own signal.
        await load(new AbortController().signal)
      },
    }
  }
}

const delay = (ms: number) => new Promise((over) => setTimeout(over, ms))
