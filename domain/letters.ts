import { typedText } from './typed/typed-text.ts'

/**
 * The number of characters of a text as it is stored, without surrounding space: a Hangul syllable is one,
 * whether or not it was typed composed.
 */
export const lettersIn = (text: string): number => [...typedText(text)].length
