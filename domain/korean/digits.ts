import { typedCode } from '../typed/typed-text.ts'

// Separators that people type between digits: blanks, dots, brackets and a dozen kinds of hyphen.
const separators = /[\s\p{Pd}\u2212.()]/gu

/**
 * A typed number without blanks, hyphens, dots and brackets, with full-width digits converted to ASCII. Other
 * characters are not changed.
 */
export function digitsOf(text: string): string {
  return typedCode(text).normalize('NFKC').replace(separators, '')
}
