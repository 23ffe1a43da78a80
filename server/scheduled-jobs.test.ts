import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#domain/durations.ts'
import { scheduleJobs } from './scheduled-jobs.ts'

const units = { second: SECOND_MS, minute: MINUTE_MS, hour: HOUR_MS }
/** `2 seconds` in milliseconds. */
function toMs(text: string): number {
  const [, count = '', unit = ''] = /^(?:(\d+) )?(\w+?)s?$/.exec(text) ?? []
  return Number(count || 1) * units[unit as keyof typeof units]
}
const operations = readFileSync('docs/operations.md', 'utf8')
const documentedJobs = [...operations.matchAll(/^\| ([a-z ]+) \| every ([\w ]+) \|/gm)].map(
  ([, name, every]) => [name!, toMs(every!)],
)

it('docs/operations.md lists the scheduled jobs and how often they run', () => {
  const scheduledJobs: [string, number][] = []
  scheduleJobs(
    { every: (ms: number, name: string) => void scheduledJobs.push([name, ms]) } as never,
    {
      config: { publicOrigin: 'https://portal.example' },
      brand: { refresh: () => undefined },
      catalogue: { refresh: () => undefined },
      holidays: { refresh: () => undefined },
      connections: { store: () => undefined },
      hours: { refresh: () => undefined },
      siteTexts: { refresh: () => undefined },
      clock: { now: () => new Date() },
      terms: { refresh: () => undefined },
      logins: { logouts: {} },
    } as never,
  )
  // Nodes that share the assets of their builds have one more job.
  const [, sharing = ''] =
    /jobs\.every\(HOUR_MS, '([\w ]+)', assets\.share\)/.exec(
      readFileSync('server/share-pieces.ts', 'utf8'),
    ) ?? []
  expect([...scheduledJobs, [sharing, HOUR_MS]]).toEqual(documentedJobs)
})

it('every existing job is scheduled', () => {
  const jobFilePattern = /\.(?:jobs|sweeper|reminders|delivery|detectors)\.ts$/
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter((file) =>
    jobFilePattern.test(file),
  )
  const jobs = files.flatMap((file) =>
    [...readFileSync(`server/${file}`, 'utf8').matchAll(/^export (?:async )?function (\w+)/gm)].map(
      ([, name]) => name!,
    ),
  )
  const schedule = readFileSync('server/scheduled-jobs.ts', 'utf8')
  expect(jobs.length).toBeGreaterThanOrEqual(9)
  expect(jobs.filter((job) => !new RegExp(`=>[^,]*\\b${job}\\(`, 's').test(schedule))).toEqual([])
})
