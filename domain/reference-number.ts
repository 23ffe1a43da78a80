import { typedCode } from './typed/typed-text.ts'

/**
 * Parses a reference number ("C2026-000123") from a typed or pasted text, with or without hyphens of any kind,
 * blanks, full-width or small letters, and with or without its letter. Undefined if the text is not a number with
 * that letter. From the millionth record of a year on, numbers have more than six digits and no leading zero.
 */
export function readReferenceNo(letter: string, typed: string): string | undefined {
  const plainText = typedCode(typed)
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/\s/g, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
  const [, first = letter, year, count] = /^([A-Z])?(\d{4})-?(\d{6}|[1-9]\d{6,9})$/.exec(plainText) ?? []
  return first === letter && year && count ? `${letter}${year}-${count}` : undefined
}

/** Compares two reference numbers with the same letter for sorting: by year, then by count, whatever their length. */
export function compareReferenceNos(one: string, other: string): number {
  const [[year, count], [otherYear, otherCount]] = [partsOf(one), partsOf(other)]
  return compare(year, otherYear) || count.length - otherCount.length || compare(count, otherCount)
}

function partsOf(referenceNo: string): [year: string, count: string] {
  const at = referenceNo.indexOf('-')
  return [referenceNo.slice(0, at), referenceNo.slice(at + 1)]
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
