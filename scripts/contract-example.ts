import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import type { OperationId } from '#contract/operation.ts'
import { operationTable } from '#contract/operations.gen.ts'

type Json = Record<string, unknown>
type Schema = {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
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

/** An answer of an operation, completed by what openapi.yaml requires; existing values stay unchanged. */
export function completed<Answer extends Json>(id: OperationId, answer: Answer): Answer {
  const { content } = contract.paths[operationTable[id].path]!.post.responses['200'] as {
    content: Record<string, { schema: Schema }>
  }
  const [{ schema }] = Object.values(content) as [{ schema: Schema }]
  // The success comes first, by a rule of the contract.
  return filled(schema.oneOf?.[0] ?? schema, answer) as Answer
}

function filled(given: Schema, value: unknown): unknown {
  const schema = whole(given)
  if (Array.isArray(value)) return value.map((item) => filled(schema.items ?? {}, item))
  if (typeof value !== 'object' || value === null) return value
  const variant = schema.oneOf
    ?.map(whole)
    .find(
      ({ type, properties = {} }) =>
        type !== 'null' && Object.keys(value).every((name) => name in properties),
    )
  const { properties = {}, required = [] } = variant ?? schema
  const missing = required
    .filter((name) => !(name in value))
    .map((name) => [name, example(properties[name] ?? {})])
  const present = Object.entries(value).map(([name, part]) => [name, filled(properties[name] ?? {}, part)])
  return Object.fromEntries([...present, ...missing])
}

function example(given: Schema): unknown {
  const schema = whole(given)
  const { type, minimum = 0, minItems = 0, minLength = 0, format = '', pattern } = schema
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  const { oneOf, ...base } = schema
  const variants =
    oneOf?.map((variant) => whole({ allOf: [base, variant] })) ??
    (Array.isArray(type) ? type.map((each) => ({ ...schema, type: each })) : undefined)
  if (variants) return variants.some((variant) => variant.type === 'null') ? null : example(variants[0]!)
  if (type === 'object') return filled(schema, {})
  if (type === 'array') return Array.from({ length: minItems }, () => example(schema.items ?? {}))
  if (type === 'integer') return minimum
  if (format in formats) return formats[format]
  if (schema.contentEncoding === 'base64')
    return Buffer.from(schema['x-masked'] ? '예*' : '예시').toString('base64')
  if (pattern !== undefined)
    return fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: 1, seed: 1 })[0]
  return '예'.repeat(Math.max(1, minLength))
}

/** A schema with its references and parts resolved. */
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
