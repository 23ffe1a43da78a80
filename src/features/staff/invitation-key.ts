import { readStoredText, storeText } from '#src/components/context/browser-storage.ts'

const NAME = 'staff-invitation'
const KEY = /^[\w-]{43}$/

/**
 * Returns the key of an invitation's link: from the fragment of the address, or else the key that this tab stored
 * before the person went to the login or to the registration of a factor. The addresses of those pages do not contain
 * the key, since servers log addresses.
 */
export function openedKey(fragment: string): string | undefined {
  const foundKey = KEY.test(fragment) ? fragment : readStoredText('sessionStorage', NAME)
  return foundKey !== null && KEY.test(foundKey) ? foundKey : undefined
}

/** Stores a key while the tab is at the login, or registers a factor. */
export const keepKey = (key: string): void => void storeText('sessionStorage', NAME, key)

/** Removes the key after its use. */
export const forgetKey = (): void => void storeText('sessionStorage', NAME)
