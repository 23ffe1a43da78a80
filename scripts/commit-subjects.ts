import { execFileSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'

/**
 * The last commit whose subject was not checked: the subjects of later commits must begin with one of the words
 * below.
 */
const SINCE = '3a886468db53d71d462e73ebcb76cac832253d6d'
const WORDS =
  /^(?:Add|Fix|Remove|Move|Rename|Replace|Update|Simplify|Document|Test|Speed up|Merge|Revert)(?=[ :"]).*\S/

/** The subjects that do not begin with one of `WORDS`, which name the kind of change. */
export const invalidSubjects = (subjects: readonly string[]): string[] =>
  subjects.filter((subject) => !WORDS.test(subject))

/**
 * Reads the subjects of the commits after `since` in the repository of a folder. In a shallow clone without `since`
 * only the last commit is read; without a history the list is empty. `short` describes in words that commits or the
 * whole history are missing.
 */
export function subjectsAfter(since: string, folder: string): { subjects: string[]; short?: string } {
  const read = (...words: string[]) => {
    try {
      return execFileSync('git', words, {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      })
    } catch {
      return undefined
    }
  }
  const linesOf = (text: string) => text.split('\n').filter(Boolean)
  const lastSubject = read('log', '-1', '--format=%s')
  if (lastSubject === undefined)
    return { subjects: [], short: 'There is no git history: no subject was looked at.' }
  const isReached = read('merge-base', '--is-ancestor', since, 'HEAD') !== undefined
  const all = isReached ? read('log', '--format=%s', `${since}..HEAD`) : undefined
  if (all !== undefined) return { subjects: linesOf(all) }
  return {
    subjects: linesOf(lastSubject),
    short: `The history does not reach ${since.slice(0, 8)}: only the last subject was looked at.`,
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { subjects, short } = subjectsAfter(SINCE, process.cwd())
  const faultySubjects = invalidSubjects(subjects)
  console.log(short ?? `${subjects.length} subjects were looked at.`)
  for (const subject of faultySubjects)
    console.error(`Begins with none of the words in CONTRIBUTING.md: ${subject}`)
  process.exitCode = faultySubjects.length > 0 ? 1 : 0
}
