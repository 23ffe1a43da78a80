import { disassemble } from 'es-hangul'
import { typedLine } from '../typed/typed-text.ts'

/** Names that a company must not resemble: those of the product and of its operator. */
export type ReservedNames = { brands: readonly string[]; operatorName: string }

// Maps characters to the Latin letters that they look like (Unicode TR 39, confusables), after width, circles and
// accents are removed.
const latinLookAlikes: Readonly<Record<string, string>> = Object.fromEntries([
  ...[...'аеорсухіјѕкмтвнԁԛԝɡɩι'].map((letter, index) => [letter, 'aeopcyxijskmtbhdqwgii'[index]!] as const),
  ...[...'αορνκτ01|l'].map((letter, index) => [letter, 'aopvktoiii'[index]!] as const),
])
const LEADING = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const FIRST_LEADING = 0x1100
const VOWELS = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'
const FIRST_VOWEL = 0x1161
// Maps each letter to a letter that sounds or looks like it, for spellings such as 빛장, 빚장, 빗쟝, 빗짱.
const lookAlikes: Readonly<Record<string, string>> = {
  ㄲ: 'ㄱ',
  ㄸ: 'ㄷ',
  ㅃ: 'ㅂ',
  ㅆ: 'ㅅ',
  ㅉ: 'ㅅ',
  ㅈ: 'ㅅ',
  ㅊ: 'ㅅ',
  ㅑ: 'ㅏ',
  ㅕ: 'ㅓ',
  ㅛ: 'ㅗ',
  ㅠ: 'ㅜ',
  ㅔ: 'ㅐ',
}
const legalForms = [
  '주식회사',
  '유한책임회사',
  '유한회사',
  '합자회사',
  '합명회사',
  '사단법인',
  '재단법인',
  '(주)',
  '(유)',
  '(사)',
  '(재)',
  'inc',
  'corp',
  'co.,ltd',
  'ltd',
]
const officialWords = [
  '고객',
  '지원',
  '센터',
  '상담',
  '운영',
  '관리자',
  '관리',
  '보안',
  '결제',
  '청구',
  '정산',
  '환불',
  '인증',
  '로그인',
  '공식',
  '본사',
  '서비스',
  '알림',
  '공지',
  '안내',
  '사무국',
  '담당자',
  '담당',
  '체험판',
  '팀',
  '부',
  '님',
  '코리아',
  '한국',
  'support',
  'help',
  'desk',
  'service',
  'admin',
  'security',
  'billing',
  'official',
  'team',
  'center',
  'korea',
]

/**
 * Returns the letters of a name in a form for comparison, without differences of width, circles, spaces, dots and
 * single Hangul letters, and with look-alikes of Latin letters replaced.
 */
function lettersOf(name: string): string {
  const cleanedName = typedLine(name)
    .replaceAll('ㆍ', '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFC')
  return [...disassemble(cleanedName.toLowerCase())]
    .map((letter) => {
      const point = letter.codePointAt(0)!
      return (
        LEADING[point - FIRST_LEADING] ?? VOWELS[point - FIRST_VOWEL] ?? latinLookAlikes[letter] ?? letter
      )
    })
    .filter((letter) => /[\p{L}\p{N}]/u.test(letter))
    .join('')
}

const replaceLookAlikes = (letters: string): string =>
  [...letters].map((letter) => lookAlikes[letter] ?? letter).join('')

/**
 * Returns the letters of a name in a form for comparison, without the legal form of a company and without words such
 * as 고객센터 at the end.
 */
function distinctiveLetters(name: string): string {
  const withoutForms = legalForms.reduce(
    (text, form) => text.replaceAll(form, ' '),
    typedLine(name).normalize('NFKC').toLowerCase(),
  )
  let core = lettersOf(withoutForms)
  const letterWords = officialWords.map(lettersOf)
  for (let word = endOf(core, letterWords); word !== undefined; word = endOf(core, letterWords))
    core = core.slice(0, -word.length)
  return replaceLookAlikes(core)
}

const endOf = (text: string, words: readonly string[]): string | undefined =>
  words.find((word) => text.length > word.length && text.endsWith(word))

/**
 * Whether a company name could be confused with the product or its operator. This is the case if the name contains a
 * brand, or equals one of the reserved names when spaces, the legal form, words such as "고객센터", and letters that look
 * or sound alike are ignored.
 */
export function isConfusableWithOperator(
  companyName: string,
  { brands, operatorName }: ReservedNames,
): boolean {
  const letters = lettersOf(companyName)
  const core = distinctiveLetters(companyName)
  return (
    brands.some((brand) => letters.includes(lettersOf(brand))) ||
    [...brands, operatorName].some((name) => core !== '' && core === distinctiveLetters(name))
  )
}
