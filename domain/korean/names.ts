import { typedLine } from '../typed/typed-text.ts'

/** The maximum number of characters of a person's name. */
export const MAX_NAME = 100

// Single Hangul letters, which are unfinished syllables. The middle dot of Korean keyboards (U+318D) is not among
// them, although Unicode counts it as a letter.
const unfinishedLetters = '\\u3131-\\u318c\\u318e\\uffa1-\\uffdc'
const letter = `(?![${unfinishedLetters}\\u318d])\\p{L}`
const dots = '·ㆍ・‧•'
const apostrophes = "'’‘ʼ"
const nameCharacterPattern = new RegExp(`^(?:${letter}|[\\p{M} ${dots}${apostrophes}.‐‑-])$`, 'u')
const nameStartPattern = new RegExp(`^(?:${letter}|[${apostrophes}])$`, 'u')
const nameEndPattern = new RegExp(`^(?:${letter}|[\\p{M}${apostrophes}.])$`, 'u')
const letters = new RegExp(letter, 'u')

/** Normalizes a name for comparing and encoding: composed, trimmed, one blank between words. */
export const normalizeName = typedLine

/**
 * The characters that a person's name may not contain, each once, in their order. Allowed are letters and
 * marks of any script (Unicode's L and M), and blanks, apostrophes, hyphens, middle dots and periods between
 * them. Family and given name are not split.
 */
export function invalidNameCharacters(text: string): string[] {
  const characters = [...normalizeName(text)]
  const hasLetter = characters.some((character) => letters.test(character))
  const invalidCharacters = characters.filter(
    (character, index) =>
      !hasLetter ||
      !nameCharacterPattern.test(character) ||
      (index === 0 && !nameStartPattern.test(character)) ||
      (index === characters.length - 1 && !nameEndPattern.test(character)),
  )
  return [...new Set(invalidCharacters)]
}

/** The reason why a text is not a valid name: empty, too long, or with characters that are not allowed. */
export type NameMistake = 'missing' | 'long' | 'characters'

/**
 * Returns the mistake in a typed name, or undefined. A valid name has at least one letter, at most `MAX_NAME`
 * characters, and allowed characters only.
 */
export function mistakeInName(text: string): NameMistake | undefined {
  const name = normalizeName(text)
  if (name === '') return 'missing'
  if (invalidNameCharacters(name).length > 0) return 'characters'
  return [...name].length > MAX_NAME ? 'long' : undefined
}

/** Whether a typed text is a person's name once normalized. */
export const isPersonName = (text: string): boolean => mistakeInName(text) === undefined
