import type { AnswerShape } from '#contract/answer-shape.ts'
import type { OperationId } from '#contract/operation.ts'
import { sessionShape } from '#contract/session-shape.gen.ts'
import { isCalendarDate, toWireTime } from '#domain/dates.ts'
import type { AnswerCheck } from './client.ts'

type Holder = Record<string | number, unknown>
type Fields = Exclude<AnswerShape, string | readonly unknown[]>

const KST = '+09:00'
const wireTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const cursor = /^[\w-]{1,200}$/

const text = (name: string, fits: (text: string) => boolean) => ({
  name,
  fits: (value: unknown) => typeof value === 'string' && fits(value),
})

const kinds: Record<string, { name: string; fits: (value: unknown) => boolean }> = {
  s: text('text', () => true),
  d: text('a date', isCalendarDate),
  t: text('a time with its offset', (time) => wireTime.test(time) && !Number.isNaN(Date.parse(time))),
  u: text('a UUID', (id) => uuid.test(id)),
  c: text('a cursor', (word) => cursor.test(word)),
  i: { name: 'a whole number', fits: Number.isSafeInteger },
  n: { name: 'a number', fits: Number.isFinite },
  b: { name: 'true or false', fits: (value) => typeof value === 'boolean' },
}

let shapes: readonly AnswerShape[] = []

/**
 * What says where the data of an operation's success breaks the contract, in English and without the value, such as
 * `data.list[0].serviceName is missing`; undefined where it does not. Fields that the contract does not name, and words that
 * its lists do not know, are no breach: a newer server may have more. What another server may write differently is changed
 * in place: times of another offset to that of Korea, since screens show them as they stand, and null to nothing where a
 * field may be missing.
 */
export async function checkOf(id: OperationId): Promise<AnswerCheck> {
  const shape = await shapeOf(id)
  return (data, input) =>
    breach(shape, { data }, 'data', 'data') ?? breachOfCursor(data as Page, input as Page)
}

async function shapeOf(id: OperationId): Promise<AnswerShape> {
  if (id === 'getUnauthSessionInfo') return sessionShape
  const all = await import('#contract/answer-shapes.gen.ts')
  shapes = all.shapes
  return all.shapesOfAnswers[id]
}

type Page = { cursor?: string; nextCursor?: string | null }

/** A page that names itself as the next one would be shown for ever. */
const breachOfCursor = ({ nextCursor }: Page, { cursor }: Page) =>
  cursor !== undefined && nextCursor === cursor
    ? 'data.nextCursor is the cursor of this very page'
    : undefined

/** The place grows on the way out, since most answers have no breach. */
function breach(
  shape: AnswerShape,
  holder: Holder,
  key: string | number,
  place = typeof key === 'number' ? `[${key}]` : `.${key}`,
): string | undefined {
  const value = holder[key]
  if (value === undefined) return `${place} is missing`
  if (typeof shape !== 'string') {
    const inside = isList(shape) ? breachOfList(shape[0], value) : breachOfObject(shape, value)
    return inside && place + inside
  }
  if (shape.startsWith('?')) return value === null ? undefined : breach(shape.slice(1), holder, key, place)
  const kind = kinds[shape]
  if (!kind) return breach(shapes[Number(shape)]!, holder, key, place)
  if (!kind.fits(value)) return `${place} is ${value === null ? 'null, ' : ''}not ${kind.name}`
  if (shape === 't') holder[key] = inKorea(value as string)
  return undefined
}

function breachOfList(item: AnswerShape, list: unknown): string | undefined {
  if (!Array.isArray(list)) return ' is not a list'
  for (const index of list.keys()) {
    const found = breach(item, list as unknown as Holder, index)
    if (found !== undefined) return found
  }
  return undefined
}

function breachOfObject(fields: Fields, value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return ' is not an object'
  const own = value as Holder
  for (const field of fieldsOf(fields)) {
    const found = field(own)
    if (found !== undefined) return found
  }
  return undefined
}

type Field = (own: Holder) => string | undefined
const known = new WeakMap<Fields, Field[]>()

function fieldsOf(fields: Fields): Field[] {
  const ready = known.get(fields) ?? Object.entries(fields).map(([written, shape]) => fieldOf(written, shape))
  known.set(fields, ready)
  return ready
}

function fieldOf(written: string, shape: AnswerShape): Field {
  const [, name = '', sign, other = ''] = /^(\w+)([?=]?)(\w*)$/.exec(written)!
  if (sign === '=')
    return (own) => (own[other] === shape && own[name] === undefined ? `.${name} is missing` : undefined)
  if (sign === '') return (own) => breach(shape, own, name)
  const mayBeNull = typeof shape === 'string' && shape.startsWith('?')
  return (own) => {
    if (own[name] === null && !mayBeNull) delete own[name]
    return own[name] === undefined ? undefined : breach(shape, own, name)
  }
}

const inKorea = (time: string) => (time.endsWith(KST) ? time : toWireTime(new Date(time)))

function isList(shape: Exclude<AnswerShape, string>): shape is readonly [AnswerShape] {
  return Array.isArray(shape)
}
