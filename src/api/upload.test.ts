import type { IncomingMessage } from 'node:http'
import { describe, expect, it, vi } from 'vitest'
import { operationTable } from '#contract/operations.gen.ts'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { encodeBase64 } from '#domain/base64.ts'
import { type ApiOptions, createApi } from './client.ts'
import { messages } from './messages.ts'
import { NodeRequest } from './testing/node-request.ts'
import { answerEvery, bodyOf, withServer } from './testing/server.ts'

const fileId = 'fQ3wT8zLk1XvB5nRj7YcM2pHs9DgUa4EoIiKt6WxVbA'
const success = {
  code: 200,
  msg: '',
  data: { fileId, fileName: encodeBase64('견적서.pdf'), contentType: 'application/pdf', size: 4 },
}
const smallUpload = {
  purpose: 'inquiry',
  file: new File(['%PDF'], '견적서.pdf', { type: 'application/pdf' }),
} as const
const largeUpload = {
  purpose: 'inquiry',
  file: new File([new Uint8Array(3 * 1024 * 1024)], '화면.png'),
} as const

function apiAt(baseUrl: string, options: Partial<ApiOptions> = {}, chunkMs?: number) {
  const requests: NodeRequest[] = []
  const newRequest = () => {
    requests.push(new NodeRequest(chunkMs))
    return requests.at(-1) as unknown as XMLHttpRequest
  }
  const api = createApi({
    baseUrl,
    isAdmin: () => false,
    now: () => 1_763_700_000_000,
    random: () => 0.5,
    navigate: () => undefined,
    newRequest,
    ...options,
  })
  return { api, requests }
}

describe('an upload', () => {
  it('is sent as a form with cookies and a request id, and its answer is handled like any other', async () => {
    const receivedRequests: { request: IncomingMessage; body: string }[] = []
    await withServer(
      async (request, response) => {
        receivedRequests.push({ request, body: await bodyOf(request) })
        answerEvery(success)(request, response)
      },
      async (url) => {
        const { api, requests } = apiAt(url)
        expect(await api.uploadFile(smallUpload)).toEqual({
          fileId,
          fileName: '견적서.pdf',
          contentType: 'application/pdf',
          size: 4,
        })
        expect(requests.map(({ withCredentials }) => withCredentials)).toEqual([true])
      },
    )
    const [{ request, body }] = receivedRequests as [(typeof receivedRequests)[0]]
    expect(request).toMatchObject({ method: 'POST', url: operationTable.uploadFile.path })
    expect(request.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(request.headers['x-request-id']).toBe('176370000000050000000U001')
    expect(body).toMatch(/name="purpose"\r\n\r\ninquiry\r\n.*filename="견적서\.pdf"\r\n.*%PDF/s)
  })

  it('is sent by fetch if there is no XMLHttpRequest, as in Node', async () => {
    await withServer(answerEvery(success), async (url) => {
      const { api } = apiAt(url, { newRequest: undefined })
      expect(await api.uploadFile(smallUpload)).toMatchObject({ fileName: '견적서.pdf' })
    })
  })

  it('reports the share that was sent, which never decreases', async () => {
    const shares: number[] = []
    await withServer(
      async (request, response) => {
        await bodyOf(request)
        answerEvery(success)(request, response)
      },
      (url) => apiAt(url).api.uploadFile(largeUpload, { onProgress: (share) => shares.push(share) }),
    )
    expect(shares.length).toBeGreaterThan(10)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect([shares[0]! > 0, shares.at(-1)]).toEqual([true, 1])
  })

  it.each(['upload.tooLarge', 'upload.unsupported'] as const)(
    'is refused as %s, and the app is notified',
    async (reason) => {
      const { code, message } = problemNamed(reason)
      const onProblem = vi.fn<(problem: Problem) => void>()
      await withServer(answerEvery({ code, msg: message, data: null }), async (url) => {
        await expect(
          apiAt(url, { onCall: () => onProblem }).api.uploadFile(smallUpload),
        ).rejects.toMatchObject({
          reason,
          message,
        })
      })
      expect(onProblem.mock.calls.map(([problem]) => problem.reason)).toEqual([reason])
    },
  )
})

describe('an upload without an answer', () => {
  it('may take longer than the limit while it progresses', async () => {
    await withServer(
      async (request, response) => {
        await bodyOf(request)
        answerEvery(success)(request, response)
      },
      async (url) => {
        const startedAt = Date.now()
        await apiAt(url, { timeoutMs: 700 }, 6).api.uploadFile(largeUpload)
        expect(Date.now() - startedAt).toBeGreaterThan(1000)
      },
    )
  })

  it('ends when it no longer makes progress', async () => {
    await withServer(
      (request) => void request.pause(),
      async (url) => {
        await expect(apiAt(url, { timeoutMs: 300 }).api.uploadFile(largeUpload)).rejects.toEqual(
          new Problem(0, messages.stalled),
        )
      },
    )
  })

  it('is a problem when the connection breaks', async () => {
    await withServer(
      (request) => void request.once('data', () => request.destroy()),
      async (url) => {
        await expect(apiAt(url).api.uploadFile(largeUpload)).rejects.toEqual(
          new Problem(0, messages.unreachable),
        )
      },
    )
  })

  it('is reported as aborted when its caller aborts it, before and during the upload', async () => {
    await withServer(
      (request) => void request.pause(),
      async (url) => {
        const reason = new DOMException('The person stopped it.', 'AbortError')
        const { api, requests } = apiAt(url)
        await expect(api.uploadFile(largeUpload, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
        expect(requests).toEqual([])
        const controller = new AbortController()
        const call = api.uploadFile(largeUpload, {
          signal: controller.signal,
          onProgress: () => controller.abort(reason),
        })
        await expect(call).rejects.toBe(reason)
      },
    )
  })

  it('navigates the browser after a redirect', async () => {
    const navigate = vi.fn<(url: string) => void>()
    await withServer(
      (request, response) => {
        if (request.url === '/login') answerEvery('<!doctype html>')(request, response)
        else request.resume().on('end', () => response.writeHead(302, { Location: '/login' }).end())
      },
      async (url) => {
        await expect(
          apiAt(url, { navigate, timeoutMs: 1500 }).api.uploadFile(smallUpload),
        ).rejects.toMatchObject({
          code: 0,
        })
        expect(navigate.mock.calls).toEqual([[`${url}/login`]])
      },
    )
  })
})
