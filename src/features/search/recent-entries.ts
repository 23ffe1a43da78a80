import { newId } from '#src/browser/new-id.ts'
import { storageOf } from '#src/components/context/browser-storage.ts'
import { memberHash } from '#src/forms/drafts.ts'
import { RECENT } from './recent-name.ts'
import type { SearchEntry } from './search-entry.ts'

const MAX_ENTRIES = 5

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
type StoredEntries = { owner: string; entries: SearchEntry[] }

/**
 * Creates the store of the entries that a member has opened from the search, the latest first. The browser stores
 * them for this member until they log out, except for entries that may contain data of others, which only the tab
 * remembers (decision 10). If the browser forbids storage, nothing is stored.
 */
export function createRecentEntries({ storage, newSalt }: { storage: () => Store; newSalt: () => string }) {
  let remembered: StoredEntries | undefined

  function readStored(email: string): StoredEntries | undefined {
    try {
      const storedEntries = JSON.parse(storage().getItem(RECENT) ?? 'null') as StoredEntries | null
      const [salt = ''] = storedEntries?.owner.split('.') ?? []
      if (
        storedEntries &&
        storedEntries.owner === ownerOf(email, salt) &&
        storedEntries.entries.every(isEntry)
      )
        return storedEntries
    } catch {
      // The entries belong to another member, or the stored text is invalid.
    }
    return undefined
  }

  return {
    /** Returns the entries of a member. Entries of another member, or from before a logout, are removed. */
    of(email: string): SearchEntry[] {
      const stored = readStored(email)
      if (!stored) return []
      return remembered?.owner === stored.owner ? remembered.entries : stored.entries
    },

    /** Adds an entry that the member has opened. */
    add(email: string, entry: SearchEntry): void {
      const otherEntries = this.of(email).filter(({ id }) => id !== entry.id)
      const entries = [entry, ...otherEntries].slice(0, MAX_ENTRIES)
      const owner = readStored(email)?.owner ?? ownerOf(email, newSalt())
      try {
        const storedEntries = entries.filter(({ ofOthers }) => !ofOthers)
        storage().setItem(RECENT, JSON.stringify({ owner, entries: storedEntries } satisfies StoredEntries))
        remembered = { owner, entries }
      } catch {
        remembered = undefined
      }
    },
  }
}

const ownerOf = (email: string, salt: string): string => `${salt}.${memberHash(email, salt)}`

const isEntry = (entry: Partial<SearchEntry> | null): boolean =>
  typeof entry === 'object' &&
  typeof entry?.id === 'string' &&
  typeof entry.title === 'string' &&
  typeof entry.href === 'string' &&
  entry.href.startsWith('/') &&
  !entry.href.startsWith('//')

/** The search results that members last opened in this browser. */
export const recentEntries = createRecentEntries({
  storage: storageOf('localStorage'),
  newSalt: newId,
})
