import { createHmac, hkdfSync } from 'node:crypto'
import type { BoxKey } from './secret-box.ts'

/** A hash only this installation can make: 64 hexadecimal digits for a text and the purpose it serves. */
export type KeyedHash = (purpose: string, text: string) => string

/**
 * HMAC-SHA-256 under a key derived from the current encryption key. For what can be guessed, such as a mail address or
 * a six-digit code: the person who reads the database alone cannot try all of them.
 */
export function createKeyedHash(keys: readonly BoxKey[]): KeyedHash {
  const [current] = keys
  if (!current) throw new Error('A keyed hash needs at least one key.')
  const key = Buffer.from(hkdfSync('sha256', current.key, Buffer.alloc(0), 'keyed-hash', 32))
  return (purpose, text) => createHmac('sha256', key).update(`${purpose}\0${text}`, 'utf8').digest('hex')
}
