import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLog } from '#server/observability/log.ts'
import { createMetrics } from '#server/observability/metrics.ts'
import { createJobs } from './jobs.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('jobs run by schedule and on demand, and no job runs twice at a time', async () => {
  const metrics = createMetrics()
  const jobs = createJobs(createLog('silent'), metrics)
  const events: string[] = []
  let release = () => {}
  jobs.every(60_000, 'slow', async () => {
    events.push('begun')
    await new Promise<void>((resolve) => (release = resolve))
    events.push('ended')
  })
  jobs.every(3_600_000, 'failing', async () => {
    events.push('failed')
    throw new Error('not today')
  })
  await vi.advanceTimersByTimeAsync(180_000)
  expect(events).toEqual(['begun'])
  const requestedRun = jobs.run()
  release()
  await vi.advanceTimersByTimeAsync(0)
  expect(events).toEqual(['begun', 'ended', 'begun'])
  release()
  await requestedRun
  expect(events).toEqual(['begun', 'ended', 'begun', 'ended', 'failed'])
  const figures = await metrics.text()
  expect(figures).toContain('portal_job_seconds_count{job="slow"} 2')
  expect(figures).toContain('portal_job_failures_total{job="slow"} 0')
  expect(figures).toContain('portal_job_failures_total{job="failing"} 1')
  await jobs.stop()
  await vi.advanceTimersByTimeAsync(7_200_000)
  expect(events).toHaveLength(5)
})

test('jobs without a schedule run only on demand', async () => {
  const jobs = createJobs(createLog('silent'), createMetrics(), { isTimed: false })
  const doneJobs: string[] = []
  jobs.every(1_000, 'bills', async () => void doneJobs.push('bills'))
  await vi.advanceTimersByTimeAsync(180_000)
  expect(doneJobs).toEqual([])
  await jobs.run()
  expect(doneJobs).toEqual(['bills'])
  await jobs.stop()
})

test('paused jobs do nothing, and are counted neither as successful nor as failed', async () => {
  const metrics = createMetrics()
  let mayRun = async () => false
  const jobs = createJobs(createLog('silent'), metrics, { mayRun: () => mayRun() })
  const doneJobs: string[] = []
  jobs.every(60_000, 'bills', async () => void doneJobs.push('bills'))
  await vi.advanceTimersByTimeAsync(180_000)
  await jobs.run()
  expect(doneJobs).toEqual([])
  expect(await metrics.text()).not.toMatch(/portal_job_seconds_count|portal_job_failures_total.* [1-9]/)
  mayRun = () => Promise.reject(new Error('the database is away'))
  await jobs.run()
  expect(doneJobs).toEqual([])
  expect(await metrics.text()).toContain('portal_job_failures_total{job="bills"} 1')
  mayRun = async () => true
  await vi.advanceTimersByTimeAsync(60_000)
  expect(doneJobs).toEqual(['bills'])
  await jobs.stop()
})
