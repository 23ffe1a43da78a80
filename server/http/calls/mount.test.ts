import { randomUUID } from 'node:crypto'
import fastifyCookie from '@fastify/cookie'
import { fastify, type InjectOptions } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import type { OperationId, Operations } from '#contract/operation.ts'
import { operationTable } from '#contract/operations.gen.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { encodeBase64 } from '#domain/base64.ts'
import { headersOf } from '#server/testing/call-request.ts'

import { sessionFacts } from '#server/testing/session-facts.ts'
import { siteCookies } from '../protection/session-cookie.ts'
import { createTransferSlots } from '../protection/transfer-slots.ts'
import type { Caller, Identity } from './caller.ts'
import { isForm } from './form-body.ts'
import { createRequestId, mount } from './mount.ts'
import { createOperationRunner } from './perform.ts'
import { createValidation } from './validate.ts'

const ids = Object.keys(operationTable) as OperationId[]
const validation = createValidation()
const token = 'A'.repeat(43)
const member = {
  sessionId: 's',
  memberId: 'm',
  companyId: null,
  managesSubscriptions: true,
  passwordChecked: true,
  verified: false,
  staff: false,
  staffRoles: [],
  endsAt: new Date(),
  info: sessionFacts,
}

let receivedCalls: { id: string; input: unknown; caller: Caller }[] = []
let outcome: () => unknown = () => ({ loginYn: 'N' })
let identity: Identity = { stage: 'visitor' }
let askedPath: (string | undefined)[] = []

type ServerOptions = { publicOrigin?: string; validateResponses?: boolean }
const servers = new Map<string, ReturnType<typeof createServer>>()

/**
 * Returns the server for the given options. It is created once, since it has many routes and no state between
 * requests.
 */
function serverWith(options: ServerOptions = {}) {
  const key = JSON.stringify(options)
  const server = servers.get(key) ?? createServer(options)
  servers.set(key, server)
  return server
}

function createServer({ publicOrigin, validateResponses = true }: ServerOptions) {
  const app = fastify({ genReqId: createRequestId(validation), bodyLimit: 1024 })
  void app.register(fastifyCookie)
  const operationStub = (id: string) => async (input: unknown, caller: Caller) => {
    receivedCalls.push({ id, input, caller })
    return outcome()
  }
  const answerError = mount(app, {
    uploadSlots: createTransferSlots({ most: 2, mostOfAddress: 2, waitMs: 1_000 }),
    perform: createOperationRunner({
      operations: Object.fromEntries(
        ids.map((id) => [id, operationStub(id)]),
      ) as unknown as Operations<Caller>,
      audit: { announce: async () => undefined, withdraw: async () => {}, record: async () => {} },
      validation,
    }),
    identify: async (given) => {
      askedPath.push(given)
      return { identity, recordUse: async () => {} }
    },
    cookies: siteCookies({ secure: false }),
    validation,
    validateResponses,
    publicOrigin,
  })
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply))
  app.setNotFoundHandler((request, reply) => answerError(problemNamed('address.unknown'), request, reply))
  return app
}

const { path } = operationTable.logOut
const post = (more: InjectOptions = {}, headers: Record<string, string> = {}, options?: ServerOptions) =>
  serverWith(options).inject({
    method: 'POST',
    url: path,
    headers: headersOf({ headers }),
    payload: '{}',
    ...more,
  })

beforeEach(() => {
  receivedCalls = []
  askedPath = []
  outcome = () => ({ loginYn: 'N' })
  identity = { stage: 'visitor' }
})

describe('the response envelope', () => {
  it('carries the data of a success', async () => {
    const response = await post()
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { code: 200, msg: 'OK', data: { loginYn: 'N' } },
    ])
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    })
  })

  it('carries a problem with status 200, or with the status that the contract defines for the problem', async () => {
    outcome = () => {
      throw problemNamed('login.paused', { retryAfterSeconds: 12 })
    }
    const url = operationTable.logIn.path
    const payload = {
      email: encodeBase64('a@b.example'),
      password: 'x',
      deviceId: '4bdc6ae4-9fd0-4a4d-a0ab-b6d3d4ff0b8d',
    }
    const paused = await post({ url, payload: JSON.stringify(payload) })
    expect([paused.statusCode, paused.json()]).toEqual([
      200,
      {
        code: 2002,
        msg: '로그인 시도가 많아 잠시 멈췄습니다. 표시된 시간이 지나면 다시 시도할 수 있습니다.',
        data: { retryAfterSeconds: 12 },
      },
    ])
    expect((await post({ payload: '{"a":1}' })).json()).toMatchObject({ code: 400, data: null })
  })

  it('reports an unexpected error as a failure of the service, without details', async () => {
    outcome = () => {
      throw new Error('secret detail')
    }
    const response = await post()
    expect([response.statusCode, response.json().code]).toEqual([500, 500])
    expect(response.body).not.toContain('secret')
  })

  it('reports an unreachable database as an unavailable service', async () => {
    outcome = () => {
      throw new Error('Failed query', {
        cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
      })
    }
    const response = await post()
    expect([response.statusCode, response.json().code]).toEqual([503, 503])
  })

  it.each([
    ['too little', () => ({})],
    ['too much', () => ({ loginYn: 'N', name: '김민수' })],
    [
      'an undocumented problem',
      () => {
        throw problemNamed('subscription.missing')
      },
    ],
  ])('that breaks the contract by %s becomes a failure if answers are checked', async (_, wrong) => {
    outcome = wrong
    expect((await post()).json()).toMatchObject({ code: 500 })
    expect((await post({}, {}, { validateResponses: false })).json().code).not.toBe(500)
  })
})

describe.each(ids)('%s', (id) => {
  const url = operationTable[id].path
  const refusedWith = async (
    status: number,
    options: InjectOptions,
    headers: Record<string, string> = {},
  ) => {
    const response = await post({ url, ...options }, headers)
    expect([response.statusCode, response.json().code]).toEqual([status, status])
    expect(receivedCalls).toEqual([])
  }

  it.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE'] as const)(
    'accepts no %s',
    async (method) => {
      const response = await serverWith().inject({ method, url, headers: headersOf({}) })
      expect([response.statusCode, response.headers['allow']]).toEqual([405, 'POST'])
      expect(receivedCalls).toEqual([])
    },
  )

  const foreignType = isForm(id) ? 'application/json' : 'multipart/form-data; boundary=x'
  it.each([
    'application/x-www-form-urlencoded',
    foreignType,
    'multipart/form-data',
    'text/plain',
    'application/json; charset=euc-kr',
    'text/json',
    '',
  ])('accepts no %j', (type) => refusedWith(415, {}, { 'content-type': type }))

  it.each([
    'null',
    'https://evil.example',
    'http://localhost.evil.example',
    'http://localhost:81',
    'http://localhost:80/',
  ])('accepts no request from the origin %s', (origin) =>
    refusedWith(403, {}, { origin, host: 'localhost:80' }),
  )

  it.each(['cross-site', 'same-site', 'nonsense'])('accepts no request that is %s', (site) =>
    refusedWith(403, {}, { 'sec-fetch-site': site }),
  )

  it('checks the access in every spelling of its URL path', async () => {
    const respelledUrl = url.replace('/api/', '/%61pi/')
    await refusedWith(403, { url: respelledUrl }, { origin: 'https://evil.example' })
    await refusedWith(415, { url: respelledUrl }, { 'content-type': 'text/plain' })
  })
})

describe('an origin', () => {
  it.each([
    [{ origin: 'http://localhost:3000', host: 'localhost:3000', 'sec-fetch-site': 'same-origin' }, undefined],
    [{ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, undefined],
    [{ origin: 'https://portal.example', host: 'internal:8080' }, 'https://portal.example'],
    [{ host: 'localhost:3000' }, undefined],
  ])('of the site is accepted: %j', async (headers, publicOrigin) => {
    expect((await post({}, headers, { publicOrigin })).statusCode).toBe(200)
  })

  it.each([
    [{ origin: 'http://portal.example', host: 'portal.example' }, 'https://portal.example'],
    [{ origin: 'http://localhost:3000', host: 'localhost:3000' }, 'https://portal.example'],
    // A foreign host name that resolves to this machine.
    [{ origin: 'http://evil.example:3000', host: 'evil.example:3000' }, undefined],
  ])('of another site is refused: %j', async (headers, publicOrigin) => {
    expect((await post({}, headers, { publicOrigin })).statusCode).toBe(403)
  })
})

describe('a body', () => {
  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a prototype', '{"__proto__":{"a":1}}'],
    ['a constructor', '{"constructor":{"prototype":{"a":1}}}'],
    ['an additional field', '{"admin":true}'],
    ['deeply nested arrays', `${'['.repeat(500)}${']'.repeat(500)}`],
  ])('with %s is refused', async (_, payload) => {
    const response = await post({ payload })
    expect([response.statusCode, response.json().code, receivedCalls]).toEqual([400, 400, []])
  })

  it.each([
    ['NUL', Buffer.from('\\u0000')],
    ['a lone surrogate', Buffer.from('\\ud800')],
    ['bytes that are no UTF-8', Buffer.from([0xff])],
  ])('with %s in a text is refused', async (_, bytes) => {
    const loggingIn = (password: Buffer) => ({
      url: operationTable.logIn.path,
      payload: Buffer.concat([
        Buffer.from(`{"email":"${btoa('a@b.example')}","deviceId":"${randomUUID()}","password":"`),
        password,
        Buffer.from('"}'),
      ]),
    })
    outcome = () => ({ loginYn: 'N', mfaType: 'sms' })
    expect((await post(loggingIn(Buffer.from('x')))).json().code).toBe(200)
    receivedCalls = []
    const response = await post(loggingIn(bytes))
    expect([response.statusCode, response.json().code, receivedCalls]).toEqual([400, 400, []])
  })

  it('that is too large is refused', async () => {
    const response = await post({ payload: `{"a":"${'x'.repeat(1024)}"}` })
    expect([response.statusCode, response.json().code]).toEqual([413, 413])
  })

  it.each([
    undefined,
    '',
    'abc',
    '1795245394661U001',
    '179524539466112345678A001',
    '1795245394661123456789U001',
  ])('under the request id %j is refused', async (given) => {
    const { 'x-request-id': _, ...headers } = headersOf({})
    const all = given === undefined ? headers : { ...headers, 'x-request-id': given }
    expect((await post({ headers: all })).json().code).toBe(400)
  })

  it('has its personal fields decoded and its defaults set', async () => {
    outcome = () => ({ loginYn: 'N', mfaType: 'sms' })
    const payload = {
      email: encodeBase64('김@b.example'),
      password: 'x',
      deviceId: '4bdc6ae4-9fd0-4a4d-a0ab-b6d3d4ff0b8d',
    }
    await post({ url: operationTable.logIn.path, payload: JSON.stringify(payload) })
    identity = { stage: 'member', member }
    await post({ url: operationTable.listSubscriptions.path })
    expect(receivedCalls.map(({ input }) => input)).toEqual([
      { ...payload, email: '김@b.example' },
      { limit: 20, sort: 'NEWEST' },
    ])
  })

  it('with an encoded NUL in a personal field is refused', async () => {
    const payload = { email: btoa('a\0b'), password: 'x', deviceId: '4bdc6ae4-9fd0-4a4d-a0ab-b6d3d4ff0b8d' }
    const response = await post({ url: operationTable.logIn.path, payload: JSON.stringify(payload) })
    expect([response.json().code, receivedCalls]).toEqual([400, []])
  })
})

describe('a form', () => {
  const url = operationTable.uploadFile.path
  const type = 'multipart/form-data; boundary=xx'
  const formPart = (name: string, value: string, more = '') =>
    `--xx\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
  const file = formPart('file', '%PDF', '; filename="a.pdf"')
  const send = (payload: string) => post({ url, payload: `${payload}--xx--\r\n` }, { 'content-type': type })

  it('is passed to the operation with its file, whatever the size limit of other bodies', async () => {
    outcome = () => ({ fileId: token, fileName: '가.pdf', contentType: 'application/pdf', size: 4 })
    const response = await send(
      formPart('purpose', 'inquiry') + formPart('file', '%PDF'.repeat(1000), '; filename="a.pdf"'),
    )
    expect(response.json()).toMatchObject({ code: 200, data: { fileName: encodeBase64('가.pdf') } })
    expect(receivedCalls[0]!.input).toMatchObject({ purpose: 'inquiry', file: expect.any(File) })
  })

  it.each([
    ['an unknown purpose', formPart('purpose', 'other') + file],
    ['no purpose', file],
    ['no file', formPart('purpose', 'inquiry')],
    ['a text instead of the file', formPart('purpose', 'inquiry') + formPart('file', '%PDF')],
    ['a file instead of a text', formPart('purpose', 'inquiry', '; filename="a"')],
    ['an additional part', formPart('purpose', 'inquiry') + formPart('admin', '1') + file],
    ['NUL', formPart('purpose', 'inquiry\0') + file],
  ])('with %s is refused', async (_, payload) => {
    const response = await send(payload)
    expect([response.statusCode, response.json().code, receivedCalls]).toEqual([400, 400, []])
  })

  it('that is cut off gets an answer with the reason', async () => {
    const response = await post(
      { url, payload: formPart('purpose', 'inquiry') + file.slice(0, -4) },
      { 'content-type': type },
    )
    expect([response.statusCode, response.json().code, receivedCalls]).toEqual([200, 4303, []])
  })
})

describe('the session', () => {
  it('is read from its cookie and passed to the operation', async () => {
    identity = { stage: 'member', member }
    await post({ headers: headersOf({ session: token }), remoteAddress: '198.51.100.1' })
    expect(askedPath).toEqual([token])
    expect(receivedCalls[0]?.caller).toMatchObject({ stage: 'member', member, address: '198.51.100.1' })
  })

  it('is checked before the body, so that an anonymous caller learns nothing about the structure of the body', async () => {
    const response = await post({ url: operationTable.getUserInfo.path, payload: '{"a":1}' })
    expect(response.json().code).toBe(401)
  })

  it('is not set by an answer that violates the contract', async () => {
    outcome = () => {
      receivedCalls.at(-1)?.caller.setSession(token)
      return {}
    }
    expect((await post()).headers['set-cookie']).toBeUndefined()
  })
})

it('an unknown address is answered with the problem of an unknown operation', async () => {
  for (const url of ['/api/nothing', '/api/service/home/v1.0/user', '/api/']) {
    const response = await post({ url })
    expect([response.statusCode, response.json().code]).toEqual([404, 404])
  }
})
