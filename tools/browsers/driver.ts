/** An element of a page, as its driver names it. */
export type Found = { readonly found: unknown }
/** Runs in the page: it may use nothing from outside of itself. */
type InPage<Args extends unknown[], Result> = (...args: Args) => Result

/** What a person does in a tab, in whichever browser. Rejects where what is waited for does not come within the patience. */
export type Tab = {
  goto(url: string): Promise<void>
  /** Waits until a function gives an element in the page. */
  find<Args extends unknown[]>(look: InPage<Args, Element | null | undefined>, ...args: Args): Promise<Found>
  /** Waits until a function is true in the page. */
  holds<Args extends unknown[]>(look: InPage<Args, boolean>, ...args: Args): Promise<void>
  click(element: Found): Promise<void>
  /** Types in the place of what a field holds. */
  type(element: Found, text: string): Promise<void>
  upload(input: Found, path: string): Promise<void>
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

export const PATIENCE_MS = 20_000
const LOOK_EVERY_MS = 100

/** Asks again and again until there is something; rejects with what was waited for, or with the last failure. */
export async function until<Result>(
  what: string,
  ask: () => Promise<Result | null | undefined | false>,
): Promise<Result> {
  const end = performance.now() + PATIENCE_MS
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
