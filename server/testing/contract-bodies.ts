import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { parse } from 'yaml'
import type { OperationId } from '#contract/operation.ts'
import { operationTable } from '#contract/operations.gen.ts'
import { projectPath } from '#server/project-path.ts'

type Json = Record<string, unknown>
type Schema = {
  $ref?: string
  type?: string
  format?: string
  pattern?: string
  enum?: unknown[]
  contentEncoding?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  required?: string[]
  properties?: Record<string, Schema>
}
type Contract = { paths: Record<string, { post: { requestBody: unknown } }> }

const contract = parse(readFileSync(projectPath('openapi.yaml'), 'utf8')) as Contract

/** Right bodies of an operation, generated from its schema in openapi.yaml. Throws for a schema it cannot generate. */
export function bodyOf(id: OperationId): fc.Arbitrary<Json> {
  const body = resolve(contract.paths[operationTable[id].path]!.post.requestBody) as { content: { 'application/json': { schema: Schema } } }
  return valueOf(body.content['application/json'].schema) as fc.Arbitrary<Json>
}

function valueOf(given: Schema): fc.Arbitrary<unknown> {
  const schema = resolve(given) as Schema
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.type === 'object') {
    const properties = Object.entries(schema.properties ?? {}).map(([key, value]) => [key, valueOf(value)] as const)
    return fc.record(Object.fromEntries(properties), { requiredKeys: schema.required ?? [] })
  }
  if (schema.type === 'integer') return fc.integer({ min: schema.minimum, max: schema.maximum })
  if (schema.type === 'string') return textOf(schema)
  throw new Error(`No value can be generated for ${JSON.stringify(schema)}.`)
}

function textOf({ format, pattern, contentEncoding, minLength = 0, maxLength = 100 }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid()
  // An e-mail among them, so that not every login is of nobody; three bytes at most make four characters.
  if (contentEncoding === 'base64') {
    const texts = fc.oneof(fc.emailAddress(), fc.string({ unit: 'grapheme', maxLength: Math.min(40, maxLength / 16) }))
    return texts.map((text) => Buffer.from(text).toString('base64'))
  }
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern), { maxLength }).filter((text) => text.length <= maxLength)
  return fc.string({ unit: 'grapheme', minLength, maxLength }).filter((text) => [...text].length <= maxLength)
}

function resolve(value: unknown): unknown {
  const { $ref } = value as { $ref?: string }
  if ($ref === undefined) return value
  const found = $ref.slice(2).split('/').reduce<unknown>((at, key) => (at as Json)[key], contract)
  return resolve(found)
}
