/** A document as it goes out, but for its nonce. */
export type Page = { document: string; status: number }
type Kept = { page: Page | undefined; at: number }

export type PageCacheOptions = {
  /** Makes the page of an address; undefined where there is none to make. */
  make: (href: string) => Promise<Page | undefined>
  /** Epoch milliseconds. */
  now: () => number
  keepMs: number
  /** Pages kept; the one made longest ago goes first. */
  most: number
  /** Pages made at a time; who comes beyond that gets none. */
  atOnce: number
}

/** Keeps rendered pages for a moment, so that a rush on a page renders it once. */
export function createPageCache({ make, now, keepMs, most, atOnce }: PageCacheOptions) {
  const kept = new Map<string, Kept>()
  const coming = new Map<string, Promise<Page | undefined>>()

  const fetch = async (href: string) => {
    try {
      const page = await make(href)
      kept.delete(href)
      kept.set(href, { page, at: now() })
      const [oldest] = kept.keys()
      if (kept.size > most && oldest !== undefined) kept.delete(oldest)
      return page
    } finally {
      coming.delete(href)
    }
  }

  /** The page of an address, made now or a moment ago; undefined where there is none, or too much is under way. */
  return async (href: string): Promise<Page | undefined> => {
    const found = kept.get(href)
    if (found && now() - found.at < keepMs) return found.page
    const underWay = coming.get(href)
    if (underWay) return underWay
    if (coming.size >= atOnce) return found?.page
    const made = fetch(href)
    coming.set(href, made)
    return made
  }
}
