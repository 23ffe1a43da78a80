import type { TFunction } from 'i18next'
import { invalidNameCharacters, MAX_NAME, mistakeInName } from '#domain/korean/names.ts'

/** The maximum input of a name field. Pasted Hangul may be decomposed, with three letters per syllable. */
export const MAX_TYPED_NAME = 3 * MAX_NAME

/**
 * Returns the characters of a name that are not allowed, in readable form: invisible characters as their code points.
 */
export const invalidCharacters = (name: string): string =>
  invalidNameCharacters(name)
    .map((character) =>
      /[\p{C}\p{Z}]/u.test(character)
        ? `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`
        : character,
    )
    .join(' ')

/** Returns the error of a person's name, as a message; undefined for a valid name. */
export function nameError(t: TFunction<'personName'>, name: string): string | undefined {
  switch (mistakeInName(name)) {
    case 'missing':
      return t('missing')
    case 'long':
      return t('long', { most: MAX_NAME })
    case 'characters':
      return t('characters', { characters: invalidCharacters(name) })
    default:
      return undefined
  }
}
