import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fileOf, type Reader, readerOf, withoutEditable } from './addresses.ts'
import { linesOf } from './lines.ts'
import { differenceOf } from './outline.ts'
import { chosenPages, pages } from './pages.ts'
import { startRendering } from './render.ts'
import { varyAnswer } from './varied.ts'

const FOLDER = 'tests/outlines/pages'
/** Pages that redirect without the result of the page before them. All other pages are rendered for their reader. */
const REDIRECTING_PAGES = ['/auth/signup/done', '/my/subscription/cancel/completed', '/trial/done']
const ROUNDS = { 'without what may be absent': 1, 'with empty lists': 2, 'in other states': 3 }
/** `OUTLINES=write` writes the current outlines into the files; the changes are reviewed as a diff and committed. */
const isWriting = process.env['OUTLINES'] === 'write'

let rendering: Awaited<ReturnType<typeof startRendering>>
const frames = new Map<string, string>()
beforeAll(async () => {
  rendering = await startRendering()
})
afterAll(() => rendering.stop())

function expectRecorded(file: string, lines: string[]): void {
  const path = `${FOLDER}/${file}`
  const text = `${lines.join('\n')}\n`
  // A text whose value is missing would contain its placeholder.
  expect(withoutEditable(file, text)).not.toContain('{{')
  if (isWriting) {
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(path, text)
  } else expect(text).toBe(readFileSync(path, 'utf8'))
}

/**
 * Renders a page with varied answers. This fails if the variation makes the answers inconsistent; the answers of a
 * server never are.
 */
const inOtherState = (href: string, reader: Reader, round: number) =>
  rendering
    .render(href, reader, (id, data) => varyAnswer(id, data, round))
    .then(linesOf, (error: unknown) => ({ lines: [`cannot be drawn: ${String(error)}`] }))

/** Returns the links that are marked as the current page although their path differs from it. */
const falselyCurrent = (href: string, lines: readonly string[]) =>
  lines.filter((line) => {
    const [link] = /<a [^>]*>/.exec(line) ?? ['']
    const path = / href=([^?#\s>]*)/.exec(link)?.[1]
    return link.includes(' aria-current=page') && path !== href.split('?')[0]
  })

it.each(chosenPages())('the outline of %s equals the recorded one, in every state', async (href) => {
  const reader = readerOf(href)
  const usual = linesOf(await rendering.render(href, reader))
  expect(falselyCurrent(href, usual.lines)).toEqual([])
  const lines = [`${href} for a ${reader}`, ...usual.lines]
  const add = (how: string, other: { lines: string[] }) => {
    const difference = differenceOf(usual.lines, other.lines)
    if (difference.length > 0) lines.push('', how, ...difference)
  }
  if (usual.frame) {
    for (const [how, round] of Object.entries(ROUNDS)) add(how, await inOtherState(href, reader, round))
    add('on a phone', linesOf(await rendering.render(href, reader, undefined, true)))
    if (reader === 'visitor') add('for a member', linesOf(await rendering.render(href, 'member')))
    // `aria-current` is removed, so that pages that differ only in the current menu entry have equal lines around
    // their main content.
    const frame = usual.frame.map((line) => line.replace(/ aria-current=\w+/, '')).join('\n')
    if (!frames.has(frame)) frames.set(frame, href)
  }
  expectRecorded(fileOf(href), lines)
})

// Skipped if `PAGES` selects some pages: the file contains the frames of all pages.
it.each(process.env['PAGES'] ? [] : ['frames.txt'])(
  'the header, the menus and the footer equal the recorded ones: %s',
  (file) =>
    expectRecorded(
      file,
      [...frames].flatMap(([frame, href]) => [`around ${href}`, frame, '']),
    ),
)

it('the addresses of the pages are those of the route tree', () => expectRecorded('addresses.txt', pages()))

it('every page is rendered for its reader, except for the pages that redirect without the result of a previous page', () => {
  const redirectingPages = pages().filter((href) =>
    readFileSync(`${FOLDER}/${fileOf(href)}`, 'utf8')
      .split('\n')[1]!
      .startsWith('leads to '),
  )
  expect(redirectingPages.map((href) => href.split('?')[0])).toEqual(REDIRECTING_PAGES)
})

it('every page has a recorded outline, and every recorded outline belongs to a page', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual(
    [...pages().map(fileOf), 'addresses.txt', 'frames.txt', 'missing.txt', 'numbers.txt'].toSorted(),
  )
  expect(new Set(pages().map(fileOf)).size).toBe(pages().length)
})
