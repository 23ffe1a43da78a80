import { createRouter } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { routeTree } from '#src/app/routeTree.gen.ts'
import type { AppContext } from '#src/components/context/app-context.ts'
import type { ListAddress } from '#src/lists/list-address.ts'
import { hasViews, unsavedParameters } from '#src/lists/saved-views.ts'
import { storedNames } from '#src/lists/stored-filters.ts'

/** Returns the filters of every list with pages, by address, except search words, page numbers and days. */
function filtersOfLists(): Record<string, string[]> {
  type Node = { fullPath?: string; children?: Node[]; options: { validateSearch?: (raw: object) => object } }
  const flattenNodes = (node: Node): Node[] => [
    node,
    ...Object.values(node.children ?? {}).flatMap(flattenNodes),
  ]
  // The routes have their addresses only after a router has processed the tree.
  const { routeTree: tree } = createRouter({ routeTree, context: {} as AppContext })
  const routes = flattenNodes(tree as unknown as Node)
  return Object.fromEntries(
    routes
      .filter(({ options }) => options.validateSearch !== undefined && 'cursor' in options.validateSearch({}))
      .map(({ fullPath = '', options }) => [
        fullPath.replace(/\/$/, ''),
        Object.keys(options.validateSearch!({}))
          .filter((name) => !unsavedParameters.includes(name))
          .toSorted(),
      ]),
  )
}

/** Pages of one company or member that contain lists; the id of the company or member is not a filter. */
const OF_ONE_OBJECT = ['/admin/company/detail', '/admin/company/member/detail']

const sortFilters = (lists: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(lists).map(([list, names]) => [list, names.toSorted()]))

it('every filter of a list of the admin area is stored, except search words, page numbers and days', () => {
  const adminFilters = Object.entries(filtersOfLists()).filter(
    ([address, names]) =>
      address.startsWith('/admin/') && !OF_ONE_OBJECT.includes(address) && names.length > 0,
  )
  expect(Object.fromEntries(adminFilters)).toEqual(sortFilters(storedNames))
})

it('a saved view of a list in the admin area or of members contains every filter of the list', () => {
  const savedFilters = Object.entries(filtersOfLists()).filter(([address]) =>
    hasViews(address as ListAddress),
  )
  expect(Object.fromEntries(savedFilters)).toEqual(
    sortFilters({
      ...storedNames,
      '/my/bill': ['billState', 'subscriptionId'],
      '/my/inquiry': ['inquiryState'],
      '/my/subscription': ['subscriptionState', 'sort', 'sortDirection'],
    }),
  )
})
