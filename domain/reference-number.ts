import { typedSign } from './typed/typed-text.ts'

/**
 * The number of a record ("C2026-000123") out of what someone typed or pasted: with other hyphens or none, blanks, full-width or
 * small letters, or without its letter. Undefined where it is none of that letter.
 */
export function readReferenceNo(letter: string, typed: string): string | undefined {
  const plain = typedSign(typed)
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/\s/g, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
  const [, first = letter, year, count] = /^([A-Z])?(\d{4})-?(\d{6})$/.exec(plain) ?? []
  return first === letter && year && count ? `${letter}${year}-${count}` : undefined
}
