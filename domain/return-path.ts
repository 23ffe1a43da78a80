const MAX_LENGTH = 2000
const MAX_DECODINGS = 5
const ANY_SITE = 'https://site.invalid'
const controls = /\p{Cc}/u
const allControls = /\p{Cc}/gu
const authArea = /^\/auth(?:\/|$)/i

/**
 * A path to return to after login, or undefined when it is none of this site's: it must start with exactly
 * one slash, however browsers or routers decode, strip or resolve it, must lead outside /auth (the login
 * would loop), and have at most 2000 characters. What is given back is what was taken.
 */
export function safeReturnPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_LENGTH || controls.test(value)) return undefined
  const [path = ''] = value.split(/[?#]/, 1)
  return isSafeHoweverDecoded(path) ? value : undefined
}

// A path may pass several hands, and each may decode it once more.
function isSafeHoweverDecoded(path: string): boolean {
  let reading = path
  for (let round = 0; round < MAX_DECODINGS; round += 1) {
    if (!isSafe(reading)) return false
    const decoded = decoding(reading)
    if (decoded === undefined || decoded === reading) return decoded === reading
    reading = decoded
  }
  return false
}

function isSafe(reading: string): boolean {
  // Browsers drop tabs and line breaks, and take a backslash for a slash, before they look for a host.
  const path = reading.replace(allControls, '').replaceAll('\\', '/')
  if (!path.startsWith('/') || path.startsWith('//')) return false
  const { origin, pathname } = new URL(path, ANY_SITE)
  return origin === ANY_SITE && !pathname.startsWith('//') && !authArea.test(pathname)
}

// A lenient reader decodes the sound half of a broken path, a strict one fails: such a path is not followed.
function decoding(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
