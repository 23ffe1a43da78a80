import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import type { Schema as Named, OperationId } from '../operation.ts'
import { operationTable } from '../operations.gen.ts'
import type { components } from '../schema.gen.ts'

type Json = Record<string, unknown>
/** Returns the known field values of a named schema, such as values of the test. */
type KnownOf = (name: string | undefined) => Json
/** The parts of a JSON Schema that are needed to create an example. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  examples?: unknown[]
  format?: string
  pattern?: string
  contentEncoding?: string
  'x-masked'?: boolean
  minLength?: number
  minimum?: number
  minItems?: number
  required?: string[]
  properties?: Record<string, Schema>
  items?: Schema
  oneOf?: Schema[]
  allOf?: Schema[]
}

const contract = JSON.parse(readFileSync('contract/openapi.gen.json', 'utf8')) as {
  paths: Record<string, { post: { responses: Record<string, unknown> } }>
}
const formats: Record<string, string> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  date: '2026-11-21',
  'date-time': '2026-11-21T09:00:00+09:00',
}

/** Returns the schema of an operation's successful answer. */
export function successOf(id: OperationId): Schema {
  const { content } = contract.paths[operationTable[id].path]!.post.responses['200'] as {
    content: Record<string, { schema: Schema }>
  }
  const [{ schema }] = Object.values(content) as [{ schema: Schema }]
  // The success is the first alternative of an answer in the contract.
  return schema.oneOf?.[0] ?? schema
}

/**
 * Returns a value of a schema of openapi.yaml with the given fields. Other required fields are null, or the simplest
 * value that the schema allows, so that a test which renders the value needs no change when the schema gets a further
 * field.
 */
export function exampleOf<Name extends keyof components['schemas']>(
  name: Name,
  values: Partial<Named<Name>>,
): Named<Name> {
  return completeExample({ $ref: `#/components/schemas/${name}` }, values) as Named<Name>
}

/** The name of the schema of a value, also if the schema allows null. */
export function nameOf({ $ref, oneOf = [] }: Schema, value: unknown): string | undefined {
  if ($ref !== undefined) return $ref.split('/').at(-1)
  const [only, ...others] = value === null ? [] : oneOf.filter(({ type }) => type !== 'null')
  return others.length === 0 ? only?.$ref?.split('/').at(-1) : undefined
}

/** The alternative of a schema that has all fields of a value. */
export const variantOf = ({ oneOf }: Schema, value: object) =>
  oneOf
    ?.map(withReferences)
    .find(
      ({ type, properties = {} }) =>
        type !== 'null' && Object.keys(value).every((name) => name in properties),
    )

/**
 * Completes a value by the required fields of its schema: a missing field is taken from `knownOf` (by the name of the
 * schema), else invented. Existing fields stay unchanged.
 */
export function completeExample(given: Schema, value: unknown, knownOf: KnownOf = () => ({})): unknown {
  const schema = withReferences(given)
  if (Array.isArray(value)) return value.map((item) => completeExample(schema.items ?? {}, item, knownOf))
  if (typeof value !== 'object' || value === null) return value
  const { properties = {}, required = [] } = variantOf(schema, value) ?? schema
  // The values of a page's filter depend on the call, so they are not taken from `knownOf`.
  const knownValues = 'nextCursor' in properties ? {} : knownOf(nameOf(given, value))
  const missing = required
    .filter((name) => !(name in value))
    .map((name) => {
      const rules = properties[name] ?? {}
      return [
        name,
        name in knownValues ? completeExample(rules, knownValues[name], knownOf) : example(rules, knownOf),
      ]
    })
  const completedEntries = Object.entries(value).map(([name, part]) => [
    name,
    completeExample(properties[name] ?? {}, part, knownOf),
  ])
  return Object.fromEntries([...completedEntries, ...missing])
}

function example(given: Schema, knownOf: KnownOf): unknown {
  const schema = withReferences(given)
  const { type, minimum = 0, minItems = 0, minLength = 0, format = '', pattern } = schema
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.examples) return schema.examples[0]
  const { oneOf, ...base } = schema
  const variants =
    oneOf?.map((variant) => withReferences({ allOf: [base, variant] })) ??
    (Array.isArray(type) ? type.map((each) => ({ ...schema, type: each })) : undefined)
  if (variants)
    return variants.some((variant) => variant.type === 'null') ? null : example(variants[0]!, knownOf)
  if (type === 'object') return completeExample(given, {}, knownOf)
  if (type === 'array') return Array.from({ length: minItems }, () => example(schema.items ?? {}, knownOf))
  if (type === 'integer') return Math.max(minimum, 0)
  if (format in formats) return formats[format]
  if (schema.contentEncoding === 'base64')
    return Buffer.from(schema['x-masked'] ? '예*' : '예시').toString('base64')
  if (pattern !== undefined)
    return fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: 1, seed: 1 })[0]
  return '예'.repeat(Math.max(1, minLength))
}

/** Returns a schema together with all schemas that it references or is composed of. */
export function withReferences(given: Schema): Schema {
  const { $ref, allOf, ...own } = given
  const parts = [...($ref === undefined ? [] : [resolveReference($ref)]), ...(allOf ?? [])].map(
    withReferences,
  )
  return [...parts, own].reduce<Schema>(
    (all, part) => ({
      ...all,
      ...part,
      ...((all.properties ?? part.properties) && { properties: { ...all.properties, ...part.properties } }),
      ...((all.required ?? part.required) && {
        required: [...(all.required ?? []), ...(part.required ?? [])],
      }),
    }),
    {},
  )
}

const resolveReference = (ref: string): Schema =>
  ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Json)[key], contract) as Schema
