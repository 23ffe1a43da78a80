import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const FOLDERS = ['domain', 'server', 'src']
const isProduct = (path: string) =>
  /\.tsx?$/.test(path) && !/\.test\.|\.gen\.|(?:^|\/)(?:testing|pact)\//.test(path)

/** Seconds that a literal turns into milliseconds, or the other way round. */
const CONVERSION = /[*/] ?1_?000\b(?!\)::)/

it('seconds become milliseconds by SECOND_MS of domain/durations.ts, never by a number', () => {
  const found = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path}`)
      .filter(isProduct)
      .filter((path) => CONVERSION.test(readFileSync(path, 'utf8'))),
  )
  expect(found).toEqual([])
})
