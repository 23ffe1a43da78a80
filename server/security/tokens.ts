import { createHash, randomBytes } from 'node:crypto'

/** Creates a secret for a cookie or a link: 32 random bytes as base64url, 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns the stored hash of a token: SHA-256 as 64 hexadecimal digits. A random token needs no salt. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token, 'utf8').digest('hex')
}
