import { dictionary } from '@zxcvbn-ts/language-common'

// Common passwords that are rare in lists of leaked passwords: Korean typed on a Latin keyboard or romanized, and
// common words and keyboard sequences, with their usual suffixes.
const commonWords = `
  password passwd passcode letmein welcome admin administrator master superman batman iloveyou princess sunshine
  football baseball basketball soccer monkey dragon shadow michael jennifer jordan hunter secret login access
  summer winter spring autumn flower freedom whatever trustno charlie internet computer samsung google apple naver
  kakao hello mustang starwars pokemon pikachu chocolate cookie banana orange cheese coffee thunder killer ginger
  test testing guest root user default changeme temp temporary manager office company korea seoul busan daehan
  saranghae sarang annyeong hangul minguk daehanminguk bimilbeonho bimil gajok chingu haengbok yeppeun
  portal security service system server database
  dkssud dkssudgktpdy tkfkd tkfkdgo tkfkdgody ehdgoanf qlalf qlalfqjsgh rkwhr clsrn gksrnr gksrmf eogksalsrnr tjdnf
  qntks rlacl dhkd djaak dkQk tjstodsla gkrry ghltk gkswndml qkqh ckdrn anstjr
  사랑해 사랑합니다 비밀번호 안녕하세요 대한민국 우리가족 행복하자`
  .trim()
  .split(/\s+/)

const keyboardWalks = `
  qwerty qwertyui qwertyuiop asdfgh asdfghjk asdfghjkl zxcvbn zxcvbnm 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 qazwsx
  qazwsxedc q1w2e3 q1w2e3r4 q1w2e3r4t5 qweasd qweasdzxc asdqwe asdzxc zaq12wsx zaq1xsw2 qwaszx wasdwasd azerty poiuytrewq
  lkjhgfdsa mnbvcxz 147258369 159357 147852 741852963 963852741 123qwe qwe123 123asd abc123 abcabc 123123 112233 121212
  131313 696969 7777777 1004 10041004 486486 18181818 qwer asdf zxcv qwerasdf asdfqwer qwerasdfzxcv ㅂㅈㄷㄱ ㅁㄴㅇㄹ`
  .trim()
  .split(/\s+/)

const years = Array.from({ length: 90 }, (_, index) => String(1950 + index))
const endings = [
  '',
  '!',
  '!!',
  '@',
  '#',
  '*',
  '.',
  '~',
  '1',
  '2',
  '7',
  '12',
  '11',
  '00',
  '01',
  '77',
  '99',
  '123',
  '321',
  '111',
  '000',
  '486',
  '1004',
  '1212',
  '1234',
  '12345',
  '123456',
  '1111',
  '0000',
  '7777',
  '1!',
  '!@',
  '!@#',
  '1!@',
  '12!',
  '12!@',
  '123!',
  '123!@',
  '123!@#',
  '1234!',
  '1234!@',
  ...years,
  ...years.map((year) => `${year}!`),
]

const likeLetters: Record<string, string> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}

let list: Set<string> | undefined

/**
 * Returns the passwords that leaks have shown to be common (zxcvbn's list, 49 233) or that consist of a common word,
 * in lower case: about 85 000.
 */
function commonPasswords(): Set<string> {
  list ??= new Set([
    ...dictionary['passwords-common'],
    ...[...commonWords, ...keyboardWalks]
      .map((word) => word.toLowerCase())
      .flatMap((word) => [`${word}${word}`, ...endings.map((ending) => `${word}${ending}`)]),
  ])
  return list
}

/** Whether a text is a name written twice, or a name with an ending that many people add; both in lower case. */
function isNameWithEnding(text: string, name: string): boolean {
  if (name === '' || !text.startsWith(name)) return false
  const rest = text.slice(name.length)
  return rest === name || endings.includes(rest)
}

/**
 * Whether a password is common: it is on the list, is one of the given names with a usual suffix, or consists of at
 * most three different characters. Capitals, and digits for letters such as p4ssw0rd, make no difference.
 */
export function isCommonPassword(password: string, names: readonly string[] = []): boolean {
  const normalized = password.normalize('NFC').toLowerCase()
  const core = /^(.*?)([\d\W_]*)$/su.exec(normalized)
  const [, head = '', tail = ''] = core ?? []
  const decoded = `${lettersOf(head)}${tail}`
  if (new Set(normalized).size <= 3) return true
  const lowerNames = names.map((name) => name.normalize('NFC').toLowerCase().replaceAll(/\s/gu, ''))
  return [normalized, decoded, lettersOf(normalized)].some(
    (text) => commonPasswords().has(text) || lowerNames.some((name) => isNameWithEnding(text, name)),
  )
}

const lettersOf = (text: string) =>
  text.replaceAll(/[03457@$]/g, (character) => likeLetters[character] ?? character)
