import { createHmac, hkdfSync } from 'node:crypto'

/** A hash that only this installation can compute: 64 hexadecimal digits for a text and a purpose. */
export type KeyedHash = {
  (purpose: string, text: string): string
  /** Returns the hashes with all keys, the current key first, for values that were hashed with a former key. */
  each: (purpose: string, text: string) => string[]
}

/**
 * Creates hashes by HMAC-SHA-256 with a key derived from `secret`, 32 bytes. Guessable values, such as a mail address
 * or a six-digit code, cannot be found from these hashes with the database alone. `former` are earlier secrets.
 * Throws for a secret of another length.
 */
export function createKeyedHash(secret: Buffer, former: readonly Buffer[] = []): KeyedHash {
  const hashes = [secret, ...former].map(hashUnder)
  return Object.assign(hashes[0]!, {
    each: (purpose: string, text: string) => hashes.map((hash) => hash(purpose, text)),
  })
}

function hashUnder(secret: Buffer): (purpose: string, text: string) => string {
  if (secret.length !== 32) throw new Error('A keyed hash needs a secret of 32 bytes.')
  const key = Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), 'keyed-hash', 32))
  return (purpose, text) => createHmac('sha256', key).update(`${purpose}\0${text}`, 'utf8').digest('hex')
}
