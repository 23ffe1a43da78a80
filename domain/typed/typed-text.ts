// Matches a text that normalization does not change.
const unchangedTextPattern = /^(?:[!-~](?:[ -~]*[!-~])?)?$/
const blanks = /[\p{Zs}\t]/gu
const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g
// NUL is not removed, so that later checks refuse the text.
const controls = /(?![\0\n])\p{Cc}/gu
// Joiners have a meaning between letters of joining scripts (Unicode 16, section 23.2).
const joining =
  '\\p{sc=Arab}\\p{sc=Deva}\\p{sc=Beng}\\p{sc=Taml}\\p{sc=Telu}\\p{sc=Mlym}\\p{sc=Sinh}\\p{sc=Khmr}\\p{sc=Mymr}'
// Invisible characters with a meaning: joiners in an emoji or a joining script, variation selectors of a
// letter or an emoji, the letters of a flag.
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
 * Returns the normalized form of a text that was typed, pasted or taken from a link. Hangul and accents are composed
 * (NFC), blanks and line breaks are of one kind, and the text is trimmed. Invisible characters are removed: control
 * characters, direction marks, zero-width spaces, fillers. NUL and lone surrogates remain, for
 * `hasForbiddenCharacters` to find. Normalizing twice changes nothing.
 */
export function typedText(text: string): string {
  if (unchangedTextPattern.test(text)) return text
  return text
    .normalize('NFC')
    .replace(lineEnds, '\n')
    .replace(blanks, ' ')
    .replace(controls, '')
    .replace(invisible, '$1')
    .normalize('NFC')
    .trim()
}

/** Like `typedText`, on one line with one blank between words. */
export const typedLine = (text: string): string => typedText(text).replace(/\s+/g, ' ')

/**
 * Like `typedText` for a number, a code or a mail address: full-width letters and digits of East Asian
 * keyboards become ASCII.
 */
export const typedCode = (text: string): string =>
  typedText(text)
    .replace(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(otherDots, '.')
    .trim()

/** Whether a text has no visible characters. */
export const isBlank = (text: string): boolean => typedText(text) === ''
