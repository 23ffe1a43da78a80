/** A document as it goes out, except for its nonce; or the address of a redirect. */
export type Page = { document: string; status: number } | { redirect: string }
/** Makes a page; undefined where there is none to make. */
type Make = () => Promise<Page | undefined>
type CachedPage = { page: Page | undefined; at: number }

export type PageCacheOptions = {
  /** Epoch milliseconds. */
  now: () => number
  keepMs: number
  /** How old a page may be that is given where no more can be made. */
  staleMs: number
  /** How many pages are stored; the one made longest ago is removed first. */
  most: number
  /** Pages made at a time; further requests get none. */
  atOnce: number
}

/** Keeps rendered pages for a moment, so that a rush on a page renders it once. */
export function createPageCache({ now, keepMs, staleMs, most, atOnce }: PageCacheOptions) {
  // Pages that are being made while the cache is emptied go into a shelf that is no longer read.
  let shelf = newShelf()
  let underWay = 0

  const fetch = async (key: string, make: Make, { pages, coming }: Shelf) => {
    underWay += 1
    // What it shows is read while it is made: its age begins here.
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
    /** The page of a key, such as its address, made now or a moment ago; undefined where there is none, or too much is under way. */
    async get(key: string, make: Make): Promise<Page | undefined> {
      const found = shelf.pages.get(key)
      if (found && now() - found.at < keepMs) return found.page
      const awaited = shelf.coming.get(key)
      if (awaited) return awaited
      if (underWay >= atOnce) return found && now() - found.at < staleMs ? found.page : undefined
      const made = fetch(key, make, shelf)
      shelf.coming.set(key, made)
      return made
    },

    /** Forgets every page: what they show has changed. */
    forget() {
      shelf = newShelf()
    },
  }
}

type Shelf = { pages: Map<string, CachedPage>; coming: Map<string, Promise<Page | undefined>> }
const newShelf = (): Shelf => ({ pages: new Map(), coming: new Map() })
