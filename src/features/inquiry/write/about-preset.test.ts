import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Api, Output } from '#contract/operation.ts'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { loadAbout } from './about-preset.ts'

const bill = { aboutKind: 'BILL', aboutId: '0b6f6f0e-5d5c-4b8e-9d61-3f2a7c1e8d40' } as const
const namedBill: Output<'getInquiryAbout'> = { ...bill, aboutName: 'B2026-000458', openYn: 'Y' }
const { signal } = new AbortController()
const load = (
  getInquiryAbout: () => Promise<Output<'getInquiryAbout'>>,
  context: { rendering?: true } = {},
): ReturnType<typeof loadAbout> =>
  loadAbout({ api: { getInquiryAbout } as Partial<Api> as Api, ...context }, bill, signal)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('waits for an answer that takes longer than a part of a page may take', async () => {
  const loading = load(() => new Promise((resolve) => setTimeout(() => resolve(namedBill), 20_000)))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await loading).toEqual({ about: namedBill })
})

it('returns it without a name before the password check, also if the session has just noticed', async () => {
  const unconfirmed = Object.assign(problemNamed('password.unconfirmed'), { isLedOn: true })
  expect(await load(() => Promise.reject(unconfirmed))).toEqual({ about: { ...bill, aboutName: '' } })
})

it.each([
  problemNamed('inquiry.aboutMissing'),
  problemNamed('server.failed'),
  problemNamed('session.expired'),
  new Problem(0, ''),
])('returns that it is missing after %s, so that the form opens', async (problem) => {
  expect(await load(() => Promise.reject(problem))).toEqual({ isAboutMissing: true })
})

it('leaves a call without an answer to the browser while the server renders', async () => {
  const late = new Problem(0, '')
  await expect(load(() => Promise.reject(late), { rendering: true })).rejects.toBe(late)
  const missing = problemNamed('inquiry.aboutMissing')
  expect(await load(() => Promise.reject(missing), { rendering: true })).toEqual({ isAboutMissing: true })
})

it('is rejected if the navigation is left', async () => {
  const left = new DOMException('left', 'AbortError')
  await expect(load(() => Promise.reject(left))).rejects.toBe(left)
})
