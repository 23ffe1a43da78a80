import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'

const sameSite = new Set(['same-origin', 'none'])

/**
 * Whether a request may come from where it says. Takes its headers and the site's own origin; without one, which a demo alone
 * can do, the request's host counts, as localhost or an IP address: a browser was sent to an address by nobody else, while a
 * name may be pointed here by a stranger. A browser always says where a post comes from; a client that is no browser carries nobody else's cookies and may say nothing.
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
