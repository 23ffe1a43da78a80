const BYTES = 16
const hex = (byte: number) => byte.toString(16).padStart(2, '0')

/**
 * Creates a random UUID of version 4 (RFC 9562, section 5.4) from random bytes, which every page may request:
 * `crypto.randomUUID` exists only on secure pages.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return Array.from(bytes, hex)
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
