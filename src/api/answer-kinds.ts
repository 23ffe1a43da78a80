import { isUsualDate } from '#domain/dates.ts'
import { isMaskedText } from '#domain/masked-text.ts'

/** A kind of value: its name, and a check whether a value is of this kind. */
type Kind = { name: string; fits: (value: unknown) => boolean }

const wireTime = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/
const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const cursorPattern = /^[\w-]{1,200}$/

const textKind = (name: string, fits: (text: string) => boolean): Kind => ({
  name,
  fits: (value) => typeof value === 'string' && fits(value),
})

// Date parses a day that does not exist, such as 31 February, as a later day, so the day is checked separately.
const isTime = (time: string) =>
  isUsualDate(wireTime.exec(time)?.[1] ?? '') && !Number.isNaN(Date.parse(time))

const wholeNumberKind = (min: number, max: number): Kind => ({
  name: `a whole number from ${min} to ${max}`,
  fits: (value) => Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max,
})

const simpleKinds: Record<string, Kind> = {
  s: textKind('text', () => true),
  d: textKind('a date', isUsualDate),
  t: textKind('a time with its offset', isTime),
  u: textKind('a UUID', (id) => uuidPattern.test(id)),
  c: textKind('a cursor', (word) => cursorPattern.test(word)),
  m: { name: 'masked', fits: isMaskedText },
  i: { name: 'a whole number', fits: Number.isSafeInteger },
  n: { name: 'a number', fits: Number.isFinite },
  b: { name: 'true or false', fits: (value) => typeof value === 'boolean' },
}

const kindsWithParameter: Record<string, (more: string) => Kind> = {
  s: (lengths) => {
    const [most = 0, least = 0] = lengths.split(',').map(Number).reverse()
    const name = `text of ${least > 0 ? `${least} to` : 'up to'} ${most} characters`
    return textKind(name, (value) => {
      const { length } = Array.from(value)
      return length >= least && length <= most
    })
  },
  i: (range) => wholeNumberKind(...(range.split(',').map(Number) as [number, number])),
  e: (words) => textKind(`one of ${words}`, (word) => words.split('|').includes(word)),
  p: (pattern) => {
    const shape = new RegExp(pattern, 'u')
    return textKind('of the form that it has', (value) => shape.test(value))
  },
}

const knownKinds = new Map<string, Kind | undefined>()

/**
 * Returns the kind of value that a shape of `AnswerShape` represents; undefined if the shape is a reference to
 * another shape (a number).
 */
export function kindOf(shape: string): Kind | undefined {
  if (!knownKinds.has(shape))
    knownKinds.set(shape, simpleKinds[shape] ?? kindsWithParameter[shape[0] ?? '']?.(shape.slice(1)))
  return knownKinds.get(shape)
}
