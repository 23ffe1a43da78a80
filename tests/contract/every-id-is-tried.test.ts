import { createRouter } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { routeTree } from '#src/app/routeTree.gen.ts'
import type { AppContext } from '#src/components/context/app-context.ts'
import { idAddresses, optionalIds } from '../support/id-addresses.ts'

type Node = { fullPath?: string; children?: Node[]; options: { validateSearch?: (raw: object) => object } }

it('every address with an id is tested with unknown ids', () => {
  const flattenIds = (node: Node, above: string[] = []): [string, string[]][] => {
    const { fullPath = '', options } = node
    const own = Object.keys(options.validateSearch?.({}) ?? {}).filter((name) => /(?:Id|No)$/.test(name))
    const names = [...above, ...own, ...[...fullPath.matchAll(/\$(\w+)/g)].map(([, name = '']) => name)]
    const childNodes = Object.values(node.children ?? {})
    return childNodes.length > 0
      ? childNodes.flatMap((child) => flattenIds(child, [...above, ...own]))
      : [[fullPath, names]]
  }
  // The routes have their addresses only after a router has processed the tree.
  const { routeTree: tree } = createRouter({ routeTree, context: {} as AppContext })
  const addressesWithIds = flattenIds(tree as unknown as Node)
    .map(([path, names]) => [path.replace(/(?<=.)\/$/, ''), [...new Set(names)]] as const)
    .filter(([path, names]) => names.length > 0 && !optionalIds.includes(path))
  const testedAddresses = Object.values(idAddresses).flatMap((addresses) => Object.entries(addresses))
  expect(Object.fromEntries(addressesWithIds)).toEqual(Object.fromEntries(testedAddresses))
})
