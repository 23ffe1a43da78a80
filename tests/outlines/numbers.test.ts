import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readerOf } from './addresses.ts'
import { outlineOf } from './outline.ts'
import { pages } from './pages.ts'
import { startRendering } from './render.ts'

const FILE = 'tests/outlines/pages/numbers.txt'
/** The first of the unique numbers; all of them are larger than the numbers in the examples. */
const FIRST = 7_000_001
const NUMBER = /\d[\d,]*\d/g

let rendering: Awaited<ReturnType<typeof startRendering>>
beforeAll(async () => {
  rendering = await startRendering()
})
afterAll(() => rendering.stop())

type Sources = Map<number, string>
/**
 * Replaces every number of an answer, except versions, by a unique number, which is recorded with its path in the
 * answer.
 */
function uniqueNumbers(value: unknown, at: string, sources: Sources): unknown {
  if (typeof value === 'number' && Number.isInteger(value) && !/\.(?:version|code)$/.test(at)) {
    const own = FIRST + sources.size
    sources.set(own, at)
    return own
  }
  if (Array.isArray(value)) return value.map((item, index) => uniqueNumbers(item, `${at}[${index}]`, sources))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, uniqueNumbers(part, `${at}.${name}`, sources)]),
  )
}

/**
 * Returns the lines of a page that contain numbers of its answers; each number is replaced by its path in the answer.
 */
async function numbersOn(href: string): Promise<string[]> {
  const sources: Sources = new Map()
  const known = new Map<string, unknown>()
  const page = await rendering
    .render(href, readerOf(href), (id, data) => {
      const key = `${id} ${JSON.stringify(data)}`
      if (!known.has(key)) known.set(key, uniqueNumbers(data, id, sources))
      return known.get(key)
    })
    .catch((error: unknown) => String(error))
  if (typeof page === 'string') return [`cannot be drawn: ${page}`]
  if (!page || !('body' in page)) return []
  return outlineOf(page.body).flatMap((line) => {
    const lineWithPaths = line.trim().replaceAll(NUMBER, (text) => {
      const source = sources.get(Number(text.replaceAll(',', '')))
      return source === undefined ? text : `{${source}}`
    })
    return lineWithPaths === line.trim() ? [] : [lineWithPaths]
  })
}

it('every number in a page comes from the recorded field of an answer', async () => {
  const lines: string[] = []
  for (const href of pages()) {
    const found = await numbersOn(href)
    if (found.length > 0) lines.push(href, ...new Set(found), '')
  }
  const text = lines.join('\n')
  expect(lines.length).toBeGreaterThan(100)
  if (process.env['OUTLINES'] === 'write') writeFileSync(FILE, text)
  else expect(text).toBe(readFileSync(FILE, 'utf8'))
})
