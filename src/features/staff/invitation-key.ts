import { keep, recall } from '#src/components/context/browser-storage.ts'

const NAME = 'staff-invitation'
const KEY = /^[\w-]{43}$/

/**
 * The key of an invitation's link: from the fragment of the address, else the one that this tab has opened before it went to the
 * login or to register a factor. It stays out of the addresses in between, which servers log.
 */
export function openedKey(fragment: string): string | undefined {
  const found = KEY.test(fragment) ? fragment : recall('sessionStorage', NAME)
  return found !== null && KEY.test(found) ? found : undefined
}

/** Stores a key for the time in which the tab is at the login, or registers a factor. */
export const keepKey = (key: string): void => void keep('sessionStorage', NAME, key)

/** Forgets the key: it was used. */
export const forgetKey = (): void => void keep('sessionStorage', NAME)
