const SUBSTITUTE = '□'
const [FIRST_BYTE, LAST_BYTE] = [0xa1, 0xfe]
const ascii = /^[\n\x20-\x7e]$/
// What has a near likeness in the alphabet and no decomposition.
const likeness: Readonly<Record<string, string>> = {
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

/** The two-byte characters of KS X 1001, which every phone and carrier in Korea takes. */
function ksx1001(): ReadonlySet<string> {
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
 * A text in the alphabet of text messages: ASCII and KS X 1001. A letter that is not in it becomes its plain form, "é" an "e" and
 * "㎖" an "ml"; one without such a form is seen as "□", so that nothing is missing without a word.
 */
export function smsText(text: string): string {
  return [...graphemes.segment(text.normalize('NFC').replaceAll('\r\n', '\n'))]
    .map(({ segment }) => inAlphabet(segment))
    .join('')
}

function inAlphabet(letter: string): string {
  const isIn = (each: string) => ascii.test(each) || ksx1001().has(each)
  const plain = (each: string) =>
    likeness[each] ?? each.normalize('NFKD').replaceAll(/\p{M}/gu, '').normalize('NFC')
  for (const form of [letter, plain(letter)]) if (form !== '' && [...form].every(isIn)) return form
  return SUBSTITUTE
}
