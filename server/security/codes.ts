import { randomInt, timingSafeEqual } from 'node:crypto'
import type { KeyedHash } from './keyed-hash.ts'
import { hashToken } from './tokens.ts'

const DIGITS = 6

/** A code for a message: six digits, each as likely as the next. */
export function newSmsCode(): string {
  return String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
}

/** What the database keeps of a sent code, bound to its challenge. */
export function hashSmsCode(hash: KeyedHash, challengeId: string, code: string): string {
  return hash('sms-code', `${challengeId}:${code}`)
}

/** What the database keeps of a recovery code: case, blanks and hyphens do not count. The code is long and random. */
export function hashRecoveryCode(code: string): string {
  return hashToken(code.replace(/[\s-]/g, '').toUpperCase())
}

/** Compares two hashes in the same time whatever they are. */
export function isSameHash(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
