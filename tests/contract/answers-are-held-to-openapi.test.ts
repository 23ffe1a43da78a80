import Ajv2020 from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import type { OperationId } from '#contract/operation.ts'
import { operationTable } from '#contract/operations.gen.ts'
import { sessionShape } from '#contract/session-shape.gen.ts'
import { encodeBase64 } from '#domain/base64.ts'
import { isMaskedText } from '#domain/masked-text.ts'
import { checkOf } from '#src/api/answer-check.ts'
import { operationOf, readInteractions } from '#src/api/pact/pact-file.ts'
import { completeAnswer } from '../../scripts/contract-example.ts'
import { contract } from './contract-file.ts'

type Json = Record<string | number, unknown>

// OpenAPI's own keywords are not part of JSON Schema, and are ignored.
const ajv = addFormats(new Ajv2020({ strict: false }))
ajv.addKeyword({ keyword: 'x-masked', schema: false, type: 'string', validate: isMaskedText })
ajv.addSchema(contract, 'openapi')

const successes = readInteractions()
  .filter(({ response }) => response.body.content.code === 200)
  .map((interaction) => {
    const id = operationOf(interaction)
    const { data } = completeAnswer(id, { msg: '', ...interaction.response.body.content })
    return { id, data: data as Json, asked: interaction.request.body.content }
  })

function breaksOpenapi(id: OperationId) {
  const pointer = `/paths/${operationTable[id].path.replaceAll('/', '~1')}/post/responses/200`
  const validate = ajv.compile({
    $ref: `openapi#${pointer}/content/application~1json/schema/oneOf/0/properties/data`,
  })
  return (data: unknown) => !validate(data)
}

/** Returns every field of a value: its name, and the path to its parent. */
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

function changeAt(data: Json, steps: (string | number)[], change: (holder: Json) => void): Json {
  const copy = structuredClone(data)
  change(steps.reduce<Json>((holder, step) => holder[step] as Json, copy))
  return copy
}

describe.each([...new Set(successes.map(({ id }) => id))])('the answer of %s', async (id) => {
  const check = await checkOf(id)
  const isBroken = breaksOpenapi(id)
  const own = successes.filter((success) => success.id === id)

  it('is accepted if it is as openapi.yaml defines it, also with more fields', () => {
    for (const { data, asked } of own) {
      expect(check(structuredClone(data), asked)).toBeUndefined()
      expect(check({ ...structuredClone(data), more: { of: ['it'] } }, asked)).toBeUndefined()
    }
  })

  it('is reported as a violation if openapi.yaml forbids it: with a missing field, or a field of another type', () => {
    for (const { data, asked } of own) {
      for (const { steps, name } of fieldsOf(data)) {
        const missing = changeAt(data, steps, (holder) => delete holder[name])
        const other = changeAt(data, steps, (holder) => (holder[name] = { other: [] }))
        expect([id, name, check(missing, asked) !== undefined]).toEqual([id, name, isBroken(missing)])
        expect([id, name, check(other, asked) !== undefined]).toEqual([id, name, isBroken(other)])
      }
    }
  })
})

describe('answers of listSubscriptions', async () => {
  const check = await checkOf('listSubscriptions')
  const { data } = successes.find(
    ({ id, data: { total } }) => id === 'listSubscriptions' && Number(total) > 0,
  )!
  const amount = 'a whole number from -1000000000000 to 1000000000000'
  const row = (change: Json, input: Json = {}) => {
    const page = changeAt(data, ['list', 0], (first) => Object.assign(first, change))
    return { fault: check(page, input), page: page as { list: Json[] } }
  }

  it.each([
    [{ serviceName: undefined }, 'data.list[0].serviceName is missing'],
    [{ serviceName: null }, 'data.list[0].serviceName is null, not text of up to 200 characters'],
    [{ serviceName: 7 }, 'data.list[0].serviceName is not text of up to 200 characters'],
    [{ serviceName: '가'.repeat(201) }, 'data.list[0].serviceName is not text of up to 200 characters'],
    [{ totalAmount: '55000' }, `data.list[0].totalAmount is not ${amount}`],
    [{ totalAmount: 0.5 }, `data.list[0].totalAmount is not ${amount}`],
    [{ totalAmount: 1e12 + 1 }, `data.list[0].totalAmount is not ${amount}`],
    [{ totalAmount: 2 ** 53 }, `data.list[0].totalAmount is not ${amount}`],
    [{ subscriptionNo: '12' }, 'data.list[0].subscriptionNo is not of the form that it has'],
    [{ currency: 'EUR' }, 'data.list[0].currency is not one of KRW|USD'],
    [{ currency: 'toString' }, 'data.list[0].currency is not one of KRW|USD'],
    [{ paymentCycle: 'Q' }, 'data.list[0].paymentCycle is not one of Y|M'],
    [{ subscriptionId: '12' }, 'data.list[0].subscriptionId is not a UUID'],
    [{ requestedAt: '2026-11-21' }, 'data.list[0].requestedAt is not a time with its offset'],
    [{ requestedAt: '2026-11-21T01:30:00' }, 'data.list[0].requestedAt is not a time with its offset'],
    [{ requestedAt: '2026-13-21T01:30:00Z' }, 'data.list[0].requestedAt is not a time with its offset'],
    [{ startDate: '2026-02-30' }, 'data.list[0].startDate is not a date'],
    [{ requestedAt: '2026-02-31T01:30:00+09:00' }, 'data.list[0].requestedAt is not a time with its offset'],
    [{ requestedAt: '0000-01-01T01:30:00+09:00' }, 'data.list[0].requestedAt is not a time with its offset'],
    [{ startDate: '0000-01-01' }, 'data.list[0].startDate is not a date'],
    [{ startDate: '2026-11-21T00:00:00+09:00' }, 'data.list[0].startDate is not a date'],
    [{ startDate: null }, undefined],
    [{ subscriptionState: 'ON_THE_MOON' }, undefined],
  ])('%j: %s', (change, fault) => expect(row(change).fault).toBe(fault))

  it.each([
    ['2026-11-20T16:30:00Z', '2026-11-21T01:30:00+09:00'],
    ['2026-11-20T08:30:00.250-08:00', '2026-11-21T01:30:00+09:00'],
    ['2026-11-21T01:30:00+09:00', '2026-11-21T01:30:00+09:00'],
  ])('%s is read as %s', (requestedAt, inKorea) => {
    const { fault, page } = row({ requestedAt })
    expect([fault, page.list[0]!.requestedAt]).toEqual([undefined, inKorea])
  })

  const firstRow = (data.list as Json[])[0]!
  const rows = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...firstRow,
      subscriptionId: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    }))
  const page = (change: Json, asked: Json = {}) =>
    check({ ...data, list: rows(3), total: 3, nextCursor: null, ...change }, asked)

  it.each([
    [{}, undefined],
    [{ list: rows(100), total: 3000, nextCursor: 'next' }, undefined],
    [{ list: rows(101), total: 3000, nextCursor: 'next' }, 'data.list has more than 100 items'],
    [{ list: rows(3000), total: 3000 }, 'data.list has more than 100 items'],
    [{ list: [firstRow, firstRow] }, 'data.list[1].subscriptionId is that of another item'],
    [{ list: [], total: 25 }, 'data.total is not how many there are'],
    [{ list: [], total: 25, nextCursor: 'next' }, 'data.total is not how many there are'],
    [{ list: rows(3), total: 25 }, 'data.total is not how many there are'],
    [{ list: rows(3), total: 0 }, 'data.total is not how many there are'],
    [{ list: rows(30), total: 3, nextCursor: 'next' }, 'data.total is not how many there are'],
    [{ total: 6 }, 'data.total is not how many there are'],
    [{ list: rows(20), total: 20, nextCursor: 'next' }, 'data.total is not how many there are'],
    [{ total: -1 }, 'data.total is not a whole number from 0 to 1000000000'],
    // A total that is off by one violates the contract as well; the client repeats the call first, in case a row
    // was added between the count and the list.
    [{ total: 4 }, 'data.total is not how many there are'],
    [{ total: 2 }, 'data.total is not how many there are'],
  ])('%#: %s', (change, fault) => expect(page(change)).toBe(fault))

  it('pages after the first one may be empty', () =>
    expect(page({ list: [], total: 25 }, { cursor: 'last' })).toBeUndefined())

  const one = { ...firstRow, subscriptionState: 'ACTIVE' }
  it.each([
    [{ subscriptionState: 'ACTIVE' }, { subscriptionState: 'ACTIVE', list: [one], total: 1 }, undefined],
    [{ subscriptionState: 'ACTIVE' }, { subscriptionState: null }, 'data.subscriptionState is not'],
    [{}, { subscriptionState: 'ACTIVE' }, 'data.subscriptionState is not'],
    [
      { subscriptionState: 'ENDED' },
      { subscriptionState: 'ENDED', list: [one], total: 1 },
      'data.list[0].subscriptionState is not',
    ],
    [{ search: ' 빗장  관리 ' }, { search: '빗장 관리' }, undefined],
    [{ search: 'ㄱㅁㅅ 2' }, { search: '2 ㄱㅁㅅ' }, undefined],
    [{ search: '빗장' }, { search: null }, 'data.search is not'],
    [{ search: '빗장' }, { search: '다른 것' }, 'data.search is not'],
    [{}, { search: '빗장' }, 'data.search is not'],
    [{ search: '  ' }, { search: null }, undefined],
    [{ sort: 'OLDEST' }, { sort: 'NEWEST' }, 'data.sort is not'],
    [{}, { sort: 'OLDEST' }, undefined],
  ])('asked for %j, answered with %j: %s', (asked, change, fault) =>
    expect(page(change, asked)).toBe(fault && `${fault} what was asked for`),
  )

  it('a page that names itself as the next page violates the contract', () => {
    const hold = (cursor: string | undefined, nextCursor: string | null) =>
      check({ ...data, total: 30, nextCursor }, { cursor })
    expect(hold('abc', 'abc')).toBe('data.nextCursor is the cursor of this very page')
    expect([hold('abc', 'abd'), hold(undefined, 'abc'), hold('abc', null)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(hold(undefined, 'a b')).toBe('data.nextCursor is not a cursor')
  })
})

describe('answers of getSubscriptionDetail', async () => {
  const check = await checkOf('getSubscriptionDetail')
  const details = successes.filter(({ id }) => id === 'getSubscriptionDetail').map(({ data }) => data)
  const faultOf = (steps: string[], change: Json) => {
    const detail = details.find((each) =>
      steps.reduce<Json | undefined>((at, step) => at?.[step] as Json, each),
    )!
    return check(
      changeAt(detail, steps, (holder) => Object.assign(holder, change)),
      {},
    )
  }
  const card = ['paymentMethod', 'paymentCard']
  const account = ['paymentMethod', 'paymentAccount']
  const hidden = 'is not of the form that it has'

  it.each([
    [card, { cardNumber: '4111111111111111' }, `data.paymentMethod.paymentCard.cardNumber ${hidden}`],
    [card, { cardNumber: '4111-11**-****-1111' }, `data.paymentMethod.paymentCard.cardNumber ${hidden}`],
    [card, { cardNumber: '4111 1111 1111 ****' }, `data.paymentMethod.paymentCard.cardNumber ${hidden}`],
    [card, { cardNumber: '' }, `data.paymentMethod.paymentCard.cardNumber ${hidden}`],
    [card, { cardNumber: '**** **** **** 1111' }, undefined],
    [card, { cardNumber: '**** **** **** 123*', cardExpiration: null }, undefined],
    [card, { cardExpiration: '11/29' }, `data.paymentMethod.paymentCard.cardExpiration ${hidden}`],
    [account, { accountInfo: '110123456789' }, `data.paymentMethod.paymentAccount.accountInfo ${hidden}`],
    [account, { accountInfo: '********6789' }, undefined],
    [['companyInfo'], { corporateNo: '110111-0062432' }, `data.companyInfo.corporateNo ${hidden}`],
    [['companyInfo'], { corporateNo: '110111-*******' }, undefined],
    [['subscriberInfo'], { secNo: '990101' }, `data.subscriberInfo.secNo ${hidden}`],
    [['subscriberInfo'], { secNo: '99****' }, undefined],
    [
      ['subscriberInfo'],
      { phoneNumber: encodeBase64('010-1234-5678') },
      'data.subscriberInfo.phoneNumber is not masked',
    ],
    [['subscriberInfo'], { phoneNumber: encodeBase64('010-****-5678') }, undefined],
  ])('%j %j: %s', (steps, change, fault) => expect(faultOf(steps, change)).toBe(fault))
})

it('null represents a field that may be missing', async () => {
  const check = await checkOf('getUnauthSessionInfo')
  const { data } = successes.find(
    ({ id, data: { loginYn } }) => id === 'getUnauthSessionInfo' && loginYn === 'N',
  )!
  const visitor = { ...data, email: null }
  expect(check(visitor, {})).toBeUndefined()
  expect(visitor).not.toHaveProperty('email')
})

it('the shape of the session, which is loaded first, equals its shape in the table of all answers', async () => {
  const { shapes, shapesOfAnswers } = await import('#contract/answer-shapes.gen.ts')
  expect(sessionShape).toEqual(shapes[Number(shapesOfAnswers.getUnauthSessionInfo)])
})

it.each([undefined, null, [], 'text'])('data that is %j violates the contract', async (data) => {
  const check = await checkOf('getUserInfo')
  expect(check(data, {})).toMatch(/^data is /)
})
