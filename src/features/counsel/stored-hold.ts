import { readStoredText, storeText } from '#src/components/context/browser-storage.ts'

const KEY = 'counsel-hold'

/** The key of a held slot, which survives a reload of the tab: not personal, and invalid after ten minutes. */
export const storedHold = {
  read: (): string | undefined => readStoredText('sessionStorage', KEY) ?? undefined,
  keep: (holdKey: string | undefined): void => void storeText('sessionStorage', KEY, holdKey),
}
