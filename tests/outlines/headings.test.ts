import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const FOLDER = 'tests/outlines/pages'
const PAGE_START = /^\/\S* for /

const depthOf = (line: string) => line.length - line.trimStart().length

/**
 * Returns the pages of an outline file, each with the line that names it and the levels of its headings in order.
 * Assistive technology does not see the contents of an inert element, such as the preview of another page, so these
 * are left out.
 */
function headingLevels(file: string): { page: string; levels: number[] }[] {
  const pages: { page: string; levels: number[] }[] = []
  let inertDepth = Infinity
  for (const line of readFileSync(`${FOLDER}/${file}`, 'utf8').split('\n')) {
    if (depthOf(line) > inertDepth) continue
    inertDepth = / inert\b/.test(line) ? depthOf(line) : Infinity
    if (PAGE_START.test(line)) pages.push({ page: line, levels: [] })
    const [, level] = /^ *<h([1-6])\b/.exec(line) ?? []
    if (level) pages.at(-1)?.levels.push(Number(level))
  }
  return pages
}

const pages = readdirSync(FOLDER).flatMap(headingLevels)

it('every page begins with the only heading of level 1, and its headings skip no level', () => {
  expect(pages.length).toBeGreaterThan(100)
  const wrong = pages.filter(({ levels }) =>
    levels.some((level, index) =>
      index === 0 ? level !== 1 : level === 1 || level > levels[index - 1]! + 1,
    ),
  )
  expect(wrong.map(({ page, levels }) => `${page}: ${levels.join(' ')}`)).toEqual([])
})

it('no heading is the title of the document, which names the portal as well', () => {
  const headings = readdirSync(FOLDER).flatMap((file) =>
    [...readFileSync(`${FOLDER}/${file}`, 'utf8').matchAll(/^ *<h[1-6]\b[^>]*> (.*)$/gm)].map(
      ([, text]) => text!,
    ),
  )
  expect(headings.length).toBeGreaterThan(400)
  expect(headings.filter((text) => / \| .*(?:빗장|포털)/.test(text))).toEqual([])
})
