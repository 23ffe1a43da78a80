import { randomInt, timingSafeEqual } from 'node:crypto'
import type { KeyedHash } from './keyed-hash.ts'

const DIGITS = 6

/** Creates a code for a message: six random digits. */
export function newSmsCode(): string {
  return String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
}

// The letters and digits of recovery codes, without those that look alike; there are 32, so random bytes map to them
// evenly.
const RECOVERY_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const RECOVERY_GROUPS = 3
const RECOVERY_GROUP = 4

/** Creates a recovery code: twelve letters and digits in groups of four, 60 bits. */
export function newRecoveryCode(): string {
  const randomLetter = () => RECOVERY_LETTERS[randomInt(RECOVERY_LETTERS.length)]!
  const randomGroup = () => Array.from({ length: RECOVERY_GROUP }, randomLetter).join('')
  return Array.from({ length: RECOVERY_GROUPS }, randomGroup).join('-')
}

/** The use of a challenge's code: for a login or a fresh proof of identity, or for a withdrawal. */
export type CodeUse = 'ENTRY' | 'LEAVING'

/** Returns the text to which a code's hash is bound, so that a code for one use is wrong for the other. */
export const boundTo = (challengeId: string, use: CodeUse): string =>
  use === 'LEAVING' ? `leaving:${challengeId}` : challengeId

/** Returns the stored hash of a sent code, bound to its challenge. */
export function hashSmsCode(hash: KeyedHash, challengeId: string, code: string): string {
  return hash('sms-code', `${challengeId}:${code}`)
}

const plainCode = (code: string) => code.replace(/[\s-]/g, '').toUpperCase()

/** Returns the stored hash of a recovery code; case, blanks and hyphens are ignored. */
export function hashRecoveryCode(hash: KeyedHash, code: string): string {
  return hash('recovery-code', plainCode(code))
}

/**
 * Returns the hashes that the database may have for a recovery code: a code stays valid after a change of the key.
 */
export function hashesOfRecoveryCode(hash: KeyedHash, code: string): string[] {
  return hash.each('recovery-code', plainCode(code))
}

/** Compares two hashes in constant time. */
export function isSameHash(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
