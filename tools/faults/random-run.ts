import { MINUTE_MS } from '../../domain/durations.ts'
import { type Copy, openCopy } from './copy.ts'
import { CODE_TESTS, pageTests, TYPES, testSelectionIn, testsOf } from './lookers.ts'
import type { RandomFault } from './place.ts'
import { type openSample, type ShownFault, summaryOf } from './sample.ts'
import {
  type FaultOnPages,
  groupsByFile,
  groupsByPage,
  ownTests,
  seenByOwnTests,
  seenOnPages,
  seenTogether,
} from './together.ts'

type Sample = ReturnType<typeof openSample>
/** The names of failures in the output of Vitest and the compiler. */
const FAILED = /^\s*(?:FAIL {2})?(.*(?:\.test\.tsx? >|error TS\d+:).*)$/m
const FAILED_TESTS = /^\s*FAIL {2}(.*\.test\.tsx?(?: >.*| \[.*)?)$/gm
const MOST_TOGETHER = 16
const NAME_LENGTH = 160
/** A fault on more pages than this is tested alone. */
const MOST_PAGES = 12

/**
 * Runs the commands of the gate that could detect the remaining faults of a sample, in a copy of the project. Stores
 * and prints which command detected each fault. The compiler and the tests of pages run with several faults at once
 * if each failure can be assigned to one fault. The other faults are tested one by one, with the cheapest command
 * first. `by` is a command that runs all other commands, such as `nice`. Nothing is started after `minutes`. `isWide`
 * also runs all data tests that import the changed file. A journey, which is not run here, may still detect a fault
 * that no command detects.
 */
export async function showRandomFaults(
  sample: Sample,
  { by, isWide, minutes }: { by: string; isWide: boolean; minutes: number },
): Promise<void> {
  const end = Date.now() + minutes * MINUTE_MS
  const isOver = () => Date.now() > end
  const copy = await openCopy(by)
  const settle = (fault: ShownFault, state: 'types' | 'tests', test: string) => {
    sample.settle(fault, { state, by: test.trim().slice(0, NAME_LENGTH) })
    console.log(`seen    ${fault.name} (${test.trim().slice(0, NAME_LENGTH)})`)
  }
  try {
    if (!sample.areTypesKnown()) {
      if ((await copy.run(TYPES)) !== 0) throw new Error('The types are wrong without a fault already.')
      await showToCompiler(sample, copy, settle)
    }
    const testSelection = testSelectionIn(copy, isWide)
    if (!isOver()) await showToNearTests(sample, testSelection, copy, settle)
    const onPages = sample
      .left()
      .filter(({ isShownOnPages }) => !isShownOnPages)
      .map((fault) => ({ fault, pages: testSelection.pagesOf(fault.file) }))
      .filter(({ pages }) => pages.length > 0 && pages.length <= MOST_PAGES)
    for (const group of groupsByPage(onPages, MOST_TOGETHER)) {
      if (isOver()) break
      if (group.length > 1) await showOnPages(group, testSelection.addresses, copy, settle)
      for (const { fault } of group) sample.mark(fault, 'isShownOnPages')
    }
    for (const fault of sample.left()) {
      if (isOver()) break
      await showAlone(fault, testSelection.commandsFor(fault.file), copy, sample, settle)
    }
    await showToCodeTests(sample, copy, settle)
  } finally {
    copy.close()
  }
  console.log(`\n${summaryOf(sample.faults)}`)
  process.exitCode = sample.faults.every(({ outcome }) => outcome && outcome.state !== 'unseen') ? 0 : 1
}

type Settle = (fault: ShownFault, state: 'types' | 'tests', test: string) => void

/** Runs a command with some faults in the copy and returns its output; undefined if the command does not fail. */
async function printedWith(
  faults: readonly RandomFault[],
  command: string,
  copy: Copy,
): Promise<string | undefined> {
  for (const fault of faults) copy.put(fault)
  const status = await copy.run(command)
  const printed = copy.printed()
  await copy.restore()
  return status === 0 || status === null ? undefined : printed
}

/**
 * Runs the compiler for all faults except those in the hand-written files of the contract, since the compiler does
 * not read these files.
 */
async function showToCompiler(sample: Sample, copy: Copy, settle: Settle): Promise<void> {
  const code = sample.left().filter(({ file }) => /\.tsx?$/.test(file))
  for (const group of groupsByFile(code)) {
    const insertedFaults = group.filter((fault) => {
      const isThere = copy.put(fault)
      if (!isThere) sample.settle(fault, { state: 'gone' })
      return isThere
    })
    await copy.restore()
    const seen = await seenTogether(insertedFaults, (faults) => printedWith(faults, TYPES, copy))
    for (const [fault, line] of seen) settle(fault, 'types', line)
    for (const fault of insertedFaults) sample.mark(fault, 'isShownToCompiler')
  }
}

/**
 * Runs the tests near the faults in one run for all faults. Includes only tests that import the file of a single
 * fault.
 */
async function showToNearTests(
  sample: Sample,
  lookers: ReturnType<typeof testSelectionIn>,
  copy: Copy,
  settle: Settle,
): Promise<void> {
  const left = sample.left().filter(({ file, isShownNear }) => !isShownNear && !file.startsWith('contract/'))
  for (const group of groupsByFile(left)) {
    const own = ownTests(
      group.map((fault) => ({
        fault,
        tests: lookers.nearTests(fault.file),
        importers: lookers.allImporters(fault.file),
      })),
    )
    const tests = [...new Set([...own.values()].flat())]
    const printed = tests.length > 0 ? await printedWith(group, testsOf(tests, ''), copy) : undefined
    for (const [fault, test] of seenByOwnTests(own, failedTests(printed))) settle(fault, 'tests', test)
    for (const fault of group) sample.mark(fault, 'isShownNear')
  }
}

const failedTests = (printed = ''): string[] => [...printed.matchAll(FAILED_TESTS)].map(([, test]) => test!)

async function showOnPages(
  group: readonly FaultOnPages[],
  addresses: readonly string[],
  copy: Copy,
  settle: Settle,
): Promise<void> {
  const own = new Set(group.flatMap(({ pages }) => pages))
  const unchangedPage = addresses.find((address) => !own.has(address))
  const command = pageTests([...own, ...(unchangedPage ? [unchangedPage] : [])], '')
  const printed = await printedWith(
    group.map(({ fault }) => fault),
    command,
    copy,
  )
  for (const [fault, test] of seenOnPages(group, failedTests(printed))) settle(fault, 'tests', test)
}

async function showAlone(
  fault: ShownFault,
  commands: readonly string[],
  copy: Copy,
  sample: Sample,
  settle: Settle,
): Promise<void> {
  if (!copy.put(fault)) {
    sample.settle(fault, { state: 'gone' })
    return
  }
  let status: number | null = 0
  let failed: string | undefined
  for (const command of commands) {
    status = await copy.run(command)
    if (status === 0) continue
    failed = FAILED.exec(copy.printed())?.[1] ?? command
    break
  }
  await copy.restore()
  // A command that exceeded the time limit proves nothing; the fault remains for the next run.
  if (status === null) console.log(`TIMEOUT ${fault.name}`)
  else if (failed === undefined) {
    sample.settle(fault, { state: 'unseen' })
    console.log(`UNSEEN  ${fault.name}`)
  } else settle(fault, 'tests', failed)
}

/** Runs the tests that read the code as text, for the faults that no other command detected. */
async function showToCodeTests(sample: Sample, copy: Copy, settle: Settle): Promise<void> {
  const unseen = sample.faults.filter(
    ({ outcome, isShownToCode, file }) =>
      outcome?.state === 'unseen' && !isShownToCode && !file.startsWith('contract/'),
  )
  if (unseen.length === 0) return
  if ((await copy.run(CODE_TESTS)) !== 0)
    throw new Error('The tests that read code fail without a fault already.')
  for (const group of groupsByFile(unseen)) {
    const seen = await seenTogether(group, async (faults) => {
      const printed = await printedWith(faults, CODE_TESTS, copy)
      return printed && (FAILED.exec(printed)?.[1] ?? CODE_TESTS)
    })
    for (const [fault, test] of seen) settle(fault, 'tests', test)
    for (const fault of group) sample.mark(fault, 'isShownToCode')
  }
}
