import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { limitWaitInOutages } from './outage.ts'
import type { Answer, AnswerCall } from './page-renderer.ts'

const OUTAGE_MS = 1_500
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Makes calls in sequence, as a page does for its session and its two loaders, and returns their number. */
const page = async (answering: AnswerCall) => {
  const answers: Answer[] = []
  for (let n = 0; n < 3; n += 1) answers.push(await answering('getSessionInfo', {}))
  return answers.length
}
const answerAfter = (ms: number, answer: Answer) => {
  let calls = 0
  const answerCall: AnswerCall = () => {
    calls += 1
    return new Promise((resolve) => setTimeout(resolve, ms, answer))
  }
  return { answerCall, calls: () => calls }
}
const unavailableAnswer = { problem: { code: 503, message: '', data: {} } }

it('a page waits for one unavailable call, not for all its calls in sequence, while the database is unavailable', async () => {
  const make = limitWaitInOutages()
  const { answerCall, calls } = answerAfter(OUTAGE_MS, unavailableAnswer)
  const firstPage = make(answerCall, page)
  const secondPage = make(answerCall, page)
  await vi.advanceTimersByTimeAsync(OUTAGE_MS)
  expect([await firstPage, await secondPage]).toEqual([undefined, undefined])
  expect(calls()).toBe(2)

  // The pause without calls lasts a second.
  await vi.advanceTimersByTimeAsync(900)
  expect(await make(answerCall, page)).toBeUndefined()
  expect(calls()).toBe(2)
})

it('an unavailable database ends every page that is being rendered', async () => {
  const make = limitWaitInOutages()
  const waiting = make(
    async () => unavailableAnswer,
    () => new Promise<never>(() => {}),
  )
  const firstPage = make(answerAfter(OUTAGE_MS, unavailableAnswer).answerCall, page)
  await vi.advanceTimersByTimeAsync(OUTAGE_MS)
  expect([await firstPage, await waiting]).toEqual([undefined, undefined])
})

it('pages are rendered again a second after an unavailable call, and every other refusal and failure is passed on', async () => {
  const make = limitWaitInOutages()
  expect(await make(async () => unavailableAnswer, page)).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await make(async () => ({ data: {} }), page)).toBe(3)
  expect(await make(async () => ({ problem: { code: 401, message: '', data: {} } }), page)).toBe(3)
  await expect(
    make(
      async () => ({ data: {} }),
      () => Promise.reject(new RangeError('no')),
    ),
  ).rejects.toThrow('no')
})
