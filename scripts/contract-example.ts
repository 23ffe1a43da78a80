import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import type { OperationId } from '#contract/operation.ts'
import { operationTable } from '#contract/operations.gen.ts'
import { operationOf, readInteractions } from '#src/api/pact/pact-file.ts'

type Json = Record<string, unknown>
type Schema = {
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

/**
 * An answer of an operation, completed by what openapi.yaml requires; existing values stay unchanged. What is missing is taken from
 * the pacts where another interaction shows the same schema, else made up.
 */
export function completed<Answer extends Json>(id: OperationId, answer: Answer): Answer {
  return filled(successOf(id), answer) as Answer
}

function successOf(id: OperationId): Schema {
  const { content } = contract.paths[operationTable[id].path]!.post.responses['200'] as {
    content: Record<string, { schema: Schema }>
  }
  const [{ schema }] = Object.values(content) as [{ schema: Schema }]
  // The success comes first, by a rule of the contract.
  return schema.oneOf?.[0] ?? schema
}

/** What the pacts show of each schema that has a name and fields. */
let shown: Map<string, Json> | undefined

function shownOf(name: string | undefined): Json {
  if (shown === undefined) {
    shown = new Map()
    for (const interaction of readInteractions()) {
      const { content } = interaction.response.body
      if (content.code === 200) remember(successOf(operationOf(interaction)), content)
    }
  }
  return (name !== undefined && shown.get(name)) || {}
}

function remember(given: Schema, value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  const schema = whole(given)
  if (Array.isArray(value)) {
    for (const item of value) remember(schema.items ?? {}, item)
    return
  }
  const variant = variantOf(schema, value) ?? schema
  const name = nameOf(given, value)
  if (name !== undefined) shown!.set(name, { ...(value as Json), ...shown!.get(name) })
  for (const [field, part] of Object.entries(value)) remember(variant.properties?.[field] ?? {}, part)
}

/** The name of the schema of a value, also where null is allowed in its place. */
function nameOf({ $ref, oneOf = [] }: Schema, value: unknown): string | undefined {
  if ($ref !== undefined) return $ref.split('/').at(-1)
  const [only, ...others] = value === null ? [] : oneOf.filter(({ type }) => type !== 'null')
  return others.length === 0 ? only?.$ref?.split('/').at(-1) : undefined
}

const variantOf = ({ oneOf }: Schema, value: object) =>
  oneOf
    ?.map(whole)
    .find(
      ({ type, properties = {} }) =>
        type !== 'null' && Object.keys(value).every((name) => name in properties),
    )

function filled(given: Schema, value: unknown): unknown {
  const schema = whole(given)
  if (Array.isArray(value)) return value.map((item) => filled(schema.items ?? {}, item))
  if (typeof value !== 'object' || value === null) return value
  const { properties = {}, required = [] } = variantOf(schema, value) ?? schema
  // What a page was filtered by is a fact of its own call.
  const known = 'nextCursor' in properties ? {} : shownOf(nameOf(given, value))
  const missing = required
    .filter((name) => !(name in value))
    .map((name) => {
      const rules = properties[name] ?? {}
      return [name, name in known ? filled(rules, known[name]) : example(rules)]
    })
  const present = Object.entries(value).map(([name, part]) => [name, filled(properties[name] ?? {}, part)])
  return Object.fromEntries([...present, ...missing])
}

function example(given: Schema): unknown {
  const schema = whole(given)
  const { type, minimum = 0, minItems = 0, minLength = 0, format = '', pattern } = schema
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.examples) return schema.examples[0]
  const { oneOf, ...base } = schema
  const variants =
    oneOf?.map((variant) => whole({ allOf: [base, variant] })) ??
    (Array.isArray(type) ? type.map((each) => ({ ...schema, type: each })) : undefined)
  if (variants) return variants.some((variant) => variant.type === 'null') ? null : example(variants[0]!)
  if (type === 'object') return filled(given, {})
  if (type === 'array') return Array.from({ length: minItems }, () => example(schema.items ?? {}))
  if (type === 'integer') return Math.max(minimum, 0)
  if (format in formats) return formats[format]
  if (schema.contentEncoding === 'base64')
    return Buffer.from(schema['x-masked'] ? '예*' : '예시').toString('base64')
  if (pattern !== undefined)
    return fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: 1, seed: 1 })[0]
  return '예'.repeat(Math.max(1, minLength))
}

/** A schema with what it refers to and what it is put together of. */
function whole(given: Schema): Schema {
  const { $ref, allOf, ...own } = given
  const parts = [...($ref === undefined ? [] : [referred($ref)]), ...(allOf ?? [])].map(whole)
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

const referred = (ref: string): Schema =>
  ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Json)[key], contract) as Schema
