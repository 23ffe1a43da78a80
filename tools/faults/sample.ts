import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { RandomFault } from './place.ts'

/**
 * The result for a fault: a command or test detected the fault (`types`, `tests`), none detected it (`unseen`), or
 * its place no longer exists (`gone`).
 */
export type Outcome = { state: 'types' | 'tests' | 'unseen' | 'gone'; by?: string }
/** Whether a command that tests several faults at once has been run for a fault; a later run does not repeat it. */
type ShownFlag = 'isShownToCompiler' | 'isShownNear' | 'isShownOnPages' | 'isShownToCode'
export type ShownFault = RandomFault & { outcome?: Outcome } & { [Step in ShownFlag]?: true }

/**
 * Opens a sample of faults that is stored in a file with its results so far, so that a stopped run can be continued.
 * The sample is drawn once: later changes of the project do not change it. `again` resets the undetected faults.
 */
export function openSample(path: string, draw: () => RandomFault[], again: boolean) {
  const faults: ShownFault[] = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : draw()
  for (const fault of faults)
    if (again && fault.outcome?.state === 'unseen') {
      delete fault.outcome
      delete fault.isShownNear
      delete fault.isShownOnPages
      delete fault.isShownToCode
    }
  const store = () => {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, JSON.stringify(faults, null, 1))
  }
  store()
  return {
    faults,
    left: () => faults.filter(({ outcome }) => !outcome),
    /** Whether the compiler has been run for all remaining faults. */
    areTypesKnown: () =>
      faults.every(
        ({ outcome, isShownToCompiler, file }) => outcome || isShownToCompiler || !/\.tsx?$/.test(file),
      ),
    mark(fault: ShownFault, step: ShownFlag) {
      fault[step] = true
      store()
    },
    settle(fault: ShownFault, outcome: Outcome) {
      fault.outcome = outcome
      store()
    },
  }
}

/**
 * Returns the counts of a sample in total and for its screens, and the names of the undetected and of the remaining
 * faults.
 */
export function summaryOf(faults: readonly ShownFault[]): string {
  const line = (label: string, some: readonly ShownFault[]) => {
    const count = (...states: Outcome['state'][]) =>
      some.filter(({ outcome }) => outcome && states.includes(outcome.state)).length
    const detectedCount = count('types', 'tests')
    const testedCount = detectedCount + count('unseen')
    const share = testedCount === 0 ? '–' : `${Math.floor((100 * detectedCount) / testedCount)} %`
    const left = some.filter(({ outcome }) => !outcome).length
    return `${label}: ${detectedCount} of ${testedCount} seen (${share}), ${count('types')} of them by types; ${count('gone')} gone, ${left} left`
  }
  const list = (label: string, some: readonly ShownFault[]) =>
    some.length === 0 ? [] : [`${label}:`, ...some.map(({ name }) => `  ${name}`)]
  return [
    line('all', faults),
    line(
      'screens',
      faults.filter(({ file }) => file.startsWith('src/') && !/^src\/(?:machines|api)\//.test(file)),
    ),
    ...list(
      'unseen',
      faults.filter(({ outcome }) => outcome?.state === 'unseen'),
    ),
    ...list(
      'left',
      faults.filter(({ outcome }) => !outcome),
    ),
  ].join('\n')
}
