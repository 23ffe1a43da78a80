import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const FOLDERS = ['domain', 'server', 'src']
const isProduct = (path: string) =>
  /\.tsx?$/.test(path) && !/\.test\.|\.gen\.|(?:^|\/)(?:testing|pact)\//.test(path)

/** A literal 1000 that converts seconds to milliseconds, or milliseconds to seconds. */
const CONVERSION = /[*/] ?1_?000\b(?!\)::)/

it('seconds are converted to milliseconds with SECOND_MS of domain/durations.ts, never with a literal number', () => {
  const found = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path}`)
      .filter(isProduct)
      .filter((path) => CONVERSION.test(readFileSync(path, 'utf8'))),
  )
  expect(found).toEqual([])
})
