import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchParts } from './parts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('watched parts are reported while they are unavailable, logged once each, and checked for at most two seconds each', async () => {
  const log = {
    warn: vi.fn<(data: object, line: string) => void>(),
    info: vi.fn<(data: object, line: string) => void>(),
  }
  let files: () => Promise<void> = async () => {}
  let looks = 0
  const parts = watchParts(
    { files: () => (looks++, files()), sms: async () => {} },
    { clock: { now: () => new Date() }, log: log as never },
  )
  expect(await parts.degraded()).toEqual([])
  expect(await parts.figures()).toEqual({ files: 0, sms: 0 })

  // The check does not end: the last result is used until the check ends.
  files = () => new Promise(() => {})
  vi.advanceTimersByTime(5_000)
  expect(await parts.degraded()).toEqual([])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await parts.degraded()).toEqual(['files'])
  expect(await parts.figures()).toEqual({ files: 1, sms: 0 })

  files = () => Promise.reject(new Error('no route'))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await parts.figures()).toEqual({ files: 1, sms: 0 })
  expect(log.warn.mock.calls.map(([, line]) => line)).toEqual(['a part of the portal is away'])

  files = async () => {}
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await parts.figures()).toEqual({ files: 0, sms: 0 })
  expect(log.info.mock.calls.map(([data, line]) => [data, line])).toEqual([
    [{ part: 'files' }, 'a part of the portal is back'],
  ])
  expect(looks).toBe(4)
})

it('watched parts are checked before the first answer, so that a node that starts without a dependency reports it', async () => {
  const parts = watchParts(
    { files: () => Promise.reject(new Error('away')) },
    { clock: { now: () => new Date() }, log: { warn: () => {}, info: () => {} } as never },
  )
  expect(await parts.degraded()).toEqual(['files'])
})
