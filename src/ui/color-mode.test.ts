import { describe, expect, it } from 'vitest'
import { colorModeScript } from './color-mode-script.ts'
import { type ColorMode, createColorMode } from './color-mode-store.ts'

function browserWith({ stored = null as string | null, dark = false, forbidden = false } = {}) {
  const classes = new Set<string>()
  const listenerByEvent = new Map<string, () => void>()
  const media = {
    matches: dark,
    addEventListener: (_: 'change', listener: () => void) => void listenerByEvent.set('scheme', listener),
  }
  let item = stored
  const refuse = () => {
    throw new Error('storage is forbidden')
  }
  const browser = {
    localStorage: forbidden
      ? { getItem: refuse, setItem: refuse }
      : { getItem: () => item, setItem: (_: string, value: string) => void (item = value) },
    matchMedia: () => media,
    document: {
      documentElement: {
        classList: {
          add: (name: string) => void classes.add(name),
          toggle: (name: string, on?: boolean) => (
            on ? classes.add(name) : classes.delete(name), Boolean(on)
          ),
        },
        style: { colorScheme: '' },
      },
    },
    addEventListener: (type: string, listener: () => void) => void listenerByEvent.set(type, listener),
  }
  return {
    browser,
    item: () => item,
    painted: () => [[...classes].join(' '), browser.document.documentElement.style.colorScheme],
    hear: (type: string) => listenerByEvent.get(type)!(),
    otherTab(value: string) {
      item = value
      listenerByEvent.get('storage')!()
    },
    system(isDark: boolean) {
      media.matches = isDark
      listenerByEvent.get('scheme')!()
    },
  }
}

describe('the colour mode', () => {
  it('follows the system and its changes until a mode is chosen', () => {
    const { browser, painted, system } = browserWith({ dark: true })
    expect(createColorMode(browser).mode()).toBe('system')
    expect(painted()).toEqual(['dark', 'dark'])
    system(false)
    expect(painted()).toEqual(['light', 'light'])
  })

  it('stores a chosen mode again after the storage was cleared, and stores nothing if none was chosen', () => {
    const { browser, item } = browserWith()
    const store = createColorMode(browser)
    store.keep()
    expect(item()).toBeNull()
    store.set('dark')
    browser.localStorage.setItem('', '')
    store.keep()
    expect(item()).toBe('dark')
  })

  it('keeps a stored choice when the system changes', () => {
    const { browser, painted, system, item } = browserWith({ dark: true })
    createColorMode(browser).set('light')
    expect(item()).toBe('light')
    system(true)
    expect(painted()).toEqual(['light', 'light'])
  })

  it('follows another tab and notifies its listeners', () => {
    const { browser, painted, otherTab } = browserWith()
    const mode = createColorMode(browser)
    const notified: ColorMode[] = []
    mode.subscribe(() => notified.push(mode.mode()))
    otherTab('dark')
    otherTab('dark')
    expect(notified).toEqual(['dark'])
    expect(painted()).toEqual(['dark', 'dark'])
  })

  it('treats an unknown stored value as the system’s theme', () => {
    const { browser } = browserWith({ stored: 'sepia' })
    expect(createColorMode(browser).mode()).toBe('system')
  })

  it('stays chosen until the page is closed if the browser forbids storage', () => {
    const { browser, painted, hear } = browserWith({ forbidden: true })
    const mode = createColorMode(browser)
    mode.set('dark')
    hear('storage')
    expect(mode.mode()).toBe('dark')
    expect(painted()).toEqual(['dark', 'dark'])
  })

  it('changes to light for print and changes back afterwards', () => {
    const { browser, painted, hear } = browserWith({ stored: 'dark' })
    createColorMode(browser)
    hear('beforeprint')
    expect(painted()).toEqual(['light', 'light'])
    hear('afterprint')
    expect(painted()).toEqual(['dark', 'dark'])
  })
})

describe('the script before the first paint', () => {
  const cases = [null, 'system', 'light', 'dark', 'sepia'].flatMap((stored) =>
    [true, false].flatMap((dark) => [
      { stored, dark, forbidden: false },
      { stored, dark, forbidden: true },
    ]),
  )

  it.each(cases)(
    'sets the same theme as the app: stored $stored, system dark $dark, storage forbidden $forbidden',
    (world) => {
      const early = browserWith(world)
      const lateBrowser = browserWith(world)
      const { localStorage, matchMedia, document } = early.browser
      new Function('localStorage', 'matchMedia', 'document', colorModeScript)(
        localStorage,
        matchMedia,
        document,
      )
      createColorMode(lateBrowser.browser)
      expect(early.painted()).toEqual(lateBrowser.painted())
    },
  )
})
