import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import type { RandomFault } from './place.ts'
import { openSample, summaryOf } from './sample.ts'

const folder = mkdtempSync(join(tmpdir(), 'sample-'))
const path = join(folder, 'sample.json')
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const faultIn = (name: string, file: string): RandomFault => ({ name, file, part: 'a', faulty: 'b' })
const drawnFaults = [
  faultIn('one', 'src/features/home/home.tsx'),
  faultIn('two', 'server/app.ts'),
  faultIn('three', 'src/api/client.ts'),
]
const neverDrawn = (): RandomFault[] => {
  throw new Error('drawn a second time')
}

it('a stored sample is continued with its remaining faults, and undetected faults can be tested again', () => {
  const sample = openSample(path, () => drawnFaults, false)
  sample.settle(sample.faults[0]!, { state: 'unseen' })
  sample.settle(sample.faults[1]!, { state: 'tests', by: 'app.test.ts' })
  const names = (again: boolean) =>
    openSample(path, neverDrawn, again)
      .left()
      .map(({ name }) => name)
  expect(names(false)).toEqual(['three'])
  expect(names(true)).toEqual(['one', 'three'])
  const summary = summaryOf(sample.faults)
  expect(summary).toContain('all: 1 of 2 seen (50 %), 0 of them by types; 0 gone, 1 left')
  expect(summary).toContain('screens: 0 of 1 seen (0 %), 0 of them by types; 0 gone, 0 left')
  expect(summary).toContain('unseen:\n  one\nleft:\n  three')
})
