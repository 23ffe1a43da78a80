import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Operations } from '#contract/operation.ts'
import { problemCodes } from '#contract/problem-codes.gen.ts'
import { encodePersonal } from '#domain/personal-fields.ts'
import { hasForbiddenCharacters } from '#domain/text.ts'
import { isCodeField, typedInput } from '#domain/typed/typed-input.ts'
import type { Caller } from '#server/http/calls/caller.ts'
import { createOperationRunner } from '#server/http/calls/perform.ts'
import { createValidation } from '#server/http/calls/validate.ts'
import { createApi } from '#src/api/client.ts'
import { contract, deref, type JsonSchema } from './contract-input.ts'

const givenPath: unknown[] = []
const handler = (input: unknown) => {
  givenPath.push(input)
  return Promise.resolve({ progress: null })
}
const perform = createOperationRunner({
  operations: new Proxy({}, { get: () => handler }) as Operations<Caller>,
  validation: createValidation(),
  audit: {
    announce: () => Promise.resolve(undefined),
    withdraw: () => Promise.resolve(),
    record: () => Promise.resolve(),
  } as never,
})
/** Returns the request body that the app sends for an input. */
async function requestOf(input: { name: string; phoneNumber: string }): Promise<unknown> {
  let body: unknown
  const api = createApi({
    baseUrl: 'http://localhost',
    isAdmin: () => false,
    now: () => 0,
    random: () => 0,
    navigate: () => undefined,
    fetch: async (request) => {
      body = await request.json()
      return Response.json({ code: 200, msg: '', data: null })
    },
  })
  await api.sendSignupCode(input).catch(() => undefined)
  return body
}

const typedText = fc.string({
  unit: fc.constantFrom(
    ...'김ㆍé１＠ -\t\r\n',
    'ㅤ',
    '\u00a0',
    '\u200b',
    '\u202e',
    '\u0301',
    '\u1100',
    '\u1161',
    '\0',
  ),
  maxLength: 20,
})

describe('typed text', () => {
  it('is normalized alike by the app before sending and by the server for other clients', async () => {
    await fc.assert(
      fc.asyncProperty(typedText, typedText, async (name, phoneNumber) => {
        const input = { name, phoneNumber }
        const normalized = typedInput(input)
        expect(await requestOf(input)).toEqual(encodePersonal(['name', 'phoneNumber'], normalized))

        givenPath.length = 0
        const raw = encodePersonal(['name', 'phoneNumber'], input)
        const refusal = await perform('sendSignupCode', raw, {} as Caller).catch((error: unknown) => error)
        if (hasForbiddenCharacters(normalized))
          expect(refusal).toMatchObject({ code: problemCodes['request.invalid'] })
        else expect(givenPath).toEqual([normalized])
      }),
    )
  })

  it('in a field for a number, a code or an address is converted to ASCII', () => {
    const missed = textFields().filter(([name, { pattern }]) => {
      const isNumber = /^\^(?:\[A-Z\]|[A-Z])?\[0-9\]/.test(pattern ?? '') && name !== 'version'
      return (isNumber || /email/i.test(name)) && !isCodeField(name)
    })
    expect(missed.map(([name]) => name)).toEqual([])
  })

  it('in a field for people to read keeps its full-width characters', () => {
    const texts = textFields().filter(([name]) =>
      /name$|body|subject|title|memo|note|comment|reason(Text)?$/i.test(name),
    )
    expect(texts.filter(([name]) => isCodeField(name)).map(([name]) => name)).toEqual([])
    expect(texts.length).toBeGreaterThan(10)
  })
})

it('no screen normalizes typed text in its own way', () => {
  const own = /\.trim\(\)|\.normalize\('NFC'\)/
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^api\//.test(file))
  expect(sources.length).toBeGreaterThan(500)
  expect(sources.filter((file) => own.test(readFileSync(`src/${file}`, 'utf8')))).toEqual([])
})

/** Returns every text field of every body of the contract, with its name. */
function textFields(): [string, JsonSchema][] {
  const foundFields: [string, JsonSchema][] = []
  const walk = (schema: JsonSchema, name: string) => {
    const { properties, items, oneOf = [], allOf = [], type } = deref(schema)
    for (const each of [...oneOf, ...allOf]) walk(each, name)
    for (const [key, child] of Object.entries(properties ?? {})) walk(child, key)
    if (items) walk(items, name)
    if (type?.includes('string')) foundFields.push([name, deref(schema)])
  }
  for (const { post } of Object.values(contract.paths))
    for (const { schema } of Object.values(deref(post.requestBody).content ?? {})) walk(schema, '')
  return foundFields
}
