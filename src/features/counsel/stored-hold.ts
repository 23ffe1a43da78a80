import { keep, recall } from '#src/components/context/browser-storage.ts'

const KEY = 'counsel-hold'

/** The key of a held slot, over a reload of the tab: nothing personal, and worthless after ten minutes. */
export const storedHold = {
  read: (): string | undefined => recall('sessionStorage', KEY) ?? undefined,
  keep: (holdKey: string | undefined): void => void keep('sessionStorage', KEY, holdKey),
}
