/** An element of a page, in the representation of its driver. */
export type FoundElement = { readonly found: unknown }
/** A function that runs in the page: it may not use anything outside itself. */
type InPage<Args extends unknown[], Result> = (...args: Args) => Result

/** The actions of a person in a tab, in any browser. Each rejects if the expected result does not appear in time. */
export type Tab = {
  goto(url: string): Promise<void>
  /** Waits until a function returns an element of the page. */
  find<Args extends unknown[]>(
    look: InPage<Args, Element | null | undefined>,
    ...args: Args
  ): Promise<FoundElement>
  /** Waits until a function returns true in the page. */
  holds<Args extends unknown[]>(look: InPage<Args, boolean>, ...args: Args): Promise<void>
  click(element: FoundElement): Promise<void>
  /** Replaces the text of a field by typing. */
  type(element: FoundElement, text: string): Promise<void>
  upload(input: FoundElement, path: string): Promise<void>
  setCookie(name: string, value: string): Promise<void>
  /** Uncaught errors of the page, as far as the driver reports them. */
  errors: readonly string[]
  close(): Promise<void>
}

export type Browser = {
  version: string
  newTab(viewport: { width: number; height: number }): Promise<Tab>
  close(): Promise<void>
}

export const DRIVER_TIMEOUT_MS = 20_000
const LOOK_EVERY_MS = 100

/** Repeats a function until it returns something; rejects with the expectation, or with the last failure. */
export async function repeatUntil<Result>(
  what: string,
  ask: () => Promise<Result | null | undefined | false>,
): Promise<Result> {
  const end = performance.now() + DRIVER_TIMEOUT_MS
  let last: unknown
  do {
    try {
      const result = await ask()
      if (result) return result
      last = undefined
    } catch (error) {
      last = error
    }
    await new Promise((later) => setTimeout(later, LOOK_EVERY_MS))
  } while (performance.now() < end)
  throw new Error(`${what} did not come${last instanceof Error ? `: ${last.message}` : ''}`)
}
