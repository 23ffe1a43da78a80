import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const filesOf = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((path) => ending.test(path) && !/\.test\.tsx?$|\.gen\.ts$|\/(?:testing|pact)\//.test(path))

/** Returns the files that read the system time, each with the number of reads. */
const filesReadingTime = (paths: string[], question: RegExp) =>
  Object.fromEntries(
    paths
      .map((path) => [path, readFileSync(path, 'utf8').match(question)?.length ?? 0] as const)
      .filter(([, count]) => count > 0),
  )

it('the code of the product reads the system time in a few listed files, and everywhere else gets it from a clock', () => {
  const files = ['contract', 'domain', 'server', 'src', 'worlds'].flatMap((folder) =>
    filesOf(folder, /\.tsx?$/),
  )
  expect(files.length).toBeGreaterThan(1000)
  expect(filesReadingTime(files, /new Date\(\)|Date\.now\b/g)).toEqual({
    'domain/clock.ts': 1,
    'src/components/context/portal-clock.ts': 2,
    // Sorts ids by creation, independently of the portal's clock.
    'server/db/ordered-id.ts': 1,
    // Measures durations, waits and metrics, not the time of the portal.
    'server/observability/metric-producer.ts': 1,
    'src/app/start-app.ts': 1,
    'src/app/watch-session-time.ts': 1,
    'src/components/version/reload-page.ts': 1,
  })
})

it('the database reads the time only to protect records from early deletion', () => {
  const files = [...filesOf('server/db/migrations', /\.sql$/), ...filesOf('server/db/schema', /\.ts$/)]
  expect(
    filesReadingTime(
      files,
      /\bnow\(\)|defaultNow|current_(?:date|time)|localtime|(?:clock|statement)_timestamp/gi,
    ),
  ).toEqual({ 'server/db/migrations/0000_schema.sql': 2 })
})
