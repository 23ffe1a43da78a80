const SUBSTITUTE = '□'
const [FIRST_BYTE, LAST_BYTE] = [0xa1, 0xfe]
const ascii = /^[\n\x20-\x7e]$/
// Similar characters of the alphabet for characters without a decomposition.
const similarCharacters: Readonly<Record<string, string>> = {
  '—': '-',
  '–': '-',
  '‐': '-',
  '‑': '-',
  '−': '-',
  '•': '·',
  '₩': '원',
}
const graphemes = new Intl.Segmenter('ko', { granularity: 'grapheme' })

let alphabet: ReadonlySet<string> | undefined

/** Returns the two-byte characters of KS X 1001, which every phone and carrier in Korea supports. */
function ksx1001Characters(): ReadonlySet<string> {
  if (alphabet) return alphabet
  const decoder = new TextDecoder('euc-kr')
  const characters = new Set<string>()
  for (let first = FIRST_BYTE; first <= LAST_BYTE; first += 1)
    for (let second = FIRST_BYTE; second <= LAST_BYTE; second += 1)
      characters.add(decoder.decode(Uint8Array.of(first, second)))
  characters.delete('\ufffd')
  return (alphabet = characters)
}

/**
 * Returns a text in the alphabet of text messages: ASCII and KS X 1001. Other letters are replaced by their plain
 * form, "é" by "e" and "㎖" by "ml", or else by "□", so that a missing letter is visible.
 */
export function smsText(text: string): string {
  return [...graphemes.segment(text.normalize('NFC').replaceAll('\r\n', '\n'))]
    .map(({ segment }) => toAlphabetLetter(segment))
    .join('')
}

function toAlphabetLetter(letter: string): string {
  const isIn = (each: string) => ascii.test(each) || ksx1001Characters().has(each)
  const toSmsAlphabet = (each: string) =>
    similarCharacters[each] ?? each.normalize('NFKD').replaceAll(/\p{M}/gu, '').normalize('NFC')
  for (const form of [letter, toSmsAlphabet(letter)]) if (form !== '' && [...form].every(isIn)) return form
  return SUBSTITUTE
}
