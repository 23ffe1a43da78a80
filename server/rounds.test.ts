import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLog } from '#server/observability/log.ts'
import { createRounds } from './rounds.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('rounds come by themselves, at once when asked for, and none is done twice at a time', async () => {
  const rounds = createRounds(createLog('silent'))
  const done: string[] = []
  let release = () => {}
  rounds.every(60_000, 'slow', async () => {
    done.push('begun')
    await new Promise<void>((resolve) => (release = resolve))
    done.push('ended')
  })
  rounds.every(3_600_000, 'failing', async () => {
    done.push('failed')
    throw new Error('not today')
  })
  await vi.advanceTimersByTimeAsync(180_000)
  expect(done).toEqual(['begun'])
  const asked = rounds.run()
  release()
  await vi.advanceTimersByTimeAsync(0)
  expect(done).toEqual(['begun', 'ended', 'begun'])
  release()
  await asked
  expect(done).toEqual(['begun', 'ended', 'begun', 'ended', 'failed'])
  await rounds.stop()
  await vi.advanceTimersByTimeAsync(7_200_000)
  expect(done).toHaveLength(5)
})
