const SITE = 'https://site.invalid'
const absolute = /^(?:https?:\/\/|mailto:)/i

export type SafeLink = { href: string; external: boolean }

/**
 * Where a link of a text may lead: http, https, mailto, or a path of this site, each as the browser would resolve it.
 * Undefined for everything else, such as javascript:, a path that names another host, or an address with a password.
 */
export function safeLink(url: string): SafeLink | undefined {
  const isPath = url.startsWith('/')
  if ((!isPath && !absolute.test(url)) || !URL.canParse(url, SITE)) return undefined
  const { origin, protocol, pathname, search, hash, username, password, href } = new URL(url, SITE)
  if (isPath) {
    // Dots may leave a path that begins with two slashes, which is a host to a browser.
    if (origin !== SITE || pathname.startsWith('//')) return undefined
    return { href: pathname + search + hash, external: false }
  }
  return username || password ? undefined : { href, external: protocol !== 'mailto:' }
}
