import type { IncomingHttpHeaders } from 'node:http'

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])
const sameSite = new Set(['same-origin', 'none'])

/**
 * Whether a request may come from where it says. Takes its headers and the site's own origin; without one the request's
 * host counts, on this machine only, so that no name a stranger points here is taken for ours. A browser always says
 * where a post comes from; a client that is no browser carries nobody else's cookies and may say nothing.
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
    loopbackNames.has(url.hostname)
  )
}
