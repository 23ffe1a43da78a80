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

/** The kind of the generated values: any valid values, or only boundary values. */
type Kind = 'any' | 'edges'

/** Whether the input of an operation contains a date or a time. */
export const hasTimeInput = (id: OperationId): boolean =>
  /"format":"date(?:-time)?"/.test(
    JSON.stringify(withReferences(contract.paths[operationTable[id].path]!.post.requestBody)),
  )

/**
 * Returns valid bodies of an operation, generated from its schema in openapi.yaml; a file part is a File. With
 * `edges` the dates, numbers and texts are boundary values. Throws for a schema that it cannot generate.
 */
export function bodyOf(id: OperationId, kind: Kind = 'any'): fc.Arbitrary<Json> {
  const body = resolveReference(contract.paths[operationTable[id].path]!.post.requestBody) as {
    content: Record<string, { schema: Schema }>
  }
  const [{ schema }] = Object.values(body.content) as [{ schema: Schema }]
  return valueOf(schema, kind) as fc.Arbitrary<Json>
}

function valueOf(given: Schema, kind: Kind): fc.Arbitrary<unknown> {
  const schema = resolveReference(given) as Schema
  if ('const' in schema) return fc.constant(schema.const)
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => valueOf({ ...schema, type }, kind)))
  if (schema.oneOf) return fc.oneof(...schema.oneOf.map((each) => valueOf(each, kind)))
  if (schema.type === 'null') return fc.constant(null)
  if (schema.type === 'array') return listOf(schema, kind)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.type === 'object') {
    const properties = Object.entries(schema.properties ?? {}).map(
      ([key, value]) => [key, valueOf(value, kind)] as const,
    )
    return fc.record(Object.fromEntries(properties), { requiredKeys: schema.required ?? [] })
  }
  if (schema.type === 'integer') {
    const { minimum: min = 0, maximum: max = min } = schema
    return kind === 'edges' ? fc.constantFrom(min, max) : fc.integer({ min, max })
  }
  if (schema.format === 'binary') return fileOf()
  if (schema.type === 'string') return (kind === 'edges' && boundaryValues(schema)) || textOf(schema)
  throw new Error(`No value can be generated for ${JSON.stringify(schema)}.`)
}

function listOf(
  { items = {}, minItems: minLength = 0, maxItems: maxLength = 10, uniqueItems = false }: Schema,
  kind: Kind,
): fc.Arbitrary<unknown[]> {
  const limits = { minLength, maxLength }
  return uniqueItems
    ? fc.uniqueArray(valueOf(items, kind), { ...limits, selector: (item) => JSON.stringify(item) })
    : fc.array(valueOf(items, kind), limits)
}

/** Returns random content as a file, and sometimes a valid file. */
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
  // Includes the mail address of a member, so that some logins are for a known member; three bytes make at most four
  // characters.
  if (contentEncoding === 'base64') {
    const texts = fc.oneof(
      fc.emailAddress(),
      fc.string({ unit: 'grapheme', maxLength: Math.floor(Math.min(40, maxLength / 16)) }),
    )
    return texts
      .map((text) => Buffer.from(text).toString('base64'))
      .filter((text) => text.length >= minLength && text.length <= maxLength)
  }
  if (pattern !== undefined)
    return fc.stringMatching(new RegExp(pattern), { maxLength }).filter((text) => text.length <= maxLength)
  return fc.string({ unit: 'grapheme', minLength, maxLength }).filter((text) => [...text].length <= maxLength)
}

const edgeDates = [
  '0000-01-01',
  '0000-02-29',
  '0001-01-01',
  '1582-10-15',
  '1900-02-28',
  '1970-01-01',
  '2000-02-29',
].concat(['2024-02-29', '2026-11-21', '2028-02-29', '2038-01-19', '9999-02-28', '9999-12-31'])
const edgeClocks = [
  '00:00:00Z',
  '23:59:59.999999999Z',
  '23:59:60Z',
  '00:00:00+14:00',
  '23:59:59-12:00',
  '00:00:00+23:59',
].concat(['12:30:00-00:00', '09:00:00+09:00'])
const edgeLetters = ['a', '가', '🇰🇷', "'", '%', '\\', '\u200b', '\u0301']

/** Returns the boundary values of a format; undefined if only a pattern limits the length. */
function boundaryValues({ format, pattern, contentEncoding, minLength = 0, maxLength = 100 }: Schema) {
  if (format === 'date') return fc.constantFrom(...edgeDates)
  if (format === 'date-time')
    return fc
      .tuple(fc.constantFrom(...edgeDates), fc.constantFrom(...edgeClocks))
      .map(([date, clock]) => `${date}T${clock}`)
      .filter((text) => text.length <= maxLength && isWireTime(text))
  if (format === 'uuid')
    return fc.constantFrom('00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff')
  if (contentEncoding === 'base64') {
    const maxBytes = Math.floor(maxLength / 4) * 3
    return fc
      .constantFrom(
        ...(minLength === 0 ? [''] : []),
        ...edgeLetters.map((letter) => textOfLength(letter, maxBytes, (text) => Buffer.byteLength(text))),
      )
      .map((text) => Buffer.from(text).toString('base64'))
  }
  if (pattern !== undefined) return undefined
  const longestTexts = edgeLetters.map((letter) =>
    textOfLength(letter, maxLength, (text) => [...text].length),
  )
  return fc.constantFrom(...(minLength === 0 ? ['', ...longestTexts] : longestTexts))
}

// A leap second is valid only at the end of a day in UTC.
const isWireTime = (text: string) => !text.includes(':60Z') || text.startsWith('1970') || text.startsWith('2')

const textOfLength = (letter: string, most: number, measure: (text: string) => number) =>
  letter.repeat(Math.floor(most / measure(letter)))

// Returns any day with a year of four digits, and more often the coming weeks; in UTC or Korean time.
function timeOf(format: 'date' | 'date-time'): fc.Arbitrary<string> {
  const timeBetween = (min: string, max: string) =>
    fc.date({ min: new Date(min), max: new Date(max), noInvalidDate: true })
  const halfHours = fc
    .integer({ min: 0, max: 48 * 40 })
    .map((count) => new Date(Date.parse('2026-11-21T00:00:00Z') + count * 1_800_000))
  const times = fc.oneof(timeBetween('0000-01-02T00:00:00Z', '9999-12-30T00:00:00Z'), halfHours)
  if (format === 'date') return times.map((time) => time.toISOString().slice(0, 'YYYY-MM-DD'.length))
  return fc.oneof(
    times.map((time) => time.toISOString()),
    times.map((time) => toWireTime(time)),
  )
}

/** Returns a schema in which every reference is replaced by the schema that it refers to. */
function withReferences(value: unknown): unknown {
  const found = resolveReference(value)
  if (Array.isArray(found)) return found.map(withReferences)
  if (typeof found !== 'object' || found === null) return found
  return Object.fromEntries(Object.entries(found).map(([key, each]) => [key, withReferences(each)]))
}

function resolveReference(value: unknown): unknown {
  const { $ref } = (value ?? {}) as { $ref?: string }
  if ($ref === undefined) return value
  const found = $ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Json)[key], contract)
  return resolveReference(found)
}
