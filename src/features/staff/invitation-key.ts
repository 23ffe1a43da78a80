import { readStoredText, storeText } from '#src/components/context/browser-storage.ts'

const NAME = 'staff-invitation'
const KEY = /^[\w-]{43}$/

/**
 * The key of an invitation's link: from the fragment of the address, or else the one that this tab opened
 * before it went to the login or to register a factor. It is not part of the addresses in between, which
 * servers log.
 */
export function openedKey(fragment: string): string | undefined {
  const found = KEY.test(fragment) ? fragment : readStoredText('sessionStorage', NAME)
  return found !== null && KEY.test(found) ? found : undefined
}

/** Stores a key while the tab is at the login, or registers a factor. */
export const keepKey = (key: string): void => void storeText('sessionStorage', NAME, key)

/** Removes the key after its use. */
export const forgetKey = (): void => void storeText('sessionStorage', NAME)
