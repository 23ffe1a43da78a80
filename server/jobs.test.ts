import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLog } from '#server/observability/log.ts'
import { createJobs } from './jobs.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('jobs come by themselves, at once when asked for, and none is done twice at a time', async () => {
  const jobs = createJobs(createLog('silent'))
  const done: string[] = []
  let release = () => {}
  jobs.every(60_000, 'slow', async () => {
    done.push('begun')
    await new Promise<void>((resolve) => (release = resolve))
    done.push('ended')
  })
  jobs.every(3_600_000, 'failing', async () => {
    done.push('failed')
    throw new Error('not today')
  })
  await vi.advanceTimersByTimeAsync(180_000)
  expect(done).toEqual(['begun'])
  const asked = jobs.run()
  release()
  await vi.advanceTimersByTimeAsync(0)
  expect(done).toEqual(['begun', 'ended', 'begun'])
  release()
  await asked
  expect(done).toEqual(['begun', 'ended', 'begun', 'ended', 'failed'])
  await jobs.stop()
  await vi.advanceTimersByTimeAsync(7_200_000)
  expect(done).toHaveLength(5)
})
