import type { OperationId } from '#contract/operation.ts'
import { operationTable } from '#contract/operations.gen.ts'
import { contract } from '../contract/contract-file.ts'

type Schema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  properties?: Record<string, Schema>
  items?: Schema
  oneOf?: Schema[]
  allOf?: Schema[]
}
type Json = Record<string, unknown>

const NEXT_PAGE = 'bmV4dA'

/** A schema with what it refers to and what it is put together of. */
function whole(given: Schema): Schema {
  const { $ref, allOf = [], ...own } = given
  const referred = $ref
    ?.slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Json)[key], contract) as Schema | undefined
  return [...(referred ? [referred] : []), ...allOf]
    .map(whole)
    .reduce<Schema>(
      (all, part) => ({ ...part, ...all, properties: { ...part.properties, ...all.properties } }),
      own,
    )
}

const isNull = (schema: Schema) => whole(schema).type === 'null'

/**
 * Another answer of an operation: every value of a list of names is the one that many places further, and in the first round what may
 * be absent is, in the second what may be empty, and in the third a list has another page. What does not vary is as it was.
 */
export function varied(id: OperationId, data: unknown, round: number): unknown {
  const { post } = contract.paths[operationTable[id].path]!
  const [success] = post.responses['200'].content['application/json'].schema.oneOf
  const other = change(whole(success as Schema).properties?.data ?? {}, data, round)
  const hasPages = round === 3 && typeof other === 'object' && other !== null && 'nextCursor' in other
  return hasPages ? { ...other, nextCursor: NEXT_PAGE } : other
}

/** The names by which the rows of a list differ, such as the kind of each action; another value would make them alike. */
function keysOf(rows: readonly unknown[]): string[] {
  const [first] = rows
  if (rows.length < 2 || typeof first !== 'object' || first === null) return []
  return Object.keys(first).filter(
    (name) => new Set(rows.map((row) => (row as Json)[name])).size === rows.length,
  )
}

function change(
  given: Schema,
  value: unknown,
  round: number,
  isInList = false,
  keys: string[] = [],
): unknown {
  const schema = whole(given)
  const mayBeNull = schema.oneOf?.some(isNull) || [schema.type].flat().includes('null')
  if (round === 1 && mayBeNull) return null
  const { enum: names = schema.oneOf?.map(whole).find((one) => one.enum)?.enum } = schema
  if (names && names.includes(value)) return names[(names.indexOf(value) + round) % names.length]
  if (Array.isArray(value)) {
    if (round === 2 && !isInList) return []
    const items = schema.items ?? schema.oneOf?.map(whole).find((one) => one.items)?.items ?? {}
    return value.map((item) => change(items, item, round, true, keysOf(value)))
  }
  if (typeof value !== 'object' || value === null) return value
  const { properties = {} } =
    schema.oneOf
      ?.map(whole)
      .find((one) => Object.keys(value).every((name) => name in (one.properties ?? {}))) ?? schema
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      keys.includes(name) ? part : change(properties[name] ?? {}, part, round, isInList),
    ]),
  )
}
