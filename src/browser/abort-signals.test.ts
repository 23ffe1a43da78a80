import { describe, expect, it, vi } from 'vitest'
import { anySignal, timeoutSignal } from './abort-signals.ts'

describe.each([
  ['the alternative', anySignal],
  ['the function of the platform', (signals: AbortSignal[]) => AbortSignal.any(signals)],
])('%s for any of several signals', (_, any) => {
  it('a combined signal is aborted with the first of its signals, once and with the reason of that signal', () => {
    const [one, other] = [new AbortController(), new AbortController()]
    const signal = any([one.signal, other.signal])
    const onAbort = vi.fn<() => void>()
    signal.addEventListener('abort', onAbort)
    expect(signal.aborted).toBe(false)
    other.abort('second')
    one.abort('first')
    expect([signal.aborted, signal.reason, onAbort.mock.calls.length]).toEqual([true, 'second', 1])
  })

  it('a combined signal is aborted at once if one of its signals is already aborted', () => {
    const signal = any([new AbortController().signal, AbortSignal.abort('over')])
    expect([signal.aborted, signal.reason]).toEqual([true, 'over'])
  })

  it('a combined signal of no signals is never aborted', () => {
    expect(any([]).aborted).toBe(false)
  })
})

it('a timeout signal is aborted after the given time with a TimeoutError', () => {
  vi.useFakeTimers()
  const signal = timeoutSignal(1_000)
  vi.advanceTimersByTime(999)
  expect(signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
})
