import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fileOf, readerOf, withoutEditable } from '../outlines/addresses.ts'
import { chosenPages, pages } from '../outlines/pages.ts'
import { actsOf } from './acts.ts'
import { beginActs, endActs, LOADING_MS } from './begin.ts'

const FOLDER = 'tests/acts/pages'
/**
 * The time limit for the page with the most actions, on a busy machine. A test that timed out would continue to act
 * on the pages of later tests.
 */
const LONGEST_MS = 300_000
/**
 * `OUTLINES=write` writes the current behaviour of the pages into the recorded files; the changes are reviewed as a
 * diff and committed.
 */
const isWriting = process.env['OUTLINES'] === 'write'

beforeAll(beginActs, LOADING_MS)
afterAll(endActs)

it.each(chosenPages())(
  'every control and form of %s has the recorded effect',
  async (href) => {
    const { lines, wrong } = await actsOf(href, readerOf(href))
    const path = `${FOLDER}/${fileOf(href)}`
    const text = `${lines.join('\n')}\n`
    if (isWriting) {
      mkdirSync(FOLDER, { recursive: true })
      writeFileSync(path, text)
    }
    expect(withoutEditable(fileOf(href), text)).not.toContain('{{')
    expect(wrong).toEqual([])
    expect(text).toBe(readFileSync(path, 'utf8'))
  },
  LONGEST_MS,
)

it('every page has a file of recorded effects, and every such file belongs to a page', () =>
  expect(readdirSync(FOLDER).toSorted()).toEqual(pages().map(fileOf).toSorted()))
