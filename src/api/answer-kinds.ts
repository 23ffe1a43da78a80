import { isUsualDate } from '#domain/dates.ts'
import { isMaskedText } from '#domain/masked-text.ts'

/** A kind of value: its name, and a check whether a value is of this kind. */
type Kind = { name: string; fits: (value: unknown) => boolean }

const wireTime = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const cursor = /^[\w-]{1,200}$/

const text = (name: string, fits: (text: string) => boolean): Kind => ({
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

const simple: Record<string, Kind> = {
  s: text('text', () => true),
  d: text('a date', isUsualDate),
  t: text('a time with its offset', isTime),
  u: text('a UUID', (id) => uuid.test(id)),
  c: text('a cursor', (word) => cursor.test(word)),
  m: { name: 'masked', fits: isMaskedText },
  i: { name: 'a whole number', fits: Number.isSafeInteger },
  n: { name: 'a number', fits: Number.isFinite },
  b: { name: 'true or false', fits: (value) => typeof value === 'boolean' },
}

const withMore: Record<string, (more: string) => Kind> = {
  s: (lengths) => {
    const [most = 0, least = 0] = lengths.split(',').map(Number).reverse()
    const name = `text of ${least > 0 ? `${least} to` : 'up to'} ${most} characters`
    return text(name, (value) => {
      const { length } = Array.from(value)
      return length >= least && length <= most
    })
  },
  i: (range) => wholeNumberKind(...(range.split(',').map(Number) as [number, number])),
  e: (words) => text(`one of ${words}`, (word) => words.split('|').includes(word)),
  p: (pattern) => {
    const shape = new RegExp(pattern, 'u')
    return text('of the form that it has', (value) => shape.test(value))
  },
}

const knownKinds = new Map<string, Kind | undefined>()

/** The kind of value that a shape of `AnswerShape` represents; undefined for the number of another shape. */
export function kindOf(shape: string): Kind | undefined {
  if (!knownKinds.has(shape))
    knownKinds.set(shape, simple[shape] ?? withMore[shape[0] ?? '']?.(shape.slice(1)))
  return knownKinds.get(shape)
}
