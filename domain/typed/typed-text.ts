// A text that every rule below leaves as it is.
const plain = /^(?:[!-~](?:[ -~]*[!-~])?)?$/
const blanks = /[\p{Zs}\t]/gu
const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g
// NUL stays, so that it is refused instead of passed over.
const controls = /(?![\0\n])\p{Cc}/gu
// Joiners mean something between letters of scripts that join (Unicode 16, section 23.2).
const joining =
  '\\p{sc=Arab}\\p{sc=Deva}\\p{sc=Beng}\\p{sc=Taml}\\p{sc=Telu}\\p{sc=Mlym}\\p{sc=Sinh}\\p{sc=Khmr}\\p{sc=Mymr}'
// What means something where it is: a joiner in an emoji or such a script, the variation of a letter or an emoji, the letters of a flag.
const meaningful = [
  '(?<=\\p{Extended_Pictographic}[\\ufe0f\\p{Emoji_Modifier}]?)\\u200d(?=\\p{Extended_Pictographic})',
  `(?<=[${joining}])[\\u200c\\u200d](?=[${joining}])`,
  '(?<=[\\p{Emoji}\\p{sc=Han}])[\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]',
  '(?<=\\u{1f3f4}[\\u{e0020}-\\u{e007e}]*)[\\u{e0020}-\\u{e007f}]',
]
const invisible = new RegExp(
  `(${meaningful.join('|')})|\\p{Default_Ignorable_Code_Point}|[\\ufff9-\\ufffb]`,
  'gu',
)
const fullWidth = /[\uff01-\uff5e]/g
const FULL_WIDTH_OFFSET = 0xfee0
const otherDots = /[\u3002\uff61]/g

/**
 * The one form of a text that a person typed, pasted or followed a link with: Hangul and accents composed (NFC), one kind of
 * blank and of line end, nothing around it, and without what cannot be seen: control characters, direction marks, zero-width
 * spaces, fillers. NUL and halves of a character stay, for `hasForbiddenCharacters`. Doing it twice changes nothing.
 */
export function typedText(text: string): string {
  if (plain.test(text)) return text
  return text
    .normalize('NFC')
    .replace(lineEnds, '\n')
    .replace(blanks, ' ')
    .replace(controls, '')
    .replace(invisible, '$1')
    .normalize('NFC')
    .trim()
}

/** As `typedText`, on one line with one blank between words. */
export const typedLine = (text: string): string => typedText(text).replace(/\s+/g, ' ')

/** As `typedText` for a number, a code or a mail address: letters and digits of East Asian keyboards become those of ASCII. */
export const typedSign = (text: string): string =>
  typedText(text)
    .replace(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(otherDots, '.')
    .trim()

/** Whether nothing that can be seen was typed. */
export const isBlank = (text: string): boolean => typedText(text) === ''
