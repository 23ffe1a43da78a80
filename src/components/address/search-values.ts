import { hasForbiddenCharacters } from '#domain/text.ts'
import { isBlank, typedSign, typedText } from '#domain/typed/typed-text.ts'

/** What an address says before anybody has looked at it. The readers below give undefined for what makes no sense. */
export type RawSearch = Record<string, unknown>

export const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i
export const month = /^\d{4}-(?:0[1-9]|1[0-2])$/
export const cursor = /^[\w-]{1,200}$/
/** The numbers of one kind of record, by their letter, as the contract has them. */
export const referenceNo = (letter: 'C' | 'Q' | 'S') => new RegExp(`^${letter}\\d{4}-\\d{6,10}$`)

/** One of a few words. */
export const oneOf = <Value extends string>(values: readonly Value[], raw: unknown): Value | undefined =>
  values.find((value) => value === (typeof raw === 'string' ? typedText(raw) : raw))

/** A text of a certain shape, in its one form. */
export const textLike = (shape: RegExp, raw: unknown): string | undefined =>
  typeof raw === 'string' ? [typedText(raw), typedSign(raw)].find((text) => shape.test(text)) : undefined

/** A whole number from 1 to `most`. */
export const countTo = (most: number, raw: unknown): number | undefined =>
  Number.isInteger(raw) && (raw as number) >= 1 && (raw as number) <= most ? (raw as number) : undefined

/**
 * What was parsed of an address. What was not stays in it as undefined: the router lays it over what the address says,
 * and a name that is missing here would leave nonsense in the address.
 */
export const parsed = <Search extends object>(search: Search) =>
  search as { [Name in keyof Search]?: Search[Name] }

/**
 * What is searched for, of up to `most` characters. It is kept as the router reads it, numbers and all: a search that were
 * changed here would change the address, and load twice.
 */
export const wordsTo = (most: number, raw: unknown): string | number | boolean | undefined => {
  if (typeof raw === 'number' || typeof raw === 'boolean') return raw
  if (typeof raw !== 'string' || isBlank(raw) || hasForbiddenCharacters(raw)) return undefined
  return typedText(raw).length <= most ? raw : undefined
}
