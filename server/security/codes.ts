import { randomInt, timingSafeEqual } from 'node:crypto'
import type { KeyedHash } from './keyed-hash.ts'

const DIGITS = 6

/** A code for a message: six digits, each as likely as the next. */
export function newSmsCode(): string {
  return String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
}

// No letter or digit that may be taken for another one; 32 of them, so every byte is worth the same.
const RECOVERY_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const RECOVERY_GROUPS = 3
const RECOVERY_GROUP = 4

/** A recovery code: twelve letters and digits in groups of four, 60 bits. */
export function newRecoveryCode(): string {
  const letter = () => RECOVERY_LETTERS[randomInt(RECOVERY_LETTERS.length)]!
  const group = () => Array.from({ length: RECOVERY_GROUP }, letter).join('')
  return Array.from({ length: RECOVERY_GROUPS }, group).join('-')
}

/** What a code of a challenge is sent for: to get in or to show once more who one is, or to leave for good. */
export type CodeUse = 'ENTRY' | 'LEAVING'

/** What a code of a challenge is bound to, so that one that was sent for one use is wrong for the other. */
export const boundTo = (challengeId: string, use: CodeUse): string =>
  use === 'LEAVING' ? `leaving:${challengeId}` : challengeId

/** What the database keeps of a sent code, bound to its challenge. */
export function hashSmsCode(hash: KeyedHash, challengeId: string, code: string): string {
  return hash('sms-code', `${challengeId}:${code}`)
}

const plainCode = (code: string) => code.replace(/[\s-]/g, '').toUpperCase()

/** What the database keeps of a recovery code: case, blanks and hyphens do not count. */
export function hashRecoveryCode(hash: KeyedHash, code: string): string {
  return hash('recovery-code', plainCode(code))
}

/** The hashes of a recovery code that the database may contain: a code outlives a change of the key. */
export function hashesOfRecoveryCode(hash: KeyedHash, code: string): string[] {
  return hash.each('recovery-code', plainCode(code))
}

/** Compares two hashes in the same time whatever they are. */
export function isSameHash(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
