// A character without a meaning in any text (Unicode 23.5), which replaces an ampersand while the text is
// parsed.
const STAND_IN = '\uE000'
// After an even number of backslashes; after an odd one the ampersand is escaped already.
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
 * Hides named characters, such as `&amp;`, from the parser: in browsers it would decode them through
 * innerHTML, which Trusted Types forbid, and elsewhere with a table of two thousand.
 */
export function maskNamedCharacters(markdown: string): string {
  return markdown.replaceAll(STAND_IN, '').replaceAll(ampersandBeforeName, STAND_IN)
}

/** Replaces the common named characters of a parsed text. Unknown names stay unchanged. */
export function readNames(text: string): string {
  return text.replaceAll(hiddenName, (_, name: string) =>
    Object.hasOwn(characters, name) ? characters[name]! : `&${name};`,
  )
}

/** Restores the ampersands in code, where named characters have no meaning. */
export function showNames(code: string): string {
  return code.replaceAll(STAND_IN, '&')
}
