import type { Mail } from './messages.ts'

/** The name of the product in messages. */
export const SERVICE = '빗장'

/** A validity period in words. Takes seconds; whole minutes are shown as such. */
export const timeInWords = (seconds: number): string =>
  seconds % 60 === 0 ? `${seconds / 60}분` : `${seconds}초`

/** A mail of the portal, made of paragraphs. */
export const mail = (to: string, subject: string, ...paragraphs: string[]): Mail => ({
  to,
  subject: `[${SERVICE}] ${subject}`,
  text: paragraphs.join('\n\n'),
})

/** A mail with a code that is valid for a number of seconds, and useless afterwards. */
export const codeMail = (goodForSeconds: number, ...parts: Parameters<typeof mail>): Mail => ({
  ...mail(...parts),
  goodForSeconds,
})

/** The text message with a code; `seconds` is its validity. */
export function codeText(code: string, seconds: number): string {
  return `[${SERVICE}] 인증 번호는 ${code}입니다. ${timeInWords(seconds)} 안에 입력해 주세요. 다른 사람에게 알려 주지 마세요.`
}
