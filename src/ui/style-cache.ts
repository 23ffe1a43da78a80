import createCache, { type EmotionCache } from '@emotion/cache'

/** The styles that components have requested, and the element they are written to. */
export type StyleCache = EmotionCache

// The key of the Emotion cache; each class name begins with it. Styles are written without vendor prefixes (no
// plugin), since the supported browsers need none.
const KEY = 'ui'
const GLOBAL_STYLES = 'data-global-styles'
const STYLES = 'data-styles'

/**
 * Creates a cache that writes styles into the page. It does not move style elements that are already in the page, as
 * the library does for elements with its own markers: moving an element makes the browser recompute all styles.
 */
export function createStyleCache(nonce?: string): StyleCache {
  const cache = createCache({ key: KEY, stylisPlugins: [], ...(nonce ? { nonce } : {}) })
  for (const { dataset } of document.querySelectorAll<HTMLStyleElement>(`style[${STYLES}]`))
    for (const name of dataset['styles']!.split(' ')) cache.inserted[name] = true
  return cache
}

/** Whether the page's HTML contains the styles of every page. */
export const hasGlobalStyles = (): boolean =>
  typeof document !== 'undefined' && document.querySelector(`style[${GLOBAL_STYLES}]`) !== null

/** Creates a cache that only records styles, for rendering to HTML. */
export function createStyleRecord(): StyleCache {
  const cache = createCache({ key: KEY, stylisPlugins: [] })
  cache.compat = true
  return cache
}

/** Returns the recorded rules that apply to every page, as a style element; `nonce` is inserted unchanged. */
export function globalStyleElement(record: StyleCache, nonce: string): string {
  return `<style ${GLOBAL_STYLES} nonce="${nonce}">${rulesOf(record)
    .filter(({ isGlobal }) => isGlobal)
    .map(({ css }) => css)
    .join('')}</style>`
}

/** Returns the recorded rules that components requested, as a style element. */
export function styleElement(record: StyleCache, nonce: string): string {
  const rules = rulesOf(record).filter(({ isGlobal }) => !isGlobal)
  return `<style ${STYLES}="${rules.map(({ name }) => name).join(' ')}" nonce="${nonce}">${rules.map(({ css }) => css).join('')}</style>`
}

function rulesOf({ inserted, registered }: StyleCache) {
  return Object.entries(inserted).flatMap(([name, css]) =>
    typeof css === 'string' ? [{ name, css, isGlobal: registered[`${KEY}-${name}`] === undefined }] : [],
  )
}
