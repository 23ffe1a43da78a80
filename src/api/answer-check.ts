import type { AnswerShape } from '#contract/answer-shape.ts'
import type { OperationId } from '#contract/operation.ts'
import { sessionShape } from '#contract/session-shape.gen.ts'
import { toWireTime } from '#domain/dates.ts'
import { kindOf } from './answer-kinds.ts'
import { violationOfOrder, violationOfPage } from './answer-page.ts'
import type { AnswerCheck } from './client.ts'

type Holder = Record<string | number, unknown>
type List = Extract<AnswerShape, readonly unknown[]>
type Fields = Exclude<AnswerShape, string | List>

const KST = '+09:00'

let shapes: readonly AnswerShape[] = []

/**
 * Loads the function that checks the data of an operation's success against the contract. The function returns the
 * first violation in English and without the value, such as `data.list[0].serviceName is missing`; undefined if there
 * is none. Fields and words of open lists that the contract does not know are allowed, because a newer server may
 * return more of them. Other violations are a row that is twice in a list, more rows than the contract allows, a page
 * with another filter than requested, and the price of another order than requested. Values that another server may
 * write differently are normalized in place: times with another offset are converted to Korean time, since screens
 * show them unchanged, and null is removed where a field may be missing.
 */
export async function checkOf(id: OperationId): Promise<AnswerCheck> {
  const shape = await shapeOf(id)
  return (data, input) =>
    violationOf(shape, { data }, 'data', 'data') ??
    violationOfPage(data, input, resolveShape(shape)) ??
    violationOfOrder(data, input)
}

/** Returns the shape that a reference (a number) refers to; any other shape is returned unchanged. */
const resolveShape = (shape: AnswerShape): AnswerShape =>
  (typeof shape === 'string' ? shapes[Number(shape)] : undefined) ?? shape

async function shapeOf(id: OperationId): Promise<AnswerShape> {
  if (id === 'getUnauthSessionInfo') return sessionShape
  const all = await import('#contract/answer-shapes.gen.ts')
  shapes = all.shapes
  return all.shapesOfAnswers[id]
}

/**
 * Returns the path of the first violation in a value. The path is built only for a violation, since most answers have
 * none.
 */
function violationOf(
  shape: AnswerShape,
  holder: Holder,
  key: string | number,
  place = typeof key === 'number' ? `[${key}]` : `.${key}`,
): string | undefined {
  const value = holder[key]
  if (value === undefined) return `${place} is missing`
  if (typeof shape !== 'string') {
    const innerViolation = isList(shape) ? violationOfList(shape, value) : violationOfObject(shape, value)
    return innerViolation && place + innerViolation
  }
  if (shape.startsWith('?'))
    return value === null ? undefined : violationOf(shape.slice(1), holder, key, place)
  const kind = kindOf(shape)
  if (!kind) return violationOf(shapes[Number(shape)]!, holder, key, place)
  if (!kind.fits(value)) return `${place} is ${value === null ? 'null, ' : ''}not ${kind.name}`
  if (shape === 't') holder[key] = toKoreanTime(value as string)
  return undefined
}

function violationOfList([item, most, key]: List, list: unknown): string | undefined {
  if (!Array.isArray(list)) return ' is not a list'
  if (list.length > most) return ` has more than ${most} items`
  for (const index of list.keys()) {
    const found = violationOf(item, list as unknown as Holder, index)
    if (found !== undefined) return found
  }
  return key === undefined ? undefined : violationOfKey(key, list)
}

function violationOfKey(key: string, list: readonly unknown[]): string | undefined {
  const steps = key.split('.')
  const seenValues = new Set<unknown>()
  for (const [index, item] of list.entries()) {
    const id = steps.reduce<unknown>((holder, step) => (holder as Holder)[step], item)
    if (id !== null && seenValues.has(id)) return `[${index}].${key} is that of another item`
    seenValues.add(id)
  }
  return undefined
}

function violationOfObject(fields: Fields, value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return ' is not an object'
  const own = value as Holder
  for (const field of fieldsOf(fields)) {
    const found = field(own)
    if (found !== undefined) return found
  }
  return undefined
}

type Field = (own: Holder) => string | undefined
const knownFields = new WeakMap<Fields, Field[]>()

function fieldsOf(fields: Fields): Field[] {
  const ready =
    knownFields.get(fields) ?? Object.entries(fields).map(([written, shape]) => fieldOf(written, shape))
  knownFields.set(fields, ready)
  return ready
}

function fieldOf(written: string, shape: AnswerShape): Field {
  const [, name = '', sign, other = ''] = /^(\w+)([?=]?)(\w*)$/.exec(written)!
  if (sign === '=')
    return (own) => (own[other] === shape && own[name] === undefined ? `.${name} is missing` : undefined)
  if (sign === '') return (own) => violationOf(shape, own, name)
  const mayBeNull = typeof shape === 'string' && shape.startsWith('?')
  return (own) => {
    if (own[name] === null && !mayBeNull) delete own[name]
    return own[name] === undefined ? undefined : violationOf(shape, own, name)
  }
}

const toKoreanTime = (time: string) => (time.endsWith(KST) ? time : toWireTime(new Date(time)))

function isList(shape: Exclude<AnswerShape, string>): shape is List {
  return Array.isArray(shape)
}
