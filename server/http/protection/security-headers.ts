const YEAR_SECONDS = 31_536_000
const closedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
]

/** The features for passkeys, only for pages of this site. */
const ownFeatures = ['publickey-credentials-create', 'publickey-credentials-get']

/** The headers of a file. They keep browsers and other sites from using the file as anything but a download. */
export const fileHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Returns the headers of every answer except files; HSTS only if the site uses https. */
export function securityHeaders({ https }: { https: boolean }): Record<string, string> {
  return {
    'Content-Security-Policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': [
      ...closedFeatures.map((feature) => `${feature}=()`),
      ...ownFeatures.map((feature) => `${feature}=(self)`),
    ].join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(https && { 'Strict-Transport-Security': `max-age=${YEAR_SECONDS}; includeSubDomains` }),
  }
}

/**
 * Returns the content security policy of the app's page. Scripts and styles need the nonce of this answer or come
 * from the portal's own files; no text can become a script, since no Trusted Types policy exists.
 */
export const pagePolicy = (nonce: string, { https }: { https: boolean }): string =>
  policyOf(nonce, { https, more: ["require-trusted-types-for 'script'", "trusted-types 'none'"] })

/**
 * Returns the policy of the only page that opens the window of the payment service. The policy allows the script of
 * the service, and the addresses that the script calls, frames and sends forms to. The script creates script
 * addresses itself, so this page has no Trusted Types.
 */
export function cardWindowPolicy(
  nonce: string,
  { https, scriptUrl, origins }: { https: boolean; scriptUrl: string; origins: readonly string[] },
): string {
  const scripts = URL.canParse(scriptUrl) ? [new URL(scriptUrl).origin] : []
  const frames = origins.length > 0 ? [`frame-src ${origins.join(' ')}`] : []
  return policyOf(nonce, { https, scripts, origins, more: frames })
}

type AllowedSources = {
  https: boolean
  scripts?: readonly string[]
  origins?: readonly string[]
  more: readonly string[]
}

function policyOf(nonce: string, { https, scripts = [], origins = [], more }: AllowedSources): string {
  const own = (directive: string, others: readonly string[]) => [directive, "'self'", ...others].join(' ')
  return [
    "default-src 'none'",
    own('script-src', [`'nonce-${nonce}'`, ...scripts]),
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    own('connect-src', origins),
    "manifest-src 'self'",
    "base-uri 'none'",
    own('form-action', origins),
    "frame-ancestors 'none'",
    "object-src 'none'",
    ...more,
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/**
 * Returns the policy of a server-rendered page, which has a style and no scripts; `forms` allows sending forms to
 * this site.
 */
export function plainPagePolicy(nonce: string, { forms = false } = {}): string {
  return `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action ${forms ? "'self'" : "'none'"}; frame-ancestors 'none'`
}
