import { isWebhookUrl } from '#server/webhooks/public-fetch.ts'

const own = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether a login may redirect to a URL (RFC 9700, section 2.1). The URL must be an absolute https URL, or http on
 * the person's own machine for an app that listens there (RFC 8252, section 7.3). It must not contain credentials, or
 * a fragment, which a browser would pass on.
 */
export function isRedirectUri(text: string): boolean {
  if (!URL.canParse(text) || text.includes('#')) return false
  const { protocol, hostname, username, password } = new URL(text)
  if (username !== '' || password !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && own.has(hostname))
}

/**
 * The URL at which a login starts in an app, with the issuer of logins as a parameter (OpenID Connect Core 1.0,
 * section 4).
 */
export function entryUrlOf(startUrl: string, issuer: string): string {
  const url = new URL(startUrl)
  url.searchParams.set('iss', issuer)
  return url.href
}

/**
 * Whether an app can be notified of ended logins at an address. `allowed` are the hosts that webhooks may call
 * although they are not public.
 */
export const isLogoutUrl = (text: string, allowed: readonly string[]): boolean =>
  !text.includes('#') && isWebhookUrl(text, allowed)
