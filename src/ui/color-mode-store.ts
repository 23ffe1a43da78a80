export type ColorMode = 'system' | 'light' | 'dark'

export const colorModes: readonly ColorMode[] = ['system', 'light', 'dark']

const key = 'color-mode'
const prefersDark = '(prefers-color-scheme: dark)'

/** The browser features that the mode needs; `window` provides them. */
export type ColorModeWindow = {
  localStorage: Pick<Storage, 'getItem' | 'setItem'>
  matchMedia: (query: string) => {
    matches: boolean
    addEventListener: (type: 'change', listener: () => void) => void
  }
  document: { documentElement: { classList: Pick<DOMTokenList, 'toggle'>; style: { colorScheme: string } } }
  addEventListener: (type: 'storage' | 'beforeprint' | 'afterprint', listener: () => void) => void
}

const isColorMode = (text: string | null): text is ColorMode => colorModes.includes(text as ColorMode)

/** Light or dark: the chosen mode, or the system's if none is chosen. */
export const resolveColorMode = (mode: ColorMode, systemIsDark: boolean) =>
  mode === 'system' ? (systemIsDark ? 'dark' : 'light') : mode

/** Synchronizes the root element's class and color-scheme with the choice, the system and the other tabs. */
export function createColorMode(browser: ColorModeWindow) {
  const media = browser.matchMedia(prefersDark)
  const listeners = new Set<() => void>()
  const root = browser.document.documentElement

  // Storage throws if the browser forbids it: the choice is then valid until the page is closed.
  const readStoredMode = (): ColorMode => {
    try {
      const text = browser.localStorage.getItem(key)
      return isColorMode(text) ? text : 'system'
    } catch {
      return mode
    }
  }

  const storeChoice = (choice: ColorMode) => {
    try {
      browser.localStorage.setItem(key, choice)
    } catch {
      // If the browser forbids storage, the choice is valid until the page is closed.
    }
  }

  const isCleared = () => {
    try {
      return browser.localStorage.getItem(key) === null
    } catch {
      return false
    }
  }
  const keepChoice = () => {
    if (mode !== 'system') storeChoice(mode)
  }

  let mode: ColorMode = 'system'
  mode = readStoredMode()

  const applyTheme = (theme: 'light' | 'dark' = resolveColorMode(mode, media.matches)) => {
    root.classList.toggle('dark', theme === 'dark')
    root.classList.toggle('light', theme === 'light')
    root.style.colorScheme = theme
  }

  const change = (next: ColorMode) => {
    mode = next
    applyTheme()
    for (const listener of listeners) listener()
  }

  media.addEventListener('change', () => applyTheme())
  browser.addEventListener('storage', () => {
    // A choice is never removed alone: if it is missing, all of the storage was cleared.
    if (isCleared()) keepChoice()
    else if (readStoredMode() !== mode) change(readStoredMode())
  })
  // Printed pages have the light theme.
  browser.addEventListener('beforeprint', () => applyTheme('light'))
  browser.addEventListener('afterprint', () => applyTheme())
  applyTheme()

  return {
    mode: () => mode,
    set(next: ColorMode) {
      storeChoice(next)
      change(next)
    },
    /** Stores the choice again after all of the storage was cleared. */
    keep: keepChoice,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
