import type { RandomFault } from './place.ts'

/** Runs a command with several faults at once; returns its output if it fails, else undefined. */
type RunWithFaults = (faults: readonly RandomFault[]) => Promise<string | undefined>

/** Divides faults into as few groups as possible, with at most one fault per file. */
export function groupsByFile(faults: readonly RandomFault[]): RandomFault[][] {
  const groups: RandomFault[][] = []
  for (const fault of faults) {
    const group = groups.find((one) => one.every(({ file }) => file !== fault.file))
    if (group) group.push(fault)
    else groups.push([fault])
  }
  return groups
}

/**
 * Finds the faults of a group that a command detects, with the line of the output that proves the detection. An error
 * in the file of a fault is attributed to the fault if the other faults cause no error there; otherwise the group is
 * halved.
 */
export async function seenTogether(
  group: readonly RandomFault[],
  look: RunWithFaults,
): Promise<Map<RandomFault, string>> {
  const printed = group.length > 0 ? await look(group) : undefined
  if (printed === undefined) return new Map()
  const lines = printed.split('\n')
  const errorIn = (file: string) => lines.find((line) => line.includes('error ') && line.startsWith(file))
  const [only] = group
  if (group.length === 1) return new Map([[only!, errorIn('') ?? 'failed']])
  const suspects = group.filter(({ file }) => errorIn(file))
  const others = group.filter((fault) => !suspects.includes(fault))
  if (suspects.length > 0 && suspects.length < group.length) {
    const found = await seenTogether(others, look)
    const ofSuspects =
      found.size === 0
        ? new Map(suspects.map((fault) => [fault, errorIn(fault.file)!]))
        : await seenTogether(suspects, look)
    return new Map([...found, ...ofSuspects])
  }
  if (suspects.length === group.length) return new Map(suspects.map((fault) => [fault, errorIn(fault.file)!]))
  const half = Math.ceil(group.length / 2)
  return new Map([
    ...(await seenTogether(group.slice(0, half), look)),
    ...(await seenTogether(group.slice(half), look)),
  ])
}

/** A fault with the addresses of the pages that its file can change. */
export type FaultOnPages = { fault: RandomFault; pages: readonly string[] }

/** Divides faults into groups whose faults change different pages, so that a changed page identifies its fault. */
export function groupsByPage(faults: readonly FaultOnPages[], most: number): FaultOnPages[][] {
  const groups: FaultOnPages[][] = []
  for (const one of faults) {
    const isApart = (group: FaultOnPages[]) =>
      group.every(({ pages }) => pages.every((page) => !one.pages.includes(page)))
    const group = groups.find((each) => each.length < most && isApart(each))
    if (group) group.push(one)
    else groups.push([one])
  }
  return groups
}

/**
 * Returns the faults of a group that tests of pages detect, with the name of one of these tests. Returns none if a
 * test fails for a page that no fault changes, since one fault has then broken all pages.
 */
export function seenOnPages(
  group: readonly FaultOnPages[],
  failed: readonly string[],
): Map<RandomFault, string> {
  const isOf = (test: string, page: string) => test.split(/\s+|,/).includes(page)
  const isForeign = (test: string) => group.every(({ pages }) => pages.every((page) => !isOf(test, page)))
  if (failed.some(isForeign)) return new Map()
  return new Map(
    group.flatMap(({ fault, pages }) => {
      const test = failed.find((one) => pages.some((page) => isOf(one, page)))
      return test === undefined ? [] : [[fault, test] as const]
    }),
  )
}

/** A fault with the tests near it, and all files that import its file. */
export type FaultWithTests = {
  fault: RandomFault
  tests: readonly string[]
  importers: ReadonlySet<string>
}

/**
 * Returns, for each fault of a group, the tests that only this fault can make fail: tests that import only the file
 * of this fault, or that are near this fault alone. A test that reads code as text is near many faults.
 */
export function ownTests(group: readonly FaultWithTests[]): Map<RandomFault, string[]> {
  const isOwn = (test: string, one: FaultWithTests, { fault, tests, importers }: FaultWithTests) =>
    fault.file !== test && !importers.has(test) && (one.importers.has(test) || !tests.includes(test))
  return new Map(
    group.map((one) => [
      one.fault,
      one.tests.filter((test) => group.every((other) => other === one || isOwn(test, one, other))),
    ]),
  )
}

/** Returns the faults whose own test failed, with the name of the test. */
export function seenByOwnTests(
  own: ReadonlyMap<RandomFault, readonly string[]>,
  failed: readonly string[],
): Map<RandomFault, string> {
  return new Map(
    [...own].flatMap(([fault, tests]) => {
      const name = failed.find((one) => tests.some((test) => one.split(/\s+/).includes(test)))
      return name === undefined ? [] : [[fault, name] as const]
    }),
  )
}
