/** What the product is called in what it sends. */
export const SERVICE = '빗장'

/** The text that carries a code; `seconds` is how long it is good for. */
export function codeText(code: string, seconds: number): string {
  const within = seconds % 60 === 0 ? `${seconds / 60}분` : `${seconds}초`
  return `[${SERVICE}] 인증 번호는 ${code}입니다. ${within} 안에 입력해 주세요. 다른 사람에게 알려 주지 마세요.`
}
