import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Api } from '#contract/operation.ts'
import { apiFromPage, recordingApis } from './page-data.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pendingForever = () => new Promise<never>(() => {})

it('an unanswered call of a screen fails after three seconds, and the page contains the failure', async () => {
  const { screens, calls } = recordingApis(pendingForever)
  const errorOfCall = screens.listTrials({}).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(2_999)
  expect(calls).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(await errorOfCall).toMatchObject({ name: 'Problem', code: 0 })
  const realApi = { listTrials: () => Promise.resolve({ list: [] }) } as unknown as Api
  const api = apiFromPage(calls).over(realApi)
  await expect(api.listTrials({})).rejects.toMatchObject({ code: 0 })
  // Each answer in the page is used once, so the retry calls the server.
  expect(await api.listTrials({})).toEqual({ list: [] })
})

it('the call of the session has no time limit', async () => {
  const { session, calls } = recordingApis(pendingForever)
  void session.getUnauthSessionInfo({})
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls).toEqual([])
})
