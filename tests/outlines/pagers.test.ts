import { createMemoryHistory } from '@tanstack/react-router'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAppRouter } from '#src/app/router.ts'
import { routeTree } from '#src/app/routeTree.gen.ts'
import { contract } from '../contract/contract-file.ts'
import { readerOf } from './addresses.ts'
import { startRendering } from './render.ts'

const NEXT = 'bmV4dA'
type Validate = (raw: object) => Record<string, unknown>

/** The values of every property of the contract that has an enum, by the property's name. */
const namesOf = new Map<string, string[]>()
const collect = (node: unknown): void => {
  if (typeof node !== 'object' || node === null) return
  const { properties = {} } = node as { properties?: Record<string, Record<string, unknown>> }
  for (const [name, schema] of Object.entries(properties)) {
    const own = [schema, ...((schema['oneOf'] as (typeof schema)[] | undefined) ?? [])].map(resolveSchema)
    const values = own.flatMap((one) => (one['enum'] as string[] | undefined) ?? [])
    namesOf.set(name, [...(namesOf.get(name) ?? []), ...values])
  }
  Object.values(node).forEach(collect)
}
const resolveSchema = (schema: Record<string, unknown>): Record<string, unknown> =>
  typeof schema['$ref'] === 'string'
    ? resolveSchema(contract.components.schemas[schema['$ref'].split('/').at(-1)!] as Record<string, unknown>)
    : schema
collect(contract)

/** Returns a valid value for a search parameter, from its list of values or in a usual format. */
function valueOf(name: string, validate: Validate): string | undefined {
  const usualValues = [
    '가나',
    '2026-11',
    '2026-11-21',
    'Y',
    'c1a5e0d2-7b34-4f19-8a6e-2d90b3f7c581',
    'REQUEST',
    'CATALOGUE',
    'MINE',
    'asc',
  ]
  return [...(namesOf.get(name) ?? []), ...usualValues].find(
    (value) => validate({ [name]: value })[name] === value,
  )
}

const router = createAppRouter({} as never, routeTree, createMemoryHistory({ initialEntries: ['/'] }))
const lists = Object.values(router.routesById).flatMap(({ fullPath, options }) => {
  const validate = options.validateSearch as Validate | undefined
  const names = Object.keys(validate?.({}) ?? {})
  return names.includes('cursor') && !fullPath.includes('$')
    ? [
        {
          path: fullPath.replace(/(?<=.)\/$/, ''),
          validate: validate!,
          // On a page with several lists, `section` names the list of the cursor; `about` is a suggested reason for
          // opening a company or a member; `part` shows a part of the page without the list.
          names: names.filter((name) => !['cursor', 'section', 'about', 'part'].includes(name)),
        },
      ]
    : []
})

// The ids for pages of one object that contain a list.
const idsOf: Readonly<Record<string, Record<string, string>>> = {
  '/admin/company/detail': { companyId: '5e8c1f37-a40d-4b92-8e6f-d13b79c0a254' },
  '/admin/company/member/detail': { memberId: '94d7c1e8-5a20-4b63-8f1d-6c3e0a97b254' },
}

let rendering: Awaited<ReturnType<typeof startRendering>>
beforeAll(async () => {
  rendering = await startRendering()
})
afterAll(() => rendering.stop())

/** Returns the addresses of a list page's links to pages of the same list. */
async function linksOf(path: string, query: URLSearchParams): Promise<URLSearchParams[]> {
  const page = await rendering.render(`${path}?${query}`, readerOf(path), (_, data) =>
    typeof data === 'object' && data !== null && 'nextCursor' in data ? { ...data, nextCursor: NEXT } : data,
  )
  const html = page && 'body' in page ? page.body.slice(page.body.indexOf('<main')) : ''
  return [...html.matchAll(/ href="([^"]*)"/g)]
    .map(([, href]) => new URL(href!.replaceAll('&amp;', '&'), 'https://bitjang.example'))
    .filter(({ pathname }) => pathname === path)
    .map(({ searchParams }) => searchParams)
}

describe.each(lists)('$path', ({ path, validate, names }) => {
  /** The filters of a list with a value each, except for ids. */
  const filters = Object.fromEntries(
    names.flatMap((name) => {
      const value = /(?:Id|No)$/.test(name) ? undefined : valueOf(name, validate)
      return value === undefined ? [] : [[name, value]]
    }),
  )

  it('accepts a valid value for each filter parameter', () => {
    const idNames = names.filter((name) => /(?:Id|No)$/.test(name))
    expect(Object.keys(filters)).toEqual(names.filter((name) => !idNames.includes(name)))
  })

  it('preserves all filters on the next page', async () => {
    const query = { ...filters, ...idsOf[path] }
    const links = await linksOf(path, new URLSearchParams(query))
    const nextLinks = links.filter((link) => link.get('cursor') === NEXT)
    expect(nextLinks.length).toBeGreaterThan(0)
    for (const link of nextLinks) {
      link.delete('section')
      expect(Object.fromEntries(link)).toEqual({ ...query, cursor: NEXT })
    }
  })
})
