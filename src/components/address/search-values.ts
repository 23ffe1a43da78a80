import { hasForbiddenCharacters } from '#domain/text.ts'
import { isBlank, typedCode, typedText } from '#domain/typed/typed-text.ts'

/**
 * The raw search parameters of an address, before they are parsed. The functions below return undefined for invalid
 * values.
 */
export type RawSearch = Record<string, unknown>

export const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i
export const monthPattern = /^\d{4}-(?:0[1-9]|1[0-2])$/
export const cursor = /^[\w-]{1,200}$/
/**
 * Returns the pattern of the reference numbers of one kind of record, which begin with the letter of that kind, as
 * the contract defines them.
 */
export const referenceNo = (letter: 'C' | 'Q' | 'S') => new RegExp(`^${letter}\\d{4}-\\d{6,10}$`)

/** Returns the value if it is one of `values`. */
export const oneOf = <Value extends string>(values: readonly Value[], raw: unknown): Value | undefined =>
  values.find((value) => value === (typeof raw === 'string' ? typedText(raw) : raw))

/** Returns the text in its normal form if it matches `shape`. */
export const matchingText = (shape: RegExp, raw: unknown): string | undefined =>
  typeof raw === 'string' ? [typedText(raw), typedCode(raw)].find((text) => shape.test(text)) : undefined

/** Returns a whole number from 1 to `most`. */
export const wholeNumberUpTo = (most: number, raw: unknown): number | undefined =>
  Number.isInteger(raw) && (raw as number) >= 1 && (raw as number) <= most ? (raw as number) : undefined

/**
 * Returns the parsed search parameters of an address. Invalid parameters have the value undefined: the router merges
 * the parsed parameters into the raw ones, so an invalid value whose name were missing would stay in the address.
 */
export const parsedSearch = <Search extends object>(search: Search) =>
  search as { [Name in keyof Search]?: Search[Name] }

/**
 * Returns the search words in an address, of up to `most` characters. The words keep the type to which the router
 * parses them, possibly a number: a changed type would change the address and load the page twice.
 */
export const searchText = (most: number, raw: unknown): string | number | boolean | undefined => {
  if (typeof raw === 'number' || typeof raw === 'boolean') return raw
  if (typeof raw !== 'string' || isBlank(raw) || hasForbiddenCharacters(raw)) return undefined
  return typedText(raw).length <= most ? raw : undefined
}
