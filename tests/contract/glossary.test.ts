import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const rows = readFileSync('docs/glossary.md', 'utf8')
  .split('## Words that names and comments do not use')[0]!
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| English'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  .map(([english = '', korean = '', , forbidden = '']) => ({
    english,
    korean,
    forbidden: [...forbidden.matchAll(/`([^`]+)`/g)].map(([, word]) => word ?? ''),
  }))
const forbidden = [...new Set(rows.flatMap((row) => row.forbidden))]
const isKorean = (word: string) => /\p{Script=Hangul}/u.test(word)
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.includes('node_modules/'))
    .map((file) => `${folder}/${file}`)
const texts = filesIn('src').filter((file) => file.endsWith('.json'))
// The files of domain/ with names of codes, actions and states, which screens and messages show unchanged. Excludes
// `korean`, which contains language rules and the names of banks.
const rules = filesIn('domain').filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('domain/korean/'),
)

/** Returns the words of a file's name: `BillList.test.tsx` has bill, list, test and tsx. */
const wordsOf = (file: string) =>
  (file.split('/').at(-1) ?? '')
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)

describe('the glossary', () => {
  it('has one row for each name, and allows no name that another row forbids', () => {
    const names = rows.map(({ english }) => english)
    expect(names.length).toBeGreaterThan(60)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    expect(
      rows.filter(({ english, korean }) => [english, korean].some((it) => forbidden.includes(it))),
    ).toEqual([])
  })

  it('knows every tag of the contract', () => {
    const { tags } = parse(readFileSync('openapi.yaml', 'utf8')) as { tags: { name: string }[] }
    const knownNames = new Set(rows.map(({ english }) => english.toLowerCase()))
    expect(tags.length).toBeGreaterThan(15)
    expect(tags.filter(({ name }) => !knownNames.has(name) && !knownNames.has(name.toLowerCase()))).toEqual(
      [],
    )
  })

  it('has only Korean names that occur in the texts of the screens', () => {
    const screens = texts.map((file) => readFileSync(file, 'utf8')).join('\n')
    expect(rows.filter(({ korean }) => korean !== '–' && !screens.includes(korean))).toEqual([])
  })

  it('forbids no Korean word that occurs in a text', () => {
    const koreanWords = forbidden.filter(isKorean)
    expect(koreanWords.length).toBeGreaterThan(10)
    expect(texts.length).toBeGreaterThan(40)
    expect(rules.length).toBeGreaterThan(80)
    const broken = [...texts, ...rules].flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      return koreanWords.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`)
    })
    expect(broken).toEqual([])
  })

  it('forbids no English word that occurs in the name of a file', () => {
    const englishWords = new Set(forbidden.filter((word) => !isKorean(word)))
    const files = [
      'contract',
      'contract-kit',
      'domain',
      'server',
      'src',
      'tests',
      'scripts',
      'tools',
      'worlds',
    ].flatMap(filesIn)
    expect(englishWords.size).toBeGreaterThan(10)
    expect(files.length).toBeGreaterThan(1500)
    expect(files.filter((file) => wordsOf(file).some((word) => englishWords.has(word)))).toEqual([])
  })

  it('allows no archaic English word in code and documents', () => {
    const archaicWords = ['whoever', 'anew', 'beside', 'thus', 'somebody', 'affair', 'deeds?']
    const filePatterns = ['*.ts', '*.tsx', '*.md', '*.yaml', '*.yml', 'Dockerfile']
    const handMade = [':!*.gen.*', ':!docs/glossary.md', ':!tests/contract/glossary.test.ts']
    const { status, stdout } = spawnSync(
      'git',
      ['grep', '-niwE', archaicWords.join('|'), '--', ...filePatterns, ...handMade],
      { encoding: 'utf8' },
    )
    // git grep exits with 1 if it finds nothing.
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  })
})
