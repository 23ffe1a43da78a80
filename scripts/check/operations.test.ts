import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { importersOf, reachedFrom } from './imports.ts'
import { changedOperations, operationsAskedDifferently } from './operations.ts'

type Contract = Parameters<typeof changedOperations>[0]
const contract = JSON.parse(readFileSync('contract/openapi.gen.json', 'utf8')) as Contract
const operationsAfterEdit = (before: string, after: string) => {
  const text = JSON.stringify(contract)
  expect(text).toContain(before)
  return JSON.parse(text.replaceAll(before, after)) as Contract
}

describe('the operations that differ', () => {
  it('are none if two contracts are equal', () => {
    expect(changedOperations(contract, structuredClone(contract))).toEqual([])
  })

  it('are those that refer to a changed schema at any depth', () => {
    const { schemas } = contract.components as { schemas: Record<string, { properties: object }> }
    const grant = schemas['AccessGrant']!
    const after = structuredClone(contract)
    after.components['schemas']!['AccessGrant'] = {
      ...grant,
      properties: { ...grant.properties, memo: { type: 'string' } },
    }
    const changedIds = changedOperations(contract, after)
    expect(changedIds).toEqual(expect.arrayContaining(['listAccessGrants', 'getAccessGrant']))
    expect(changedIds).not.toContain('logIn')
  })

  it('do not include all operations if only the common shape of refusals changes', () => {
    expect(
      changedOperations(contract, operationsAfterEdit('"Tries left"', '"How many tries are left"')),
    ).toEqual([])
  })

  it('include new operations', () => {
    const after = structuredClone(contract)
    after.paths['/api/test/doNothing'] = { post: { operationId: 'doNothing' } }
    expect(changedOperations(contract, after)).toEqual(['doNothing'])
  })
})

it('between two pacts are those with new or changed interactions', () => {
  const before = [{ description: 'logIn' }, { description: 'getGrant', response: 1 }]
  const after = [{ description: 'logIn' }, { description: 'getGrant', response: 2 }, { description: 'a b' }]
  expect(operationsAskedDifferently(before, after)).toEqual(['getGrant', 'a'])
})

describe('imports', () => {
  const sources: Record<string, string> = {
    'src/a.ts': '',
    'src/b.ts': "import type { A } from './a.ts'\nexport type B = A",
    'src/c.ts': "import {\n  a,\n  type B,\n} from './a.ts'\n",
    'src/d.ts': "export const d = () => import('./c.ts')\nimport 'node:fs'",
    'src/e.ts': "export { d } from '#src/d.ts'",
  }
  const files = Object.keys(sources)
  const importers = importersOf(files, (path) => sources[path]!)

  it('that are counted include dynamic imports and re-exports, but no type-only imports', () => {
    expect(importers.get('src/a.ts')).toEqual(['src/c.ts'])
    expect(importers.get('src/c.ts')).toEqual(['src/d.ts'])
    expect(importers.get('src/d.ts')).toEqual(['src/e.ts'])
  })

  it('are followed only through the allowed files, up to the allowed depth', () => {
    const reachedPaths = (hops: number, not = '') => [
      ...reachedFrom('src/a.ts', importers, { hops, through: (path) => path !== not }),
    ]
    expect(reachedPaths(1)).toEqual(['src/c.ts'])
    expect(reachedPaths(Infinity)).toEqual(['src/c.ts', 'src/d.ts', 'src/e.ts'])
    expect(reachedPaths(3, 'src/d.ts')).toEqual(['src/c.ts', 'src/d.ts'])
  })
})
