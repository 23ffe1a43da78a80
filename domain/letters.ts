import { typedText } from './typed/typed-text.ts'

/**
 * Returns the number of characters of a text as it is stored, without surrounding space. A Hangul syllable is one
 * character, even if it was typed as separate letters.
 */
export const lettersIn = (text: string): number => [...typedText(text)].length
