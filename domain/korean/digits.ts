import { typedSign } from '../typed/typed-text.ts'

// Between digits people type blanks, dots, brackets and a dozen kinds of hyphen.
const separators = /[\s\p{Pd}\u2212.()]/gu

/**
 * A typed number without blanks, hyphens, dots and brackets, full-width digits narrowed. Anything else stays.
 */
export function digitsOf(text: string): string {
  return typedSign(text).normalize('NFKC').replace(separators, '')
}
