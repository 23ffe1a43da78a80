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

/** The headers of a file, which keep other sites and browsers from using it as something else. */
export const fileHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** The headers of every other answer; HSTS only if the site uses https. */
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
 * The policy of the app's page. Scripts and styles need the nonce of this answer or come from our own files;
 * no text can become a script, since no Trusted Types policy exists.
 */
export function pagePolicy(nonce: string, { https }: { https: boolean }): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/**
 * The policy of a server-rendered page, which has a style and no scripts; `forms` allows sending forms to
 * this site.
 */
export function plainPagePolicy(nonce: string, { forms = false } = {}): string {
  return `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action ${forms ? "'self'" : "'none'"}; frame-ancestors 'none'`
}
