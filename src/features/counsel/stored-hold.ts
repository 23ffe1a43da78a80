import { keep, recall } from '#src/components/context/browser-storage.ts'

const KEY = 'counsel-hold'

/** The key of a held slot, which survives a reload of the tab: not personal, and invalid after ten minutes. */
export const storedHold = {
  read: (): string | undefined => recall('sessionStorage', KEY) ?? undefined,
  keep: (holdKey: string | undefined): void => void keep('sessionStorage', KEY, holdKey),
}
