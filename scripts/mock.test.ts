import { readFileSync } from 'node:fs'
import Ajv2020 from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import type { OperationId } from '#contract/operation.ts'
import { operationTable } from '#contract/operations.gen.ts'
import { isMaskedText } from '#domain/masked-text.ts'
import { operationOf, readInteractions } from '#src/api/pact/pact-file.ts'
import { withServer } from '#src/api/testing/server.ts'
import { mockOf } from './mock.ts'

const interactions = readInteractions()
const mock = mockOf(interactions)
const ids = Object.keys(operationTable) as OperationId[]
const memberCookie = { Cookie: 'session=mock' }

// OpenAPI's own keywords are not part of JSON Schema, and are ignored.
const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true }))
ajv.addKeyword({ keyword: 'x-masked', schema: false, type: 'string', validate: isMaskedText })
ajv.addSchema(JSON.parse(readFileSync('contract/openapi.gen.json', 'utf8')) as object, 'openapi')

function post(id: OperationId, headers: Record<string, string> = {}, body: unknown = {}) {
  return withServer(mock, async (url) => {
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    const response = await fetch(`${url}${operationTable[id].path}`, init)
    const answer = (await response.json()) as {
      code: number
      msg: string
      data: Record<string, unknown> | null
    }
    return { status: response.status, headers: response.headers, answer }
  })
}

describe.each(ids)('%s', (id) => {
  const own = interactions.filter((interaction) => operationOf(interaction) === id)
  const codes = own.map(({ response }) => response.body.content.code)

  it.each([...new Set(codes)])('answers a request for code %d as openapi.yaml defines it', async (code) => {
    const { status, answer } = await post(id, { Prefer: `code=${code}` })
    expect(answer.code).toBe(code)
    const pointer = `/paths/${operationTable[id].path.replaceAll('/', '~1')}/post/responses`
    const answers = `${pointer}/200/content/application~1json/schema`
    const schemaPointer = status === 200 ? answers : '/components/schemas/ProblemAnswer'
    const matches = ajv.compile({ $ref: `openapi#${schemaPointer}` })
    matches(answer)
    expect(matches.errors).toBeNull()
  })
})

it('the mock server distinguishes a visitor from a member by the cookie', async () => {
  expect((await post('getUnauthSessionInfo')).answer.data).toMatchObject({ loginYn: 'N' })
  expect((await post('getUnauthSessionInfo', memberCookie)).answer.data).toMatchObject({ loginYn: 'Y' })
})

it('the mock server sets a cookie at login and removes it at logout', async () => {
  expect((await post('logIn')).headers.get('set-cookie')).toMatch(/^session=mock;/)
  expect((await post('logOut')).headers.get('set-cookie')).toMatch(/^session=;.*Max-Age=0/)
  expect((await post('logIn', { Prefer: 'code=2001' })).headers.get('set-cookie')).toBeNull()
})

it('the mock server chooses the success that is most like the request', async () => {
  const { answer } = await post('listSubscriptions', memberCookie, { subscriptionState: 'REQUESTED' })
  expect(answer.data).toMatchObject({ subscriptionState: 'REQUESTED', total: 1 })
})

it('the mock server answers an operation with a requested problem of which the pacts have no example', async () => {
  const { status, answer } = await post('getUserInfo', { Prefer: 'code=503' })
  expect([status, answer]).toMatchObject([503, { code: 503, data: null }])
})

it('the mock server answers unknown paths with 404', async () => {
  const status = await withServer(
    mock,
    async (url) => (await fetch(`${url}/api/nowhere`, { method: 'POST' })).status,
  )
  expect(status).toBe(404)
})

it('the mock server returns a page of the requested filter, without rows that do not match it', async () => {
  const mockAnswer = async (body: unknown) =>
    (await post('listSubscriptions', memberCookie, body)).answer.data!
  const { total, list } = await mockAnswer({})
  expect((list as unknown[]).length).toBe(total)
  const answerForEnded = await mockAnswer({ subscriptionState: 'ENDED', search: '빗장' })
  expect(answerForEnded).toMatchObject({ subscriptionState: 'ENDED', search: '빗장' })
  expect(
    (answerForEnded.list as { subscriptionState: string }[]).map((row) => row.subscriptionState),
  ).not.toContain('ACTIVE')
})
