import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import type { OperationId } from '#contract/operation.ts'
import { operationTable } from '#contract/operations.gen.ts'
import { toWireTime } from '#domain/dates.ts'
import { projectPath } from '#server/project-path.ts'
import { sampleJpeg, samplePdf, samplePng } from './sample-files.ts'

type Json = Record<string, unknown>
type Schema = {
  $ref?: string
  type?: string | string[]
  const?: unknown
  format?: string
  pattern?: string
  enum?: unknown[]
  contentEncoding?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  required?: string[]
  oneOf?: Schema[]
  items?: Schema
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  properties?: Record<string, Schema>
}
type Contract = { paths: Record<string, { post: { requestBody: unknown } }> }

const contract = JSON.parse(readFileSync(projectPath('contract/openapi.gen.json'), 'utf8')) as Contract

/**
 * Right bodies of an operation, generated from its schema in openapi.yaml; a part that is a file is a File. Throws for a schema
 * it cannot generate.
 */
export function bodyOf(id: OperationId): fc.Arbitrary<Json> {
  const body = resolve(contract.paths[operationTable[id].path]!.post.requestBody) as {
    content: Record<string, { schema: Schema }>
  }
  const [{ schema }] = Object.values(body.content) as [{ schema: Schema }]
  return valueOf(schema) as fc.Arbitrary<Json>
}

function valueOf(given: Schema): fc.Arbitrary<unknown> {
  const schema = resolve(given) as Schema
  if ('const' in schema) return fc.constant(schema.const)
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => valueOf({ ...schema, type })))
  if (schema.oneOf) return fc.oneof(...schema.oneOf.map(valueOf))
  if (schema.type === 'null') return fc.constant(null)
  if (schema.type === 'array') return listOf(schema)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.type === 'object') {
    const properties = Object.entries(schema.properties ?? {}).map(
      ([key, value]) => [key, valueOf(value)] as const,
    )
    return fc.record(Object.fromEntries(properties), { requiredKeys: schema.required ?? [] })
  }
  if (schema.type === 'integer') return fc.integer({ min: schema.minimum, max: schema.maximum })
  if (schema.format === 'binary') return fileOf()
  if (schema.type === 'string') return textOf(schema)
  throw new Error(`No value can be generated for ${JSON.stringify(schema)}.`)
}

function listOf({
  items = {},
  minItems: minLength = 0,
  maxItems: maxLength = 10,
  uniqueItems = false,
}: Schema): fc.Arbitrary<unknown[]> {
  const limits = { minLength, maxLength }
  return uniqueItems
    ? fc.uniqueArray(valueOf(items), { ...limits, selector: (item) => JSON.stringify(item) })
    : fc.array(valueOf(items), limits)
}

/** Anything as a file, and now and then something that is one. */
function fileOf(): fc.Arbitrary<File> {
  const contents = fc.oneof(
    fc.uint8Array({ maxLength: 2000 }),
    fc.constantFrom(samplePdf, samplePng, sampleJpeg).map((file) => new Uint8Array(file)),
  )
  const names = fc.oneof(
    fc.constantFrom('a.pdf', '접속 기록.png', 'a.jpg'),
    fc.string({ unit: 'grapheme', maxLength: 300 }),
  )
  return fc.tuple(contents, names).map(([content, name]) => new File([content], name.replaceAll('\0', '')))
}

function textOf({
  format,
  pattern,
  contentEncoding,
  minLength = 0,
  maxLength = 100,
}: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid()
  if (format === 'date' || format === 'date-time') return timeOf(format)
  // An e-mail among them, so that not every login is of nobody; three bytes at most make four characters.
  if (contentEncoding === 'base64') {
    const texts = fc.oneof(
      fc.emailAddress(),
      fc.string({ unit: 'grapheme', maxLength: Math.min(40, maxLength / 16) }),
    )
    return texts.map((text) => Buffer.from(text).toString('base64'))
  }
  if (pattern !== undefined)
    return fc.stringMatching(new RegExp(pattern), { maxLength }).filter((text) => text.length <= maxLength)
  return fc.string({ unit: 'grapheme', minLength, maxLength }).filter((text) => [...text].length <= maxLength)
}

// Any day of four digits, and the coming weeks more often; as text of UTC, or of Korea.
function timeOf(format: 'date' | 'date-time'): fc.Arbitrary<string> {
  const between = (min: string, max: string) =>
    fc.date({ min: new Date(min), max: new Date(max), noInvalidDate: true })
  const halfHours = fc
    .integer({ min: 0, max: 48 * 40 })
    .map((count) => new Date(Date.parse('2026-11-21T00:00:00Z') + count * 1_800_000))
  const times = fc.oneof(between('0000-01-02T00:00:00Z', '9999-12-30T00:00:00Z'), halfHours)
  if (format === 'date') return times.map((time) => time.toISOString().slice(0, 'YYYY-MM-DD'.length))
  return fc.oneof(
    times.map((time) => time.toISOString()),
    times.map((time) => toWireTime(time)),
  )
}

function resolve(value: unknown): unknown {
  const { $ref } = value as { $ref?: string }
  if ($ref === undefined) return value
  const found = $ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Json)[key], contract)
  return resolve(found)
}
