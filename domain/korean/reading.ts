const digitReadings = ['영', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구']
const smallUnits = ['', '십', '백', '천']
// Every fourth power of ten has its own name: 10⁴ 만, 10⁸ 억, 10¹² 조, 10¹⁶ 경, 10²⁰ 해.
const largeUnits = ['만', '억', '조', '경', '해']
const letterReadings = new Map([
  ['L', '엘'],
  ['M', '엠'],
  ['N', '엔'],
  ['R', '알'],
])
const symbolReadings = new Map([
  ['%', '트'],
  ['°', '도'],
  ['+', '스'],
  ['#', '샵'],
])
// Single characters for units and fractions that are read as words: 제곱미터, 킬로그램, 이분의 일.
const signReadings = new Map([
  ...[...'㎜㎝㎞㎡㎢㎥ℓ㎖㎗㎘'].map((sign) => [sign, '터'] as const),
  ...[...'㎎㎏'].map((sign) => [sign, '램'] as const),
  ...[...'℃℉'].map((sign) => [sign, '도'] as const),
  ...[...'½⅓¼'].map((sign) => [sign, '일'] as const),
  ['㏊', '르'],
  ['⅔', '이'],
  ['¾', '삼'],
  ['㎐', '츠'],
  ['№', '버'],
  // Legal forms of a company in Hanja: ㈱ and (株), ㈲, ㈳, ㈶.
  ['株', '주'],
  ['有', '유'],
  ['社', '사'],
  ['財', '재'],
])
const currencyReadings = new Map([
  ['$', '러'],
  ['₩', '원'],
])
// Words with a Korean reading that their letters do not suggest, in capitals or not: 체크, 깃허브, 앱, 집, 제이펙,
// 알에이알.
const wordReadings = new Map([
  ['check', '크'],
  ['hub', '브'],
  ['github', '브'],
  ['kit', '트'],
  ['bit', '트'],
  ['set', '트'],
  ['type', '입'],
  ['app', '앱'],
  ['web', '웹'],
  ['shop', '숍'],
  ['me', '미'],
  ['zip', '집'],
  ['jpeg', '펙'],
  ['rar', '알'],
])
// Names whose number is read in English: 엠피스리, 에스스리.
const englishNumber = /(?<![\p{L}\p{N}])(?:mp|s)3$/iu
const THREE_IN_ENGLISH = '리'
// The last Korean sound of an English ending; the first match counts, all other endings are vowels.
const endings: readonly [RegExp, string][] = [
  [/le?$/, '을'],
  [/me?$/, '음'],
  [/ng$/, '응'],
  [/ne?$/, '은'],
  [/(?:ck|ook|(?:^|[^aeiou])[aeiou][kc])$/, '윽'],
  [/(?:^|[^aeiou])[aeiou]pp?$|oup$/, '읍'],
  [/(?:^|[^aeiou])[aeiou]b$/, '읍'],
  [/(?:^|[^aeiou])[aeiou]tt?$/, '읏'],
]
const OPEN = '으'
const ACRONYM_LENGTH = 4
const soundedCharacter = /^[\p{L}\p{N}]$/u
// Characters in a circle, brackets or a square, and letters of another width: ㈜, ①, Ⓐ, ㈎, ％, ㏇. Marks such as ™ are
// skipped.
const enclosedCharacters =
  /[\u2460-\u24ff\u3200-\u33ff\uff01-\uffee\u{1f100}-\u{1f1ff}\u{1f200}-\u{1f265}\u2160-\u217f]/gu
const hangul = /^[가-힣ㅏ-ㅣ]$/
// A single consonant, which is read by its Korean name. All these names end with a consonant: 기역, 리을, 히읗.
const consonant = /^[ㄱ-ㅎ\u1100-\u1112]$/
const rieul = /^[ㄹ\u1105]$/
const kana = /^[\p{Script=Hiragana}\p{Script=Katakana}ー]$/u
const closedKana = /^[んンﾝ]$/
const latin = /^\p{Script=Latin}$/u

/** The end of a word when read aloud: a syllable, nothing, or unknown. */
export type Ending = { syllable: string } | 'silent' | 'unknown'

/**
 * The end of a word when read aloud in Korean: a Hangul syllable with the same final sound, 'silent' if
 * nothing is pronounced, or 'unknown' for other scripts, such as Hanja. Brackets, quotes and other marks at
 * the end are ignored. Digits are read as a number, short words in capitals and words without a vowel (png,
 * html, kr) letter by letter, other Latin words by their ending.
 */
export function endingOf(word: string): Ending {
  const characters = [...plainOf(word)]
  while (characters.length > 0 && !isPronounceable(characters)) characters.pop()
  const last = characters.at(-1)
  if (last === undefined) return 'silent'
  const sign = signReadings.get(last) ?? symbolReadings.get(last)
  if (sign !== undefined) return { syllable: sign }
  if (/^\d$/.test(last)) return { syllable: currencyReading(characters) ?? numberReading(characters) ?? OPEN }
  if (latin.test(last)) return { syllable: latinReading(characters) }
  if (kana.test(last)) return { syllable: closedKana.test(last) ? '은' : OPEN }
  if (consonant.test(last)) return { syllable: rieul.test(last) ? '을' : '음' }
  return hangul.test(last) ? { syllable: last } : 'unknown'
}

/**
 * Returns a word with enclosed characters written plainly: "한빛㈜" becomes "한빛(주)", "①" becomes "1". Signs with a
 * reading of their own are not changed.
 */
const plainOf = (word: string): string =>
  word
    .normalize('NFC')
    .replace(enclosedCharacters, (sign) => (signReadings.has(sign) ? sign : sign.normalize('NFKC')))
    .normalize('NFC')

function isPronounceable(characters: readonly string[]): boolean {
  const [last = '', before = ''] = [characters.at(-1), characters.at(-2)]
  // Plus and sharp are read only after a letter, as in "C#" and "LTE+".
  if (last === '+' || last === '#') return /[\p{L}\p{N}+]/u.test(before)
  return soundedCharacter.test(last) || symbolReadings.has(last) || signReadings.has(last)
}

function currencyReading(characters: readonly string[]): string | undefined {
  const sign = characters.find((character) => character !== '-') ?? ''
  return /^-?[$₩][\d,.]+$/.test(characters.join('')) ? currencyReadings.get(sign) : undefined
}

function numberReading(characters: readonly string[]): string | undefined {
  if (englishNumber.test(characters.join(''))) return THREE_IN_ENGLISH
  const digits = trailingCharacters(characters, /^[\d,]$/).filter((character) => character !== ',')
  const significant = digits.findLastIndex((digit) => digit !== '0')
  const zeros = digits.length - 1 - significant
  if (significant < 0) return digitReadings[0]
  if (zeros === 0) return digitReadings[Number(digits[significant])]
  return smallUnits[zeros] ?? largeUnits[Math.min(Math.floor(zeros / 4), largeUnits.length) - 1]
}

function latinReading(characters: readonly string[]): string {
  const letters = trailingCharacters(characters, latin)
    .map((character) => character.normalize('NFD').charAt(0))
    .join('')
  const lowerCaseWord = letters.toLowerCase()
  const knownReading = wordReadings.get(lowerCaseWord)
  if (knownReading !== undefined) return knownReading
  const isAcronym = letters === letters.toUpperCase() && letters.length <= ACRONYM_LENGTH
  const isSpelled = isAcronym || letters.length === 1 || !/[aeiouy]/.test(lowerCaseWord)
  if (isSpelled) return letterReadings.get(letters.slice(-1).toUpperCase()) ?? OPEN
  return endings.find(([ending]) => ending.test(lowerCaseWord))?.[1] ?? OPEN
}

function trailingCharacters(characters: readonly string[], kind: RegExp): string[] {
  const start = characters.findLastIndex((character) => !kind.test(character)) + 1
  return characters.slice(start)
}
