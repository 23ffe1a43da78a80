import { readStoredText, storeText } from '#src/components/context/browser-storage.ts'

const KEY = 'counsel-hold'

/**
 * Stores the key of a held slot, so that it survives a reload of the tab. The key is not personal data, and is
 * invalid after ten minutes.
 */
export const storedHold = {
  read: (): string | undefined => readStoredText('sessionStorage', KEY) ?? undefined,
  keep: (holdKey: string | undefined): void => void storeText('sessionStorage', KEY, holdKey),
}
