import { createRouter } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { routeTree } from '#src/app/routeTree.gen.ts'
import type { AppContext } from '#src/components/context/app-context.ts'
import { storedNames } from '#src/lists/stored-filters.ts'

it('every filter of a list is stored, except for words, pages and days', () => {
  type Node = { fullPath?: string; children?: Node[]; options: { validateSearch?: (raw: object) => object } }
  const flattenNodes = (node: Node): Node[] => [
    node,
    ...Object.values(node.children ?? {}).flatMap(flattenNodes),
  ]
  // The page of one company, which is no filter, lists its people.
  const ofOneObject = '/admin/subscription/company'
  const fleeting = ['search', 'cursor', 'fromDate', 'toDate', 'period', 'date']
  // Addresses are known only after a router has processed the tree.
  const { routeTree: tree } = createRouter({ routeTree, context: {} as AppContext })
  const routes = flattenNodes(tree as unknown as Node)
  const lists = routes
    .filter(({ options }) => options.validateSearch !== undefined && 'cursor' in options.validateSearch({}))
    .map(({ fullPath = '', options }) => ({
      address: fullPath.replace(/\/$/, ''),
      names: Object.keys(options.validateSearch!({})).filter((name) => !fleeting.includes(name)),
    }))
    .filter(
      ({ address, names }) => address.startsWith('/admin/') && address !== ofOneObject && names.length > 0,
    )
  expect(Object.fromEntries(lists.map(({ address, names }) => [address, names.toSorted()]))).toEqual(
    Object.fromEntries(Object.entries(storedNames).map(([list, names]) => [list, names.toSorted()])),
  )
})
