import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'

const sameSite = new Set(['same-origin', 'none'])

/**
 * Whether a request may come from the origin that it claims. Takes its headers and the site's own origin; without one, which only a
 * demo has, the request's host counts, as localhost or an IP address: no other site can send a browser to an address under that
 * name, while a stranger may point a name here. A browser always sends the origin of a post; a client that is no browser carries no
 * cookies of others and may omit it.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, publicOrigin: string | undefined): boolean {
  const fetchSite = headers['sec-fetch-site']
  if (fetchSite !== undefined && !sameSite.has(fetchSite)) return false
  const { origin, host } = headers
  if (origin === undefined || origin === publicOrigin) return true
  if (publicOrigin !== undefined || host === undefined || !URL.canParse(origin)) return false
  const url = new URL(origin)
  return (
    url.origin === origin &&
    /^https?:$/.test(url.protocol) &&
    url.host === host &&
    (url.hostname === 'localhost' || isAddress(url.hostname))
  )
}

const isAddress = (hostname: string) => isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
