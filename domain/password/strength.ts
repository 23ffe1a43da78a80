import { type PasswordOwner, passwordWeakness } from './rules.ts'

export type Strength = 'weak' | 'fair' | 'good' | 'strong'

const characterClasses: readonly [RegExp, number][] = [
  [/[0-9]/, 10],
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[가-힣]/, 2_000],
  [/[^0-9a-zA-Z가-힣]/, 33],
]
const steps: readonly [number, Strength][] = [
  [80, 'strong'],
  [60, 'good'],
  [0, 'fair'],
]

/**
 * Returns the strength that is shown while a password is typed: weak until the rules accept the password, then by the
 * number of bits to guess if only its classes of characters are known. A repeated character counts half.
 */
export function passwordStrength(password: string, owner: PasswordOwner = {}): Strength {
  if (passwordWeakness(password, owner) !== undefined) return 'weak'
  const text = password.normalize('NFC')
  const characters = Array.from(text)
  const pool = characterClasses.reduce((sum, [sort, size]) => sum + (sort.test(text) ? size : 0), 0)
  const distinctCount = new Set(characters).size
  const bits = (distinctCount + (characters.length - distinctCount) / 2) * Math.log2(pool)
  return steps.find(([least]) => bits >= least)![1]
}
