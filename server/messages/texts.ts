import type { Brand } from '#server/brand/brand.ts'
import type { Mail } from './messages.ts'

/**
 * The placeholder of the brand's name in a message until the message is queued: a character that no name and no
 * keyboard has.
 */
export const BRAND = '\u{E000}'

/** Replaces the placeholders in a text by the name of the brand. */
export const nameBrand = (text: string, { brandName }: Pick<Brand, 'brandName'>): string =>
  text.replaceAll(BRAND, () => brandName)

/** Returns a validity period in words. Takes seconds; whole minutes are shown as minutes. */
export const timeInWords = (seconds: number): string =>
  seconds % 60 === 0 ? `${seconds / 60}분` : `${seconds}초`

/**
 * Returns a name in a form that no mail program turns into a link. The person has entered the name, and the mail goes
 * to people who did not ask for it.
 */
export const withoutLinks = (name: string) =>
  name.replace(/\s+/g, ' ').replace(/[.:/@](?=[\p{L}\p{N}/])/gu, '$& ')

/** Returns the greeting of a mail to a person. The name may come from a stranger. */
export const greeting = (name: string) => `${withoutLinks(name)} 님, 안녕하세요. ${BRAND}입니다.`

/** Returns a mail of the portal, made of paragraphs. */
export const mail = (to: string, subject: string, ...paragraphs: string[]): Mail => ({
  to,
  subject: `[${BRAND}] ${subject}`,
  text: paragraphs.join('\n\n'),
})

/** Returns a mail with a code that is valid for a number of seconds, and is not sent afterwards. */
export const codeMail = (goodForSeconds: number, ...parts: Parameters<typeof mail>): Mail => ({
  ...mail(...parts),
  goodForSeconds,
})

/** Returns the text message with a code; `seconds` is the validity of the code. */
export function codeText(code: string, seconds: number): string {
  return `[${BRAND}] 인증 번호는 ${code}입니다. ${timeInWords(seconds)} 안에 입력해 주세요. 다른 사람에게 알려 주지 마세요.`
}
