// A private-use character, which has no standard meaning (Unicode 23.5). It replaces an ampersand while the text is
// parsed.
const STAND_IN = '\uE000'
// An ampersand before a name. An ampersand after an odd number of backslashes is already escaped, so it does not
// match.
const ampersandBeforeName = /(?<=(?<!\\)(?:\\\\)*)&(?=[0-9A-Za-z]{1,31};)/g
const hiddenName = new RegExp(`${STAND_IN}([0-9A-Za-z]{1,31});`, 'g')

const characters: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  copy: '©',
  reg: '®',
  trade: '™',
  hellip: '…',
  middot: '·',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  times: '×',
  divide: '÷',
  larr: '←',
  rarr: '→',
  deg: '°',
}

/**
 * Hides named character references, such as `&amp;`, from the parser. In browsers the parser would decode them
 * through innerHTML, which Trusted Types forbid, and elsewhere with a table of two thousand names.
 */
export function maskNamedCharacters(markdown: string): string {
  return markdown.replaceAll(STAND_IN, '').replaceAll(ampersandBeforeName, STAND_IN)
}

/** Decodes the common named character references of a parsed text, such as `&nbsp;`. Unknown names stay unchanged. */
export function decodeNamedCharacters(text: string): string {
  return text.replaceAll(hiddenName, (_, name: string) =>
    Object.hasOwn(characters, name) ? characters[name]! : `&${name};`,
  )
}

/** Restores the ampersands in code, where named character references have no meaning. */
export function unmaskAmpersands(code: string): string {
  return code.replaceAll(STAND_IN, '&')
}
