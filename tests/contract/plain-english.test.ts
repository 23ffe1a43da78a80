import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** The checked folders. */
const checkedFolders: readonly string[] = [
  'contract',
  'contract-kit',
  'domain',
  'scripts',
  'server',
  'src',
  'tests',
  'tools',
  'worlds',
]

const forbidden = new Set(
  /## Words that names and comments do not use\n([\s\S]*?)(?:\n## |$)/
    .exec(readFileSync('docs/glossary.md', 'utf8'))![1]!
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...line.split('|')[1]!.matchAll(/`(\w+)`/g)].map(([, word]) => word!)),
)

/** The words of a name: `isToldTo` has is, told and to. */
const wordsOf = (name: string) =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)

/**
 * Returns the texts of a module that people read: comments, names of tests and identifiers, each with its position.
 */
function proseOf(code: string): { index: number; text: string }[] {
  const prose: { index: number; text: string }[] = []
  const found = (index: number, text: string) => prose.push({ index, text })
  const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/gm
  const testName =
    /\b(?:it|test|describe)(?:\.\w+)*(?:\([^'"`()]*\))?\(\s*(?:'((?:\\.|[^'\\])*)'|`((?:\\.|[^`\\])*)`)/g
  for (const { 0: text, index } of code.matchAll(comment)) found(index, text)
  for (const { 1: single, 2: template, index } of code.matchAll(testName))
    found(index, single ?? template ?? '')
  const names = code
    .replaceAll(comment, (text) => text.replaceAll(/[^\n]/g, ' '))
    .replaceAll(/'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g, (text) =>
      text.replaceAll(/[^\n]/g, ' '),
    )
  for (const { 0: text, index } of names.matchAll(/[A-Za-z_$][\w$]*/g)) found(index, text)
  return prose
}

/** Names that the specification or the contract defines for requests and answers. */
const contractNames = new Set(['keptType', 'keptTypes', 'KeptType', 'KeptRecord', 'keptRecords', 'keptUntil'])
for (const name of ['keptFiles', 'standsIn', 'APPLY_ANEW']) contractNames.add(name)
/** The files that read the field `kept` of the answers about withdrawals. */
const readsRecordsOfLeaver = /withdraw|leftovers/
const isOfTheContract = (file: string, text: string) =>
  contractNames.has(text) || (text === 'kept' && readsRecordsOfLeaver.test(file))

const cachedResults = new Map<string, boolean>()
/** Whether a text has a forbidden word. The result is cached, since the same names occur in many files. */
function isForbidden(text: string): boolean {
  const found = cachedResults.get(text) ?? wordsOf(text).some((word) => forbidden.has(word))
  cachedResults.set(text, found)
  return found
}

const faultsIn = (file: string, code: string) =>
  proseOf(code)
    .filter(({ text }) => isForbidden(text) && !isOfTheContract(file, text))
    .map(
      ({ index, text }) => `${file}:${code.slice(0, index).split('\n').length} ${text.trim().slice(0, 100)}`,
    )

const listArgs = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...checkedFolders]
const files = execFileSync('git', listArgs, { encoding: 'utf8' })
  .split('\n')
  .filter(
    (file) =>
      /\.(?:tsx?|mts|cjs|mjs)$/.test(file) &&
      !file.includes('.gen.') &&
      existsSync(file) &&
      file !== 'tests/contract/plain-english.test.ts',
  )

describe('names, comments and names of tests', () => {
  it('with forbidden words are found by this test', () => {
    const code = "// Nobody's row.\nit('lies there', () => {})\nconst isToldTo = 'kept'\n"
    expect(faultsIn('a.ts', code)).toEqual([
      "a.ts:1 // Nobody's row.",
      'a.ts:2 lies there',
      'a.ts:3 isToldTo',
    ])
  })

  it('contain no forbidden word', () => {
    expect(forbidden.size).toBeGreaterThan(15)
    expect(files.length).toBeGreaterThan(0)
    expect(files.flatMap((file) => faultsIn(file, readFileSync(file, 'utf8')))).toEqual([])
  })
})
