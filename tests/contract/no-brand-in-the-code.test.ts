import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { demoBrand } from '#server/brand/demo-brand.ts'

/** The files that may contain the name of the demo: its data, the documents about it, and the tests that use it. */
const demoFiles = [
  'server/brand/demo-brand.ts',
  'server/db/demo/*',
  'server/testing/*',
  'worlds/*',
  'examples/*',
  'pacts/*',
  'tests/*',
  'tools/*',
  'docs/*',
  'src/api/pact/*',
  'src/machines/*/testing/*',
  '*.test.ts',
  '*.test.tsx',
  '*.md',
  '.env.example',
]

it('the name of the demo occurs only in the demo data and in documents, so that one build serves any operator', () => {
  const { status, stdout } = spawnSync(
    'git',
    ['grep', '-nI', demoBrand.brandName, '--', '.', ...demoFiles.map((path) => `:!${path}`)],
    { encoding: 'utf8' },
  )
  // git grep ends with 1 where nothing is found.
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
})
