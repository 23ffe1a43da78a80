import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { operationTable } from '#contract/operations.gen.ts'

const sources = ['src/routes', 'src/machines'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\//.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8')),
)

it.each(Object.keys(operationTable))('a route or a machine calls %s', (id) => {
  // A loader calls the api, a machine names its actors, a form names its submission.
  const calls = new RegExp(`api\\.${id}\\(|needs\\([^)]*'${id}'|submissionMachine\\('${id}'\\)`)
  expect(sources.some((source) => calls.test(source))).toBe(true)
})
