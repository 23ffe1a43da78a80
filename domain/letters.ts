import { typedText } from './typed/typed-text.ts'

/** How many characters a text has without the space around it, as it is stored: a Hangul syllable is one, however it was typed. */
export const lettersIn = (text: string): number => [...typedText(text)].length
