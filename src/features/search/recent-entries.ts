import { newId } from '#src/browser/new-id.ts'
import { storageOf } from '#src/components/context/browser-storage.ts'
import { markOf } from '#src/forms/drafts.ts'
import { RECENT } from './recent-name.ts'
import type { SearchEntry } from './search-entry.ts'

const MOST = 5

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
type Kept = { owner: string; entries: SearchEntry[] }

/**
 * What a member has opened from the search, the last one first. The browser keeps it for this member until they log out, but for what
 * may be someone else's data, which the tab alone remembers (decision 10). Without storage nothing is kept.
 */
export function createRecentEntries({ storage, newSalt }: { storage: () => Store; newSalt: () => string }) {
  let remembered: Kept | undefined

  function read(email: string): Kept | undefined {
    try {
      const kept = JSON.parse(storage().getItem(RECENT) ?? 'null') as Kept | null
      const [salt = ''] = kept?.owner.split('.') ?? []
      if (kept && kept.owner === ownerOf(email, salt) && kept.entries.every(isEntry)) return kept
    } catch {
      // Another member's, or nothing that was written here.
    }
    return undefined
  }

  return {
    /** Those of a member; what another one opened, or what was opened before the logout, is gone. */
    of(email: string): SearchEntry[] {
      const kept = read(email)
      if (!kept) return []
      return remembered?.owner === kept.owner ? remembered.entries : kept.entries
    },

    /** A member opens something. */
    add(email: string, entry: SearchEntry): void {
      const others = this.of(email).filter(({ id }) => id !== entry.id)
      const entries = [entry, ...others].slice(0, MOST)
      const owner = read(email)?.owner ?? ownerOf(email, newSalt())
      try {
        const stored = entries.filter(({ ofOthers }) => !ofOthers)
        storage().setItem(RECENT, JSON.stringify({ owner, entries: stored } satisfies Kept))
        remembered = { owner, entries }
      } catch {
        remembered = undefined
      }
    },
  }
}

const ownerOf = (email: string, salt: string): string => `${salt}.${markOf(email, salt)}`

const isEntry = (entry: Partial<SearchEntry> | null): boolean =>
  typeof entry === 'object' &&
  typeof entry?.id === 'string' &&
  typeof entry.title === 'string' &&
  typeof entry.href === 'string' &&
  entry.href.startsWith('/') &&
  !entry.href.startsWith('//')

/** Those of this browser. */
export const recentEntries = createRecentEntries({
  storage: storageOf('localStorage'),
  newSalt: newId,
})
