import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { invalidSubjects, subjectsAfter } from './commit-subjects.ts'

describe('a subject', () => {
  it.each([
    'Add a memo',
    'Speed up the list of bills',
    'Merge branch "x"',
    'Revert "Add a memo"',
    'Test: a name',
  ])('is accepted: %s', (subject) => {
    expect(invalidSubjects([subject])).toEqual([])
  })

  it.each([
    'add a memo',
    'Added a memo',
    'Give the memo a place',
    'Speed of the list',
    'Fix',
    'Fixture of bills',
  ])('is refused: %s', (subject) => {
    expect(invalidSubjects(['Add a list', subject])).toEqual([subject])
  })
})

describe('the history', () => {
  const folder = mkdtempSync(join(tmpdir(), 'subjects-'))
  const repository = join(folder, 'whole')
  const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, encoding: 'utf8' }).trim()
  const commit = (subject: string) =>
    git(
      '-C',
      repository,
      '-c',
      'user.name=x',
      '-c',
      'user.email=x@x',
      'commit',
      '-q',
      '--allow-empty',
      '-m',
      subject,
    )
  let since: string

  beforeAll(() => {
    git('init', '-q', repository)
    commit('Whatever was before')
    since = git('-C', repository, 'rev-parse', 'HEAD')
    commit('Add a list')
    commit('Give it a row')
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('is read from the commit after `since` on', () => {
    expect(subjectsAfter(since, repository)).toEqual({ subjects: ['Give it a row', 'Add a list'] })
  })

  it('contains only the last subject in a shallow clone without `since`, and this is reported', () => {
    git('clone', '-q', '--depth', '1', pathToFileURL(repository).href, join(folder, 'shallow'))
    const { subjects, short } = subjectsAfter(since, join(folder, 'shallow'))
    expect(subjects).toEqual(['Give it a row'])
    expect(short).toBe(
      `The history does not reach ${since.slice(0, 8)}: only the last subject was looked at.`,
    )
  })

  it('is empty in a folder without git, and this is reported', () => {
    const noHistory = { subjects: [], short: 'There is no git history: no subject was looked at.' }
    expect(subjectsAfter(since, folder)).toEqual(noHistory)
  })
})
