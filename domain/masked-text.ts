import { decodeBase64, isBase64Text } from './base64.ts'

/** Whether a value is base64 of a text with a part of it hidden behind `*`. */
export const isMaskedText = (value: unknown): boolean =>
  isBase64Text(value) && decodeBase64(value).includes('*')
