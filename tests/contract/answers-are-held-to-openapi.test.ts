import Ajv2020 from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import type { OperationId } from '#contract/operation.ts'
import { operationTable } from '#contract/operations.gen.ts'
import { sessionShape } from '#contract/session-shape.gen.ts'
import { checkOf } from '#src/api/answer-check.ts'
import { operationOf, readInteractions } from '#src/api/pact/pact-file.ts'
import { completed } from '../../scripts/contract-example.ts'
import { contract } from './contract-file.ts'

type Json = Record<string | number, unknown>

// OpenAPI's own keywords are no JSON schema, and are let pass.
const ajv = addFormats(new Ajv2020({ strict: false }))
ajv.addSchema(contract, 'openapi')

const successes = readInteractions()
  .filter(({ response }) => response.body.content.code === 200)
  .map((interaction) => {
    const id = operationOf(interaction)
    return { id, data: completed(id, { msg: '', ...interaction.response.body.content }).data as Json }
  })

function breaksOpenapi(id: OperationId) {
  const pointer = `/paths/${operationTable[id].path.replaceAll('/', '~1')}/post/responses/200`
  const validate = ajv.compile({
    $ref: `openapi#${pointer}/content/application~1json/schema/oneOf/0/properties/data`,
  })
  return (data: unknown) => !validate(data)
}

/** Every field of a value: its name, and the steps to what holds it. */
function fieldsOf(
  value: unknown,
  steps: (string | number)[] = [],
): { steps: (string | number)[]; name: string }[] {
  if (typeof value !== 'object' || value === null) return []
  const isList = Array.isArray(value)
  return Object.entries(value).flatMap(([name, inside]) => [
    ...(isList ? [] : [{ steps, name }]),
    ...fieldsOf(inside, [...steps, isList ? Number(name) : name]),
  ])
}

function changed(data: Json, steps: (string | number)[], change: (holder: Json) => void): Json {
  const copy = structuredClone(data)
  change(steps.reduce<Json>((holder, step) => holder[step] as Json, copy))
  return copy
}

describe.each([...new Set(successes.map(({ id }) => id))])('%s', async (id) => {
  const check = await checkOf(id)
  const isBroken = breaksOpenapi(id)
  const own = successes.filter((success) => success.id === id).map(({ data }) => data)

  it('is taken as openapi.yaml has it, with more fields too', () => {
    for (const data of own) {
      expect(check(structuredClone(data), {})).toBeUndefined()
      expect(check({ ...structuredClone(data), more: { of: ['it'] } }, {})).toBeUndefined()
    }
  })

  it('has a breach where openapi.yaml says so: each field missing, or of another kind', () => {
    for (const data of own) {
      for (const { steps, name } of fieldsOf(data)) {
        const missing = changed(data, steps, (holder) => delete holder[name])
        const other = changed(data, steps, (holder) => (holder[name] = { other: [] }))
        expect([id, name, check(missing, {}) !== undefined]).toEqual([id, name, isBroken(missing)])
        expect([id, name, check(other, {}) !== undefined]).toEqual([id, name, isBroken(other)])
      }
    }
  })
})

describe('of listSubscriptions', async () => {
  const check = await checkOf('listSubscriptions')
  const { data } = successes.find(
    ({ id, data: { total } }) => id === 'listSubscriptions' && Number(total) > 0,
  )!
  const row = (change: Json, input: Json = {}) => {
    const page = changed(data, ['list', 0], (first) => Object.assign(first, change))
    return { fault: check(page, input), page: page as { list: Json[] } }
  }

  it.each([
    [{ serviceName: undefined }, 'data.list[0].serviceName is missing'],
    [{ serviceName: null }, 'data.list[0].serviceName is null, not text'],
    [{ serviceName: 7 }, 'data.list[0].serviceName is not text'],
    [{ totalAmount: '55000' }, 'data.list[0].totalAmount is not a whole number'],
    [{ totalAmount: 0.5 }, 'data.list[0].totalAmount is not a whole number'],
    [{ subscriptionId: '12' }, 'data.list[0].subscriptionId is not a UUID'],
    [{ requestedAt: '2026-11-21' }, 'data.list[0].requestedAt is not a time with its offset'],
    [{ requestedAt: '2026-11-21T01:30:00' }, 'data.list[0].requestedAt is not a time with its offset'],
    [{ requestedAt: '2026-13-21T01:30:00Z' }, 'data.list[0].requestedAt is not a time with its offset'],
    [{ startDate: '2026-02-30' }, 'data.list[0].startDate is not a date'],
    [{ startDate: '2026-11-21T00:00:00+09:00' }, 'data.list[0].startDate is not a date'],
    [{ startDate: null }, undefined],
    [{ subscriptionState: 'ON_THE_MOON', paymentCycle: 'Q', currency: 'EUR' }, undefined],
  ])('%j: %s', (change, fault) => expect(row(change).fault).toBe(fault))

  it.each([
    ['2026-11-20T16:30:00Z', '2026-11-21T01:30:00+09:00'],
    ['2026-11-20T08:30:00.250-08:00', '2026-11-21T01:30:00+09:00'],
    ['2026-11-21T01:30:00+09:00', '2026-11-21T01:30:00+09:00'],
  ])('%s is read as %s', (requestedAt, inKorea) => {
    const { fault, page } = row({ requestedAt })
    expect([fault, page.list[0]!.requestedAt]).toEqual([undefined, inKorea])
  })

  it('a page that names itself as the next one is a breach', () => {
    const hold = (cursor: string | undefined, nextCursor: string | null) =>
      check({ ...data, nextCursor }, { cursor })
    expect(hold('abc', 'abc')).toBe('data.nextCursor is the cursor of this very page')
    expect([hold('abc', 'abd'), hold(undefined, 'abc'), hold('abc', null)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(hold(undefined, 'a b')).toBe('data.nextCursor is not a cursor')
  })
})

it('null stands for a field that may be missing', async () => {
  const check = await checkOf('getUnauthSessionInfo')
  const { data } = successes.find(
    ({ id, data: { loginYn } }) => id === 'getUnauthSessionInfo' && loginYn === 'N',
  )!
  const visitor = { ...data, email: null }
  expect(check(visitor, {})).toBeUndefined()
  expect(visitor).not.toHaveProperty('email')
})

it('the shape that comes first says the same as the one among all', async () => {
  const { shapes, shapesOfAnswers } = await import('#contract/answer-shapes.gen.ts')
  expect(sessionShape).toEqual(shapes[Number(shapesOfAnswers.getUnauthSessionInfo)])
})

it.each([undefined, null, [], 'text'])('data that is %j is a breach', async (data) => {
  const check = await checkOf('getUserInfo')
  expect(check(data, {})).toMatch(/^data is /)
})
