import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'

const sameSiteValues = new Set(['same-origin', 'none'])

/**
 * Whether the origin that a request claims is allowed. Takes the headers of the request and the site's own origin.
 * Only a demo may have no configured origin; then the request's host is used if it is localhost or an IP address.
 * Another site cannot use such a host, while any DNS name could be pointed at this machine. A browser always sends
 * the origin of a POST; a client that is no browser has no cookies of other people and may omit the origin.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, publicOrigin: string | undefined): boolean {
  const fetchSite = headers['sec-fetch-site']
  if (fetchSite !== undefined && !sameSiteValues.has(fetchSite)) return false
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
