import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const written =
  /\b(?:86_400_000|3_600_000|60 \* 60 \* 1000|1024 \* 1024)\b|\bconst (?:day|hour|minute|DAY|HOUR|MINUTE)_?(?:ms|Ms|MS)\b/
const files = ['contract', 'domain', 'server', 'src', 'worlds']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /(?<!\.test|\.gen)\.tsx?$/.test(file) && !/^domain\/(?:durations|bytes)\.ts$/.test(file))

it('the code takes the length of a day and the size of a megabyte from domain/durations.ts and domain/bytes.ts', () => {
  expect(files.length).toBeGreaterThan(1000)
  expect(files.filter((file) => written.test(readFileSync(file, 'utf8')))).toEqual([])
})
