const MAX_LENGTH = 2000
const MAX_DECODINGS = 5
const ANY_SITE = 'https://site.invalid'
const controls = /\p{Cc}/u
const controlCharacters = /\p{Cc}/gu
const authArea = /^\/auth(?:\/|$)/i

/**
 * Returns a path to return to after login, or undefined if the path is not safe. A safe path starts with exactly one
 * slash, however browsers or routers decode, strip or resolve it. It is not under /auth (the login would loop) and
 * has at most 2000 characters. It is returned unchanged.
 */
export function safeReturnPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_LENGTH || controls.test(value)) return undefined
  const [path = ''] = value.split(/[?#]/, 1)
  return isSafeHoweverDecoded(path) ? value : undefined
}

// Whether a path is safe however often it is decoded: several programs may process a path, and each of them may
// decode it once more.
function isSafeHoweverDecoded(path: string): boolean {
  let reading = path
  for (let round = 0; round < MAX_DECODINGS; round += 1) {
    if (!isSafe(reading)) return false
    const decodedPath = decodePath(reading)
    if (decodedPath === undefined || decodedPath === reading) return decodedPath === reading
    reading = decodedPath
  }
  return false
}

function isSafe(reading: string): boolean {
  // Browsers remove tabs and line breaks, and treat a backslash as a slash, before they parse a host.
  const path = reading.replace(controlCharacters, '').replaceAll('\\', '/')
  if (!path.startsWith('/') || path.startsWith('//')) return false
  const { origin, pathname } = new URL(path, ANY_SITE)
  return origin === ANY_SITE && !pathname.startsWith('//') && !authArea.test(pathname)
}

// Decodes a path; undefined for a path that is only partly valid, since a lenient decoder decodes its valid part and
// a strict one fails.
function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
