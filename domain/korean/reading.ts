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
  ['℃', '도'],
])
const currencyReadings = new Map([
  ['$', '러'],
  ['₩', '원'],
])
// Words whose Korean form is not what their letters or their ending suggest, in capitals or not: 체크, 깃허브, 앱, 집, 제이펙, 알에이알.
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
// How the ending of an English word closes its last Korean syllable, the first match counts; all else ends open.
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
const sounded = /^[\p{L}\p{N}]$/u
const latin = /^\p{Script=Latin}$/u

/**
 * One Hangul syllable that ends as the word does when it is read aloud in Korean, or undefined when nothing
 * in it is read. Brackets, quotes and other marks at the end are passed over; digits are read as a number,
 * short capital words and what has no vowel (png, html, kr) letter by letter, other Latin words by their ending.
 */
export function lastSyllable(word: string): string | undefined {
  const characters = [...word.normalize('NFC')]
  while (characters.length > 0 && !isSounded(characters.at(-1))) characters.pop()
  const last = characters.at(-1)
  if (last === undefined) return undefined
  const symbol = symbolReadings.get(last)
  if (symbol !== undefined) return symbol
  if (/^\d$/.test(last)) return currencyReading(characters) ?? numberReading(characters)
  return latin.test(last) ? latinReading(characters) : last
}

function isSounded(character: string | undefined): boolean {
  return character !== undefined && (sounded.test(character) || symbolReadings.has(character))
}

function currencyReading(characters: readonly string[]): string | undefined {
  const sign = characters.find((character) => character !== '-') ?? ''
  return /^-?[$₩][\d,.]+$/.test(characters.join('')) ? currencyReadings.get(sign) : undefined
}

function numberReading(characters: readonly string[]): string | undefined {
  if (englishNumber.test(characters.join(''))) return THREE_IN_ENGLISH
  const digits = trailing(characters, /^[\d,]$/).filter((character) => character !== ',')
  const significant = digits.findLastIndex((digit) => digit !== '0')
  const zeros = digits.length - 1 - significant
  if (significant < 0) return digitReadings[0]
  if (zeros === 0) return digitReadings[Number(digits[significant])]
  return smallUnits[zeros] ?? largeUnits[Math.min(Math.floor(zeros / 4), largeUnits.length) - 1]
}

function latinReading(characters: readonly string[]): string {
  const letters = trailing(characters, latin)
    .map((character) => character.normalize('NFD').charAt(0))
    .join('')
  const lower = letters.toLowerCase()
  const known = wordReadings.get(lower)
  if (known !== undefined) return known
  const isAcronym = letters === letters.toUpperCase() && letters.length <= ACRONYM_LENGTH
  const isSpelled = isAcronym || letters.length === 1 || !/[aeiouy]/.test(lower)
  if (isSpelled) return letterReadings.get(letters.slice(-1).toUpperCase()) ?? OPEN
  return endings.find(([ending]) => ending.test(lower))?.[1] ?? OPEN
}

function trailing(characters: readonly string[], kind: RegExp): string[] {
  const start = characters.findLastIndex((character) => !kind.test(character)) + 1
  return characters.slice(start)
}
