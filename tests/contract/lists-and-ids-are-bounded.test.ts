import { describe, expect, it } from 'vitest'
import { contract, operations } from './contract-file.ts'

type Schema = {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  allOf?: Schema[]
  oneOf?: Schema[]
  items?: Schema
  pattern?: string
  format?: string
  enum?: unknown[]
  minimum?: number
  maximum?: number
  default?: number
  maxItems?: number
}

/** Returns a schema with its references resolved. */
function resolveSchema(schema: Schema | undefined): Schema {
  if (!schema?.$ref) return schema ?? {}
  const names = schema.$ref.slice(2).split('/')
  return resolveSchema(
    names.reduce((at, name) => (at as Record<string, unknown>)[name], contract as unknown) as Schema,
  )
}

/** Returns the properties of an object, including one that is composed with allOf. */
const propertiesOf = (schema: Schema | undefined): Record<string, Schema> => {
  const { properties = {}, allOf = [] } = resolveSchema(schema)
  return Object.assign({}, ...allOf.map(propertiesOf), properties) as Record<string, Schema>
}

const bodyOf = ({ requestBody }: (typeof operations)[number]) =>
  propertiesOf(requestBody.content?.['application/json']?.schema as Schema | undefined)
const dataOf = ({ responses }: (typeof operations)[number]) => {
  const [success] = responses['200'].content['application/json'].schema.oneOf
  return propertiesOf(propertiesOf(success as Schema).data)
}

const lists = operations
  .map((operation) => ({
    id: operation.operationId,
    limit: resolveSchema(bodyOf(operation).limit),
    data: dataOf(operation),
    body: bodyOf(operation),
  }))
  .filter(({ body }) => 'limit' in body || 'cursor' in body)

describe('the table of lists with a limit', () => {
  it('contains each operation that takes a limit or a cursor', () => expect(lists.length).toBeGreaterThan(20))

  it.each(lists)('states for $id a limit that equals the maximum length of its lists', ({ limit, data }) => {
    const { list } = data
    // In an answer without a field `list`, the limit applies to each of its lists.
    const limitedLists = list
      ? [list]
      : Object.values(data).filter((one) => resolveSchema(one).type === 'array')
    expect(limitedLists).not.toEqual([])
    for (const one of limitedLists) expect(resolveSchema(one).maxItems).toBe(limit.maximum)
    expect(limit.minimum).toBe(1)
    expect(limit.default ?? 1).toBeLessThanOrEqual(limit.maximum!)
  })

  it.each(lists.filter(({ data }) => data.list))(
    'states for $id the total, the cursor of the next page, and the cursor of the request',
    ({ data, body }) => {
      expect(Object.keys(data)).toEqual(expect.arrayContaining(['total', 'nextCursor']))
      expect(Object.keys(body)).toContain('cursor')
    },
  )
})

/** Returns every string in a schema with its name, as `Name.property`. */
function namedSchemas(
  schema: Schema,
  name: string,
  at: string,
  seen: Schema[] = [],
): [name: string, Schema][] {
  const { oneOf = [], allOf = [], items, properties = {}, ...own } = resolveSchema(schema)
  if (seen.includes(resolveSchema(schema))) return []
  const within = [...seen, resolveSchema(schema)]
  return [
    ...([own.type].flat().includes('string') ? ([[`${at}.${name}`, own]] as [string, Schema][]) : []),
    ...[...oneOf, ...allOf, ...(items ? [items] : [])].flatMap((part) =>
      namedSchemas(part, name, at, within),
    ),
    ...Object.entries(properties).flatMap(([key, part]) => namedSchemas(part, key, at, within)),
  ]
}

// Fields that a form stores as they are typed, such as an account number, have their rules in `domain/`.
it('every id, day, token and cursor that a call carries has its pattern', () => {
  const carriedFields = operations.flatMap((operation) =>
    Object.entries(bodyOf(operation)).flatMap(([name, schema]) =>
      namedSchemas(schema, name, operation.operationId),
    ),
  )
  const ids = carriedFields.filter(([name]) =>
    /(?:Ids?|Token|Key|Date|cursor|(?:inquiry|counsel|subscription|bill)No)$/.test(name),
  )
  const withoutPattern = ids.filter(([, { pattern, format, enum: values }]) => !(pattern ?? format ?? values))
  expect(ids.length).toBeGreaterThan(150)
  expect([...new Set(withoutPattern.map(([name]) => name))].toSorted()).toEqual([])
})

// Generators for typed languages have no type for a field that is always null, and write code that does not compile.
it('no field has null as its only type', () => {
  const nullAlone = Object.entries(contract.components.schemas).flatMap(([name, schema]) =>
    Object.entries(schema.properties ?? {})
      .filter(([, property]) => (property as Schema).type === 'null')
      .map(([property]) => `${name}.${property}`),
  )
  expect(nullAlone).toEqual([])
})
