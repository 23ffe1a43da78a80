import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { fileOf, readerOf, withoutEditable } from '../outlines/addresses.ts'
import { chosenPages, pages } from '../outlines/pages.ts'
import { actsOf } from './acts.ts'

const FOLDER = 'tests/acts/pages'
/** The modules of the app that are loaded when a page needs them, without those of its start. */
const partsLoadedLater = (): string[] =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.gen\.|^(?:app|routes)\//.test(file))
    .flatMap((file) =>
      [...readFileSync(join('src', file), 'utf8').matchAll(/\bimport\('([#.][^']+)'\)/g)].map(([, name]) =>
        name!.startsWith('#') ? resolve(name!.slice(1)) : resolve('src', dirname(file), name!),
      ),
    )
/** The time in which a busy machine loads the app. */
const LOADING_MS = 120_000
/**
 * `OUTLINES=write` writes the current behaviour of the pages into the files, to be read as a difference
 * and committed.
 */
const isWriting = process.env['OUTLINES'] === 'write'

beforeAll(async () => {
  // Loaded beforehand, so that no act depends on how fast the machine reads a module.
  for (const path of partsLoadedLater()) await import(/* @vite-ignore */ path)
  vi.useFakeTimers({
    now: new Date('2026-11-23T09:00:00+09:00'),
    toFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'Date',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  })
  // Ids that the app makes are the same each time.
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes)
  // The app reports parts that fail to load; the answers here are made to fail.
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockReturnValue(undefined)
  // The first pages wait for parts that are loaded on demand, as a question; their acts are made once before they count.
  await actsOf('/admin', 'staff')
  await actsOf('/admin/staff', 'staff')
  await actsOf('/admin/abnormal', 'staff')
}, LOADING_MS)
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it.each(chosenPages())('everything in %s does what it did', async (href) => {
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
})

it('no page is without its file, and no file without its page', () =>
  expect(readdirSync(FOLDER).toSorted()).toEqual(pages().map(fileOf).toSorted()))
