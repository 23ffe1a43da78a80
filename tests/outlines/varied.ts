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

/** Returns a schema with its references and its parts resolved. */
function resolvedSchema(given: Schema): Schema {
  const { $ref, allOf = [], ...own } = given
  const referredSchema = $ref
    ?.slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Json)[key], contract) as Schema | undefined
  return [...(referredSchema ? [referredSchema] : []), ...allOf]
    .map(resolvedSchema)
    .reduce<Schema>(
      (all, part) => ({ ...part, ...all, properties: { ...part.properties, ...all.properties } }),
      own,
    )
}

const isNull = (schema: Schema) => resolvedSchema(schema).type === 'null'

/**
 * Returns a variation of an operation's answer. In every round each enum value is replaced by another value of its
 * enum. In the first round optional fields are missing, in the second nullable fields are null, and in the third a
 * list has another page. Everything else is unchanged.
 */
export function varyAnswer(id: OperationId, data: unknown, round: number): unknown {
  const { post } = contract.paths[operationTable[id].path]!
  const [success] = post.responses['200'].content['application/json'].schema.oneOf
  const other = change(resolvedSchema(success as Schema).properties?.data ?? {}, data, round)
  const hasPages = round === 3 && typeof other === 'object' && other !== null && 'nextCursor' in other
  return hasPages ? { ...other, nextCursor: NEXT_PAGE } : other
}

/**
 * Returns the fields that distinguish the rows of a list, such as the kind of each action. These fields are not
 * varied, since equal rows would result.
 */
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
  const schema = resolvedSchema(given)
  const mayBeNull = schema.oneOf?.some(isNull) || [schema.type].flat().includes('null')
  if (round === 1 && mayBeNull) return null
  const { enum: names = schema.oneOf?.map(resolvedSchema).find((one) => one.enum)?.enum } = schema
  if (names && names.includes(value)) return names[(names.indexOf(value) + round) % names.length]
  if (Array.isArray(value)) {
    if (round === 2 && !isInList) return []
    const items = schema.items ?? schema.oneOf?.map(resolvedSchema).find((one) => one.items)?.items ?? {}
    return value.map((item) => change(items, item, round, true, keysOf(value)))
  }
  if (typeof value !== 'object' || value === null) return value
  const { properties = {} } =
    schema.oneOf
      ?.map(resolvedSchema)
      .find((one) => Object.keys(value).every((name) => name in (one.properties ?? {}))) ?? schema
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      keys.includes(name) ? part : change(properties[name] ?? {}, part, round, isInList),
    ]),
  )
}
