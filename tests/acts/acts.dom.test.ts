import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fileOf, readerOf, withoutEditable } from '../outlines/addresses.ts'
import { chosenPages, pages } from '../outlines/pages.ts'
import { actsOf } from './acts.ts'
import { beginActs, endActs, LOADING_MS } from './begin.ts'

const FOLDER = 'tests/acts/pages'
/** The page with the most acts on a busy machine. A test that is cut off would act on the pages of the next ones. */
const LONGEST_MS = 300_000
/**
 * `OUTLINES=write` writes the current behaviour of the pages into the files, to be read as a difference
 * and committed.
 */
const isWriting = process.env['OUTLINES'] === 'write'

beforeAll(beginActs, LOADING_MS)
afterAll(endActs)

it.each(chosenPages())(
  'everything in %s does what it did',
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

it('no page is without its file, and no file without its page', () =>
  expect(readdirSync(FOLDER).toSorted()).toEqual(pages().map(fileOf).toSorted()))
