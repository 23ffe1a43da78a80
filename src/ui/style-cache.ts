import createCache, { type EmotionCache } from '@emotion/cache'

/** The styles that components have asked for, and where they are written. */
export type StyleCache = EmotionCache

// The name of our styles. They are written without prefixes (no plugin): the browsers we build for need none.
const KEY = 'ui'
const GLOBAL_STYLES = 'data-global-styles'
const STYLES = 'data-styles'

/**
 * A cache that writes into the page, and leaves what the page came with where it is: an element that moves, as this
 * library's own marks make it, has every style of the page worked out again.
 */
export function createStyleCache(nonce?: string): StyleCache {
  const cache = createCache({ key: KEY, stylisPlugins: [], ...(nonce ? { nonce } : {}) })
  for (const { dataset } of document.querySelectorAll<HTMLStyleElement>(`style[${STYLES}]`))
    for (const name of dataset['styles']!.split(' ')) cache.inserted[name] = true
  return cache
}

/** Whether the page came with the styles that hold on every page. */
export const hasGlobalStyles = (): boolean =>
  typeof document !== 'undefined' && document.querySelector(`style[${GLOBAL_STYLES}]`) !== null

/** A cache that only remembers, for rendering to HTML. */
export function createStyleRecord(): StyleCache {
  const cache = createCache({ key: KEY, stylisPlugins: [] })
  cache.compat = true
  return cache
}

/** The rules of a record that hold on every page, as a style element; `nonce` goes into it as it is. */
export function globalStyleElement(record: StyleCache, nonce: string): string {
  return `<style ${GLOBAL_STYLES} nonce="${nonce}">${rulesOf(record)
    .filter(({ isGlobal }) => isGlobal)
    .map(({ css }) => css)
    .join('')}</style>`
}

/** The rules that the components of a record asked for, as a style element. */
export function styleElement(record: StyleCache, nonce: string): string {
  const rules = rulesOf(record).filter(({ isGlobal }) => !isGlobal)
  return `<style ${STYLES}="${rules.map(({ name }) => name).join(' ')}" nonce="${nonce}">${rules.map(({ css }) => css).join('')}</style>`
}

function rulesOf({ inserted, registered }: StyleCache) {
  return Object.entries(inserted).flatMap(([name, css]) =>
    typeof css === 'string' ? [{ name, css, isGlobal: registered[`${KEY}-${name}`] === undefined }] : [],
  )
}
