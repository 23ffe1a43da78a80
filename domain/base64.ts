const alphabet = /^[A-Za-z0-9+/]*={0,2}$/
// The unused bits of the last character must be zero; otherwise two encodings would decode to the same text.
const canonicalEnd = /(?:[A-Za-z0-9+/]|[AEIMQUYcgkosw048]=|[AQgw]==)$/
const utf8 = new TextEncoder()
const loneSurrogate = /\p{Surrogate}/u

/**
 * Encodes a text as base64 of its UTF-8 bytes, with the standard alphabet and padding (RFC 4648 section 4). The text
 * is normalized to NFC first. Throws an Error for a lone surrogate, which UTF-8 cannot represent.
 */
export function encodeBase64(text: string): string {
  if (loneSurrogate.test(text)) throw new Error('Text with a lone surrogate has no UTF-8 form.')
  const bytes = utf8.encode(text.normalize('NFC'))
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}

/**
 * Decodes base64 of UTF-8 bytes to text. Throws a plain Error, which never quotes the value, for a character outside
 * the alphabet, wrong or missing padding, non-zero unused bits, and bytes that are not UTF-8.
 */
export function decodeBase64(base64: string): string {
  if (!isCanonical(base64)) throw new Error('Not canonical base64.')
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new Error('Base64 that does not hold UTF-8 text.')
  }
}

/** Whether a value is a string that `decodeBase64` can read. */
export function isBase64Text(value: unknown): value is string {
  if (typeof value !== 'string') return false
  try {
    decodeBase64(value)
    return true
  } catch {
    return false
  }
}

function isCanonical(base64: string): boolean {
  if (base64 === '') return true
  return base64.length % 4 === 0 && alphabet.test(base64) && canonicalEnd.test(base64)
}
