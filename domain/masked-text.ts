import { decodeBase64, isBase64Text } from './base64.ts'

const MAX_STARS = 3

/** Whether a value is base64 of a text in which a part is hidden behind `*`. */
export const isMaskedText = (value: unknown): boolean =>
  isBase64Text(value) && decodeBase64(value).includes('*')

/** Masks a name: only its first and last character, and a fixed number of stars: "김*수", "이*", "S***n". */
export function maskName(name: string): string {
  const letters = [...name]
  if (letters.length < 2) return '*'
  if (letters.length === 2) return `${letters[0]}*`
  return `${letters[0]}${'*'.repeat(Math.min(letters.length - 2, MAX_STARS))}${letters.at(-1)}`
}
