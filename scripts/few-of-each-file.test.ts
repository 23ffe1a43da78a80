import { expect, it } from 'vitest'
import { limitPerFile } from './few-of-each-file.ts'

const failuresOf = (file: string, count: number) =>
  Array.from({ length: count }, (_, index) => ` FAIL  unit  ${file} > fails ${index}`)

it('limitPerFile shows only some lines of a file with many errors, and all lines of the other files', () =>
  expect(limitPerFile([...failuresOf('src/a.test.tsx', 5), ...failuresOf('b.test.ts', 2)], 3)).toEqual([
    ...failuresOf('src/a.test.tsx', 3),
    '      … and 2 more of src/a.test.tsx',
    ...failuresOf('b.test.ts', 2),
  ]))

it('limitPerFile recognizes files in Playwright’s output, and keeps all other lines', () => {
  const journeys = [1, 2, 3].map((line) => `  ✘  ${line} [phone] › tests/e2e/a.spec.ts:${line}:1 › a journey`)
  expect(limitPerFile(['words', ...journeys, 'words', 'words'], 2)).toEqual([
    'words',
    'words',
    'words',
    journeys[0],
    journeys[1],
    `      … and 1 more of tests/e2e/a.spec.ts`,
  ])
})
