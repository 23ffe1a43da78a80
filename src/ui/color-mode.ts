import { useSyncExternalStore } from 'react'
import { type ColorMode, createColorMode } from './color-mode-store.ts'

let shared: ReturnType<typeof createColorMode> | undefined

const store = () => (shared ??= createColorMode(window))

const subscribe = (listener: () => void) => store().subscribe(listener)
const read = (): ColorMode => store().mode()
const readOnServer = (): ColorMode => 'system'

/**
 * Reads the mode, and returns a function that stores the mode again after a logout has cleared the site's storage.
 */
export const colorModeKeeper = () => store().keep

/** Sets the mode for this browser; every open tab follows. */
export const setColorMode = (mode: ColorMode) => store().set(mode)

/** Returns the chosen mode, and the function that changes it. While rendering to HTML the mode is 'system'. */
export function useColorMode() {
  const mode = useSyncExternalStore(subscribe, read, readOnServer)
  return { mode, setMode: setColorMode }
}
