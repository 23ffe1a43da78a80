import { describe, expect, it, vi } from 'vitest'
import { anySignal, timeoutSignal } from './abort-signals.ts'

describe.each([
  ['the alternative', anySignal],
  ['the function of the platform', (signals: AbortSignal[]) => AbortSignal.any(signals)],
])('%s for any of several signals', (_, any) => {
  it('is aborted with the first of them, once and with its reason', () => {
    const [one, other] = [new AbortController(), new AbortController()]
    const signal = any([one.signal, other.signal])
    const heard = vi.fn<() => void>()
    signal.addEventListener('abort', heard)
    expect(signal.aborted).toBe(false)
    other.abort('second')
    one.abort('first')
    expect([signal.aborted, signal.reason, heard.mock.calls.length]).toEqual([true, 'second', 1])
  })

  it('is aborted at once if one of them already is', () => {
    const signal = any([new AbortController().signal, AbortSignal.abort('over')])
    expect([signal.aborted, signal.reason]).toEqual([true, 'over'])
  })

  it('of no signal is never aborted', () => {
    expect(any([]).aborted).toBe(false)
  })
})

it('ends after a time with a TimeoutError', () => {
  vi.useFakeTimers()
  const signal = timeoutSignal(1_000)
  vi.advanceTimersByTime(999)
  expect(signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
})
