import type { RequestListener } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { describe, expect, it, vi } from 'vitest'
import { Problem } from '#contract/problem.ts'
import { type ApiOptions, createApi } from './client.ts'
import { messages } from './messages.ts'
import { answerEvery, withServer } from './testing/server.ts'

const timedOut = new Problem(0, messages.timedOut)
const unreachable = new Problem(0, messages.unreachable)

function countAt(baseUrl: string, options: Partial<ApiOptions> = {}, signal?: AbortSignal) {
  const api = createApi({
    baseUrl,
    isAdmin: () => false,
    now: Date.now,
    random: Math.random,
    navigate: () => undefined,
    ...options,
  })
  return api.countActiveSubscriptions({}, { signal })
}

describe('a call without an answer in time', () => {
  it('ends as a problem and is not repeated', async () => {
    let requests = 0
    await withServer(
      () => {
        requests += 1
      },
      async (url) => {
        await expect(countAt(url, { timeoutMs: 800 })).rejects.toEqual(timedOut)
        await new Promise((resolve) => setTimeout(resolve, 200))
      },
    )
    expect(requests).toBe(1)
  })

  it('ends as a problem when the answer begins but does not complete', async () => {
    await withServer(
      (_, response) => {
        response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"code":200')
      },
      async (url) => {
        await expect(countAt(url, { timeoutMs: 800 })).rejects.toEqual(timedOut)
      },
    )
  })

  it('waits 20 seconds by default', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    await withServer(answerEvery({ code: 200, msg: '', data: { count: 1 } }), (url) => countAt(url))
    expect(timeout.mock.calls).toEqual([[20_000]])
    timeout.mockRestore()
  })
})

describe('a call that reaches no server', () => {
  it('is a problem when no server listens', async () => {
    await expect(countAt(`http://127.0.0.1:${await closedPort()}`)).rejects.toEqual(unreachable)
  })

  it.each(['before', 'within'])('is a problem when the connection breaks %s the answer', async (moment) => {
    await withServer(
      (_, response) => {
        if (moment === 'before') response.destroy()
        else response.writeHead(200, { 'Content-Length': 100 }).write('{"code":', () => response.destroy())
      },
      async (url) => {
        await expect(countAt(url)).rejects.toEqual(unreachable)
      },
    )
  })
})

describe('a call that its caller aborts', () => {
  it('rejects with the reason of the abort, whether the caller aborts it before or during the call', async () => {
    await withServer(
      () => undefined,
      async (url) => {
        const reason = new DOMException('The screen was left.', 'AbortError')
        await expect(countAt(url, {}, AbortSignal.abort(reason))).rejects.toBe(reason)
        const controller = new AbortController()
        setTimeout(() => controller.abort(reason), 30)
        await expect(countAt(url, {}, controller.signal)).rejects.toBe(reason)
      },
    )
  })

  it('still has its time limit', async () => {
    await withServer(
      () => undefined,
      async (url) => {
        const { signal } = new AbortController()
        await expect(countAt(url, { timeoutMs: 50 }, signal)).rejects.toEqual(timedOut)
      },
    )
  })
})

describe('a redirected call', () => {
  const redirectingListener =
    (status: number): RequestListener =>
    (request, response) => {
      if (request.url === '/login') answerEvery('<!doctype html>')(request, response)
      else response.writeHead(status, { Location: '/login' }).end()
    }

  it.each([302, 307])('navigates the browser after status %d and returns no data', async (status) => {
    const navigate = vi.fn<(url: string) => void>()
    await withServer(redirectingListener(status), async (url) => {
      const controller = new AbortController()
      const settled = vi.fn()
      const call = countAt(url, { navigate }, controller.signal).finally(settled)
      await vi.waitFor(() => expect(navigate.mock.calls).toEqual([[`${url}/login`]]), 5000)
      expect(settled).not.toHaveBeenCalled()
      controller.abort()
      await expect(call).rejects.toBe(controller.signal.reason)
    })
  })

  it('ends by the time limit if the browser did not navigate', async () => {
    await withServer(redirectingListener(302), async (url) => {
      await expect(countAt(url, { timeoutMs: 100 })).rejects.toEqual(timedOut)
    })
  })
})

async function closedPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
