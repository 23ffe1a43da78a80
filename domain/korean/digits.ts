import { typedCode } from '../typed/typed-text.ts'

// Separators that people type between digits: blanks, dots, brackets and a dozen kinds of hyphen.
const separators = /[\s\p{Pd}\u2212.()]/gu

/**
 * Removes blanks, hyphens, dots and brackets from a typed number, and converts full-width digits to ASCII. Other
 * characters are not changed.
 */
export function digitsOf(text: string): string {
  return typedCode(text).normalize('NFKC').replace(separators, '')
}
