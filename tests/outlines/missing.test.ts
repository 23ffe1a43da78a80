import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OperationId } from '#contract/operation.ts'
import { Problem, type ProblemName } from '#contract/problem.ts'
import { problemCatalogue } from '#contract/problems.gen.ts'
import { operations } from '../contract/contract-file.ts'
import { readerOf, SAMPLE_ID } from './addresses.ts'
import { linesOf } from './lines.ts'
import { pages } from './pages.ts'
import { startRendering } from './render.ts'

const FILE = 'tests/outlines/pages/missing.txt'
/** An address without a page, in each area. */
const UNKNOWN = ['/none', '/my/none', '/admin/none', '/support/none']

/** Returns the address of a page of one object, without its id. */
const withoutId = (href: string) => href.replace(/\?.*/, '').replace(SAMPLE_ID, 'none')
const problemsOf = new Map(operations.map((one) => [one.operationId, one['x-problems']]))

let rendering: Awaited<ReturnType<typeof startRendering>>
beforeAll(async () => {
  rendering = await startRendering()
})
afterAll(() => rendering.stop())

/**
 * Describes the screens of pages whose calls are answered with a problem of the contract; includes the calls of each
 * page. If a page is shown in spite of the problem, only its first line is included.
 */
async function describeRefused(
  hrefs: readonly string[],
  how: string,
  isChosen: (name: ProblemName) => boolean,
): Promise<{ lines: string[]; callsOf: Map<string, OperationId[]> }> {
  const withScreen = new Map<string, string[]>()
  const callsOf = new Map<string, OperationId[]>()
  for (const href of hrefs) {
    const calls = new Set<OperationId>()
    const page = await rendering.render(href, readerOf(href), (id, data) => {
      calls.add(id)
      const name = problemsOf.get(id)?.find(isChosen)
      if (name === undefined) return data
      const { code, msg } = problemCatalogue[name]
      throw new Problem(code, msg)
    })
    callsOf.set(href, [...calls])
    if (![...calls].some((id) => problemsOf.get(id)?.some(isChosen))) continue
    const { lines } = linesOf(page)
    const screen = lines[0]!.startsWith('200') ? lines[0]! : lines.join('\n')
    withScreen.set(screen, [...(withScreen.get(screen) ?? []), `${href} ${how}`])
  }
  return { lines: [...withScreen].flatMap(([screen, names]) => [...names, screen, '']), callsOf }
}

it('a page reports a missing object or role, and shows a link to go back', async () => {
  const knownPages = new Set(pages())
  const addressesWithoutId = new Set([...knownPages].map(withoutId).filter((href) => !knownPages.has(href)))
  const all = await Promise.all(
    [...addressesWithoutId, ...UNKNOWN].map(async (href) => [
      href,
      ...linesOf(await rendering.render(href, readerOf(href))).lines,
      '',
    ]),
  )
  const isRole = (name: ProblemName) => name === 'role.missing'
  const objects = await describeRefused(
    pages(),
    'without its object',
    (name) => name.endsWith('.missing') && !isRole(name),
  )
  const pagesOfRoles = pages().filter((href) =>
    objects.callsOf.get(href)?.some((id) => problemsOf.get(id)?.some(isRole)),
  )
  const roles = await describeRefused(pagesOfRoles, 'without the role', isRole)
  const text = [...all.flat(), ...objects.lines, ...roles.lines].join('\n')
  if (process.env['OUTLINES'] === 'write') writeFileSync(FILE, text)
  expect(text).not.toContain('{{')
  expect(text).toBe(readFileSync(FILE, 'utf8'))
})
