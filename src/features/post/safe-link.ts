const SITE = 'https://site.invalid'
const absolute = /^(?:https?:\/\/|mailto:)/i

export type SafeLink = { href: string; external: boolean }

/**
 * Returns the target of a link in a text: http, https, mailto, or a path of this site, as the browser would resolve
 * it. Returns undefined for everything else, such as javascript:, a path with another host, or an address with a
 * password.
 */
export function safeLink(url: string): SafeLink | undefined {
  const isPath = url.startsWith('/')
  if ((!isPath && !absolute.test(url)) || !URL.canParse(url, SITE)) return undefined
  const { origin, protocol, pathname, search, hash, username, password, href } = new URL(url, SITE)
  if (isPath) {
    // Resolving dots may result in a path that begins with two slashes, which browsers take for a host.
    if (origin !== SITE || pathname.startsWith('//')) return undefined
    return { href: pathname + search + hash, external: false }
  }
  return username || password ? undefined : { href, external: protocol !== 'mailto:' }
}
