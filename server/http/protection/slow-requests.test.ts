import type { IncomingMessage } from 'node:http'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { abortSlowUpload } from './slow-requests.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/**
 * Sends these numbers of bytes over a connection, each within ten seconds; returns whether the connection is still
 * open after each.
 */
function openAfterEach(brought: number[]): boolean[] {
  const socket = { bytesRead: 0, destroy: vi.fn<() => void>() }
  const stop = abortSlowUpload({ socket } as unknown as IncomingMessage)
  const isOpenAfter = brought.map((bytes) => {
    socket.bytesRead += bytes
    vi.advanceTimersByTime(10_000)
    return socket.destroy.mock.calls.length === 0
  })
  stop()
  vi.advanceTimersByTime(60_000)
  expect(socket.destroy).toHaveBeenCalledTimes(isOpenAfter.filter((is) => !is).length)
  return isOpenAfter
}

it('a connection with less than 4 KiB a second over ten seconds is closed', () => {
  expect(openAfterEach([40_960, 40_960])).toEqual([true, true])
  expect(openAfterEach([40_960, 40_959])).toEqual([true, false])
  expect(openAfterEach([100])).toEqual([false])
})
