/** A document without its nonce, or the address of a redirect. */
export type Page = { document: string; status: number } | { redirect: string }
/** Renders a page; undefined if it cannot be rendered. */
type RenderPage = () => Promise<Page | undefined>
type CachedPage = { page: Page | undefined; at: number }

export type PageCacheOptions = {
  /** The current time in epoch milliseconds. */
  now: () => number
  keepMs: number
  /** The maximum age of a cached page that is served while the maximum number of pages is being rendered. */
  staleMs: number
  /** The maximum number of stored pages; the oldest is removed first. */
  most: number
  /** The maximum number of pages that are rendered at a time; further requests get none. */
  atOnce: number
}

/** Stores rendered pages for a moment, so that many requests for a page render it once. */
export function createPageCache({ now, keepMs, staleMs, most, atOnce }: PageCacheOptions) {
  // A page that is being rendered while the cache is cleared is stored in the former map, which is no longer read.
  let maps = emptyMaps()
  let underWay = 0

  const renderAndStore = async (key: string, make: RenderPage, { pages, coming }: CacheMaps) => {
    underWay += 1
    // The data of a page is read while it is rendered, so the age of the page begins here.
    const at = now()
    try {
      const page = await make()
      pages.delete(key)
      pages.set(key, { page, at })
      const [oldest] = pages.keys()
      if (pages.size > most && oldest !== undefined) pages.delete(oldest)
      return page
    } finally {
      underWay -= 1
      coming.delete(key)
    }
  }

  return {
    /**
     * Returns the page for a key, such as its address, from the cache or newly rendered; undefined if there is no
     * page, or too many pages are being rendered.
     */
    async get(key: string, make: RenderPage): Promise<Page | undefined> {
      const found = maps.pages.get(key)
      if (found && now() - found.at < keepMs) return found.page
      const pending = maps.coming.get(key)
      if (pending) return pending
      if (underWay >= atOnce) return found && now() - found.at < staleMs ? found.page : undefined
      const rendering = renderAndStore(key, make, maps)
      maps.coming.set(key, rendering)
      return rendering
    },

    /** Removes every page, because their contents have changed. */
    forget() {
      maps = emptyMaps()
    },
  }
}

type CacheMaps = { pages: Map<string, CachedPage>; coming: Map<string, Promise<Page | undefined>> }
const emptyMaps = (): CacheMaps => ({ pages: new Map(), coming: new Map() })
