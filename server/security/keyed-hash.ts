import { createHmac, hkdfSync } from 'node:crypto'

/** A hash only this installation can make: 64 hexadecimal digits for a text and the purpose it serves. */
export type KeyedHash = {
  (purpose: string, text: string): string
  /** Under each key there is, the present one first: for what was hashed before the key was changed. */
  each: (purpose: string, text: string) => string[]
}

/**
 * HMAC-SHA-256 under a key derived from `secret`, 32 bytes. For what can be guessed, such as a mail address or a six-digit
 * code: the person who reads the database alone cannot try all of them. `former` are secrets of before. Throws for one of
 * another length.
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
