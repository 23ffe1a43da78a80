import { expect, it } from 'vitest'
import type { RandomFault } from './place.ts'
import {
  groupsByFile,
  groupsByPage,
  ownTests,
  seenByOwnTests,
  seenOnPages,
  seenTogether,
} from './together.ts'

const faultIn = (file: string, name = file): RandomFault => ({ name, file, part: 'a', faulty: 'b' })
const [a, b, c] = [faultIn('src/a.ts'), faultIn('src/b.ts'), faultIn('src/c.ts')]

/**
 * Creates a simulated compiler that prints the error of each of some faults, and records the groups for which it was
 * run.
 */
function compilerOf(errors: Map<RandomFault, string>) {
  const faultNames: string[][] = []
  const look = (faults: readonly RandomFault[]) => {
    faultNames.push(faults.map(({ name }) => name))
    const lines = faults.flatMap((fault) => errors.get(fault) ?? [])
    return Promise.resolve(lines.length > 0 ? lines.join('\n') : undefined)
  }
  return { asked: faultNames, look }
}
const namesOf = (seen: Map<RandomFault, string>) => [...seen.keys()].map(({ name }) => name).toSorted()

it('each group contains at most one fault of a file', () => {
  const other = faultIn('src/a.ts', 'other')
  expect(groupsByFile([a, other, b])).toEqual([[a, b], [other]])
})

it('faults with an error in their own file are found in two runs of the compiler', async () => {
  const { asked, look } = compilerOf(new Map([[b, 'src/b.ts(1,1): error TS1: wrong']]))
  expect(await seenTogether([a, b, c], look)).toEqual(new Map([[b, 'src/b.ts(1,1): error TS1: wrong']]))
  expect(asked).toHaveLength(2)
})

it('a fault with an error in another file is found, also if that file contains another fault', async () => {
  const errorElsewhere = new Map([[a, 'src/z.ts(1,1): error TS1: wrong']])
  expect(namesOf(await seenTogether([a, b, c], compilerOf(errorElsewhere).look))).toEqual(['src/a.ts'])
  const inOther = new Map([[a, 'src/c.ts(1,1): error TS1: wrong']])
  expect(namesOf(await seenTogether([a, b, c], compilerOf(inOther).look))).toEqual(['src/a.ts'])
})

it('no fault is detected if the command does not fail', async () => {
  const { asked, look } = compilerOf(new Map())
  expect(await seenTogether([a, b, c], look)).toEqual(new Map())
  expect(asked).toHaveLength(1)
})

it('faults of the same page are in different groups', () => {
  const onPages = [
    { fault: a, pages: ['/my', '/my/bill'] },
    { fault: b, pages: ['/my/bill'] },
    { fault: c, pages: ['/apps'] },
  ]
  const [first, second] = groupsByPage(onPages, 3)
  expect([first, second].map((group) => group!.map(({ fault }) => fault))).toEqual([[a, c], [b]])
  const failed = ['acts.test.ts > everything in /my/bill does what it did']
  expect(namesOf(seenOnPages(first!, failed))).toEqual(['src/a.ts'])
  // The failed test is about a page that no fault of the group changes, so one of the faults breaks all pages.
  expect(
    namesOf(seenOnPages(first!, [...failed, 'outlines.test.ts > / is as it was, in every state'])),
  ).toEqual([])
})

it('a failed test is assigned to the only fault that the test imports', () => {
  const tests = ['src/a.test.ts', 'src/both.test.ts']
  const readsAll = 'src/reads-all-code.test.ts'
  const group = [
    { fault: a, tests: [...tests, readsAll], importers: new Set(tests) },
    {
      fault: b,
      tests: ['src/both.test.ts', 'src/b.test.ts', readsAll],
      importers: new Set(['src/both.test.ts', 'src/b.test.ts']),
    },
  ]
  const own = ownTests(group)
  expect([...own.values()]).toEqual([['src/a.test.ts'], ['src/b.test.ts']])
  const failed = [' unit  src/both.test.ts > works', ' unit  src/b.test.ts > works']
  expect(seenByOwnTests(own, failed)).toEqual(new Map([[b, ' unit  src/b.test.ts > works']]))
})
