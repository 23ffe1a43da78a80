import { newId } from '#src/browser/new-id.ts'
import { storageOf } from '#src/components/context/browser-storage.ts'

/** The fields of a form that a draft can store. */
export type DraftFields = Record<string, string | boolean>

/**
 * The fields of a form that a draft stores; any other field, such as a password or a card number, is never
 * stored.
 */
export type DraftOrder<Fields extends DraftFields> = {
  /**
   * The fields that survive a reload, in `sessionStorage`. They contain no personal data (decision 10), so they are
   * fields such as subject, text and kind.
   */
  stored: readonly (keyof Fields & string)[]
  /** The fields that survive an expired session, but only in memory: name, mail address, phone number. */
  remembered?: readonly (keyof Fields & string)[]
}

export type Draft<Fields extends DraftFields> = {
  /** Returns the stored fields of the same person's last attempt. */
  read: () => Partial<Fields>
  write: (fields: Fields) => void
  clear: () => void
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const PREFIX = 'draft:'
const OWNER = 'draft-owner'
const isField = (value: unknown) => typeof value === 'string' || typeof value === 'boolean'

/**
 * Stores unsent text, so that it survives an expired session, a time-out and a reload. The drafts of a tab belong to
 * one member, or to a visitor until a member logs in; they are never given to another person. Without storage the
 * drafts are in memory only.
 */
export function createDrafts({ storage, newSalt }: { storage: () => Store; newSalt: () => string }) {
  const memory = new Map<string, DraftFields>()
  let isClaimed = false
  let logouts = 0

  const tryStorage = <Value>(use: (store: Store) => Value): Value | undefined => {
    try {
      return use(storage())
    } catch {
      return undefined
    }
  }
  const isMine = () => isClaimed || tryStorage((store) => store.getItem(OWNER)) == null
  const drop = () => {
    memory.clear()
    tryStorage((store) => {
      const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '')
      for (const key of keys) if (key === OWNER || key.startsWith(PREFIX)) store.removeItem(key)
    })
  }

  return {
    /** Returns the draft of a form, by the form's name. */
    of<Fields extends DraftFields>(
      name: string,
      { stored, remembered = [] }: DraftOrder<Fields>,
    ): Draft<Fields> {
      const key = PREFIX + name
      let openedAfter = logouts
      return {
        read() {
          openedAfter = logouts
          if (!isMine()) return {}
          const storedFields =
            tryStorage((store) => JSON.parse(store.getItem(key) ?? '{}') as DraftFields) ?? {}
          return pickFields<Fields>(
            { ...pickFields<DraftFields>(storedFields, stored), ...memory.get(key) } as DraftFields,
            [...stored, ...remembered],
          )
        },
        write(fields) {
          // A form that is still open when its member logs out must not store anything for the next person.
          if (openedAfter !== logouts) return
          if (!isMine()) drop()
          memory.set(key, pickFields(fields, [...stored, ...remembered]) as DraftFields)
          tryStorage((store) => store.setItem(key, JSON.stringify(pickFields(fields, stored))))
        },
        clear() {
          memory.delete(key)
          tryStorage((store) => store.removeItem(key))
        },
      }
    },

    /**
     * Assigns the drafts to the member who has logged in: drafts of another member are removed, those of a visitor
     * become the member's.
     */
    claim(email: string): void {
      const [salt = '', mark] = tryStorage((store) => store.getItem(OWNER))?.split('.') ?? []
      isClaimed = true
      if (mark === memberHash(email, salt)) return
      if (mark !== undefined) drop()
      const freshSalt = newSalt()
      tryStorage((store) => store.setItem(OWNER, `${freshSalt}.${memberHash(email, freshSalt)}`))
    },

    /** Called when the member's session has ended: the drafts are only restored for the same member. */
    release(): void {
      isClaimed = false
    },

    /** Removes all drafts, for example after a logout. */
    drop(): void {
      isClaimed = false
      logouts += 1
      drop()
    },
  }
}

/** The drafts of this tab. */
export const drafts = createDrafts({
  storage: storageOf('sessionStorage'),
  newSalt: newId,
})

function pickFields<Fields extends DraftFields>(
  fields: DraftFields,
  names: readonly string[],
): Partial<Fields> {
  return Object.fromEntries(
    names.filter((name) => isField(fields[name])).map((name) => [name, fields[name]]),
  ) as Partial<Fields>
}

/**
 * Returns 16 bits of a salted FNV-1a hash of a mail address, which distinguish the members of one browser but are far
 * too few to identify a person.
 */
export function memberHash(email: string, salt: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(salt + email)) hash = Math.imul(hash ^ byte, 0x01000193)
  return ((hash ^ (hash >>> 16)) & 0xffff).toString(16)
}
