const letter = '가-힣A-Za-z\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u024f'
const pattern = new RegExp(`^[${letter}][${letter} ·]{0,18}[${letter}]$`)

/** The one spelling of a name, for comparing and encoding: NFC, trimmed, one blank between words. */
export function normalizeName(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ')
}

/**
 * Whether a typed text is a person's name once normalized: 2 to 20 characters, Hangul or Latin letters, with
 * blanks and middle dots between them. Family and given name are not split.
 */
export function isPersonName(text: string): boolean {
  return pattern.test(normalizeName(text))
}
