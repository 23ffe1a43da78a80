import type { IncomingMessage, RequestListener } from 'node:http'
import { describe, expect, it, vi } from 'vitest'
import { operationTable } from '#contract/operations.gen.ts'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { encodeBase64 } from '#domain/base64.ts'
import { type ApiOptions, createApi } from './client.ts'
import { messages } from './messages.ts'
import { answerEvery, bodyOf, withServer } from './testing/server.ts'

const uuid = '3f0c1f5e-6c1b-4c35-9a52-0d6b1f0f8a11'
const success = (data: unknown) => ({ code: 200, msg: '', data })

function apiAt(baseUrl: string, options: Partial<ApiOptions> = {}) {
  return createApi({
    baseUrl,
    isAdmin: () => false,
    now: () => 1_763_700_000_000,
    random: () => 0.5,
    navigate: () => undefined,
    ...options,
  })
}

describe('a request', () => {
  it.each([
    [false, 'U'],
    [true, 'M'],
  ])('is a JSON post to the path of the table (admin: %s)', async (isAdmin, letter) => {
    const receivedRequests: { request: IncomingMessage; body: string }[] = []
    await withServer(
      async (request, response) => {
        receivedRequests.push({ request, body: await bodyOf(request) })
        answerEvery(success({ loginYn: 'Y', mfaType: 'none' }))(request, response)
      },
      (url) => {
        const api = apiAt(url, { isAdmin: () => isAdmin, headers: { Cookie: 'session=abc' } })
        return api.logIn({ email: '한빛@hanbit.example', password: 'pw', deviceId: uuid })
      },
    )
    expect(receivedRequests).toHaveLength(1)
    const [{ request, body }] = receivedRequests as [(typeof receivedRequests)[0]]
    expect(request).toMatchObject({ method: 'POST', url: operationTable.logIn.path })
    expect(request.headers).toMatchObject({
      'content-type': 'application/json',
      'x-request-id': `176370000000050000000${letter}001`,
      cookie: 'session=abc',
    })
    expect(JSON.parse(body)).toEqual({
      email: encodeBase64('한빛@hanbit.example'),
      password: 'pw',
      deviceId: uuid,
    })
  })

  it('names its id in the problem of its answer, by which the log of the server has it, and none without an answer', async () => {
    const now = 1_763_700_000_000
    const refused = Response.json({ code: 500, msg: '처리하지 못했습니다.', data: null }, { status: 500 })
    const fetch = vi
      .fn<(request: Request) => Promise<Response>>()
      .mockResolvedValueOnce(refused)
      .mockRejectedValueOnce(new TypeError('offline'))
    const api = apiAt('http://portal.example', { fetch, now: () => now })
    const refusal = await api.logOut({}).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ code: 500, requestId: `${now}50000000U001` })
    expect(fetch.mock.calls[0]?.[0].headers.get('x-request-id')).toBe((refusal as Problem).requestId)
    expect(await api.logOut({}).catch((error: unknown) => error)).toMatchObject({
      code: 0,
      requestId: undefined,
    })
  })

  it('includes cookies', async () => {
    const answer = Response.json(success({ loginYn: 'N' }))
    const fetch = vi.fn<(request: Request) => Promise<Response>>().mockResolvedValue(answer)
    await apiAt('http://portal.example', { fetch }).logOut({})
    expect(fetch.mock.calls[0]?.[0].credentials).toBe('include')
  })

  it('of an anonymous operation carries no cookie and reports neither its problem nor its success', async () => {
    const answers = [success({ countedYn: 'Y' }), { code: 401, msg: '' }]
    const fetch = vi.fn<(request: Request) => Promise<Response>>(async () => Response.json(answers.shift()))
    const [onCall, onSuccess] = [vi.fn(), vi.fn()]
    const api = apiAt('http://portal.example', { fetch, onCall, onSuccess })
    const visit = { reached: [], returnedTo: null, lastStep: 'signup.type', flowOutcome: 'LEFT' } as const
    await api.countFlowVisit({ ...visit, reached: [] }, { keepalive: true })
    await expect(api.countFlowVisit({ ...visit, reached: [] })).rejects.toMatchObject({ code: 401 })
    expect(fetch.mock.calls.map(([{ credentials, keepalive }]) => [credentials, keepalive])).toEqual([
      ['omit', true],
      ['omit', false],
    ])
    expect([onCall, onSuccess].flatMap(({ mock }) => mock.calls)).toEqual([])
  })

  it('sends files as a form with its own boundary', async () => {
    let seen: Request | undefined
    const fetch = (request: Request) => {
      seen = request
      return Promise.resolve(Response.json(success({})))
    }
    const upload = { file: new File(['%PDF'], '등록증.pdf', { type: 'application/pdf' }) }
    await apiAt('http://portal.example', { fetch }).getUserInfo(upload as never)
    expect(seen?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
    const file = (await seen?.formData())?.get('file') as File
    expect([file.name, await file.text()]).toEqual(['등록증.pdf', '%PDF'])
  })

  it('is not sent when a field with personal data cannot be encoded', async () => {
    const fetch = vi.fn<(request: Request) => Promise<Response>>()
    const call = apiAt('http://portal.example', { fetch }).logIn({
      email: '\uD800',
      password: 'pw',
      deviceId: uuid,
    })
    await expect(call).rejects.toMatchObject({ reason: 'request.invalid' })
    expect(fetch).not.toHaveBeenCalled()
  })
})

describe('an answer', () => {
  it('has its personal fields decoded', async () => {
    const data = { name: encodeBase64('남궁민수'), subEmail: null, subscribeYn: 'Y' }
    await withServer(answerEvery(success(data)), async (url) => {
      expect(await apiAt(url).getUserInfo({})).toEqual({ name: '남궁민수', subEmail: null, subscribeYn: 'Y' })
    })
  })

  it.each(['남궁', 'YWJj=', '/w=='])('with broken base64 (%s) is problem 500', async (name) => {
    await withServer(answerEvery(success({ name })), async (url) => {
      await expect(apiAt(url).getUserInfo({})).rejects.toEqual(new Problem(500, messages.contractViolation))
    })
  })

  it.each([302, 307])('of status %d without a location is an envelope', async (status) => {
    await withServer(answerEvery(success({ count: 4 }), { status }), async (url) => {
      expect(await apiAt(url).countActiveSubscriptions({})).toEqual({ count: 4 })
    })
  })

  it.each([200, 404, 500, 502])('with an HTML page under status %d is problem 500', async (status) => {
    await withServer(answerEvery('<!doctype html><h1>오류</h1>', { status }), async (url) => {
      await expect(apiAt(url).getUserInfo({})).rejects.toEqual(new Problem(500, messages.unreadable))
    })
  })

  // "안내" encoded as EUC-KR.
  it.each([
    [
      'EUC-KR',
      Buffer.concat([
        Buffer.from('{"code":200,"msg":"'),
        Buffer.from('bec8b3bb', 'hex'),
        Buffer.from('","data":{}}'),
      ]),
    ],
    ['half a letter', Buffer.from('{"code":200,"msg":"안').subarray(0, -1)],
  ])('in %s cannot be read', async (_, body) => {
    const listener: RequestListener = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(body)
    }
    await withServer(listener, async (url) => {
      await expect(apiAt(url).countNotifications({})).rejects.toEqual(new Problem(500, messages.unreadable))
    })
  })

  it('in UTF-8 may contain the replacement character', async () => {
    const answer = answerEvery(success({ unread: 3, more: '\uFFFD' }))
    await withServer(answer, async (url) => {
      await expect(apiAt(url).countNotifications({})).resolves.toMatchObject({ more: '\uFFFD' })
    })
  })

  it.each([200, 204, 500])('without a body under status %d is problem 500', async (status) => {
    await withServer(answerEvery('', { status }), async (url) => {
      await expect(apiAt(url).getUserInfo({})).rejects.toEqual(new Problem(500, messages.unreadable))
    })
  })

  it('of a failing status has the code and the message of its envelope', async () => {
    const { code, message, data } = problemNamed('server.unavailable')
    await withServer(answerEvery({ code, msg: message, data }, { status: 503 }), async (url) => {
      const call = apiAt(url).getUserInfo({})
      await expect(call).rejects.toMatchObject({ code: 503, message, reason: 'server.unavailable' })
    })
  })
})

describe('the handler that onCall returns', () => {
  it('is awaited before the caller receives the problem', async () => {
    const order: string[] = []
    const onProblem = async ({ code }: Problem) => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      order.push(`checked ${code}`)
    }
    await withServer(answerEvery({ code: 1002, msg: '', data: null }), (url) =>
      apiAt(url, { onCall: () => onProblem })
        .getUserInfo({})
        .catch(({ code }: Problem) => order.push(`thrown ${code}`)),
    )
    expect(order).toEqual(['checked 1002', 'thrown 1002'])
  })

  it.each([
    [
      'throws',
      () => {
        throw new Error('broken')
      },
    ],
    ['rejects', () => Promise.reject(new Error('broken'))],
  ])('that %s does not replace the problem', async (_, onProblem) => {
    await withServer(answerEvery({ code: 1225, msg: '확인', data: null }), async (url) => {
      await expect(apiAt(url, { onCall: () => onProblem }).getUserInfo({})).rejects.toEqual(
        new Problem(1225, '확인'),
      )
    })
  })

  it('is created when the call begins, and may return another problem', async () => {
    const begunCalls: string[] = []
    const onCall = () => {
      begunCalls.push('call')
      return ({ code }: Problem) => new Problem(code, `${begunCalls.length}`)
    }
    await withServer(answerEvery({ code: 401, msg: '확인', data: null }), async (url) => {
      const refusedCall = apiAt(url, { onCall }).getUserInfo({})
      expect(begunCalls).toEqual(['call'])
      await expect(refusedCall).rejects.toMatchObject({ code: 401, message: '1' })
    })
  })

  it('is not called for a success or an aborted call', async () => {
    const onProblem = vi.fn<(problem: Problem) => void>()
    await withServer(answerEvery(success({})), async (url) => {
      const api = apiAt(url, { onCall: () => onProblem })
      await api.getUserInfo({})
      await expect(api.getUserInfo({}, { signal: AbortSignal.abort() })).rejects.toThrow()
    })
    expect(onProblem).not.toHaveBeenCalled()
  })
})
