import type { Mail } from './messages.ts'

/** What the product is called in what it sends. */
export const SERVICE = '빗장'

/** How long something holds, in words. Takes seconds; whole minutes are shown as such. */
export const timeInWords = (seconds: number): string =>
  seconds % 60 === 0 ? `${seconds / 60}분` : `${seconds}초`

/** A name that was typed by its owner and goes to people who never asked for it: no mail program makes a link of it. */
export const unlinked = (name: string) =>
  name.replace(/\s+/g, ' ').replace(/[.:/@](?=[\p{L}\p{N}/])/gu, '$& ')

/** How a mail to a person begins; anybody may have typed the name. */
export const greeting = (name: string) => `${unlinked(name)} 님, 안녕하세요. ${SERVICE}입니다.`

/** A mail of the portal, put together of paragraphs. */
export const mail = (to: string, subject: string, ...paragraphs: string[]): Mail => ({
  to,
  subject: `[${SERVICE}] ${subject}`,
  text: paragraphs.join('\n\n'),
})

/** A mail with a code that is good for so many seconds, and is of no use afterwards. */
export const codeMail = (goodForSeconds: number, ...parts: Parameters<typeof mail>): Mail => ({
  ...mail(...parts),
  goodForSeconds,
})

/** The text that carries a code; `seconds` is how long it is good for. */
export function codeText(code: string, seconds: number): string {
  return `[${SERVICE}] 인증 번호는 ${code}입니다. ${timeInWords(seconds)} 안에 입력해 주세요. 다른 사람에게 알려 주지 마세요.`
}
