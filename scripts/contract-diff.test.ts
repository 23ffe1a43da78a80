import { readFileSync } from 'node:fs'
import { compare } from 'semver'
import { expect, it } from 'vitest'
import { readPact } from '#src/api/pact/pact-file.ts'
import { breakingChanges, type Contract, isVersionRaisedEnough } from './contract-diff/breaking-changes.ts'
import { currentEdition, lastReleased, releasedVersions } from './contract-diff/editions.ts'
import { reportOf } from './contract-diff/report.ts'

const text = readFileSync('contract/openapi.gen.json', 'utf8')
const contract = JSON.parse(text) as Contract

function contractWith(change: (schemas: Record<string, Record<string, never>>, contract: Contract) => void) {
  const after = JSON.parse(text) as Contract
  change(after.components.schemas as never, after)
  return breakingChanges(contract, after).map(({ operation, what }) => `${operation}: ${what}`)
}
type ContractSchema = { required: string[]; properties: Record<string, object>; enum: string[] }
const schemaNamed = (schemas: object, name: string) => (schemas as Record<string, ContractSchema>)[name]!

it('an unchanged contract has no breaking change', () => {
  expect(contractWith(() => {})).toEqual([])
})

it('an additional optional field breaks nothing', () => {
  expect(
    contractWith(
      (schemas) => void (schemaNamed(schemas, 'PostListItem').properties['viewCount'] = { type: 'integer' }),
    ),
  ).toEqual([])
})

it('an additional required field breaks every server that answers without it', () => {
  const found = contractWith((schemas) => {
    schemaNamed(schemas, 'PostListItem').properties['viewCount'] = { type: 'integer' }
    schemaNamed(schemas, 'PostListItem').required.push('viewCount')
  })
  expect(found).toEqual([
    'listNotices: data.list[].viewCount is required',
    'listBoardPosts: data.list[].viewCount is required',
  ])
})

it('a removed field breaks every app that reads it', () => {
  const found = contractWith((schemas) => void delete schemaNamed(schemas, 'Operator').properties['hostName'])
  expect(found).toContain('getOperator: data.hostName is gone')
})

it('a removed or moved operation is reported', () => {
  const found = contractWith((_, after) => {
    const path = Object.keys(after.paths).find((each) => each.endsWith('/operator/detail'))!
    delete after.paths[path]
  })
  expect(found).toEqual(['getOperator: it is gone'])
})

it.each([
  ['0.1.0', '0.1.9', false],
  ['0.1.0', '0.2.0', true],
  ['0.9.0', '1.0.0', true],
  ['1.2.0', '1.3.0', false],
  ['1.2.0', '2.0.0', true],
])('from %s, %s is raised enough for a breaking change: %s', (before, after, isEnough) => {
  expect(isVersionRaisedEnough(before, after)).toBe(isEnough)
})

const operatorSchema = {
  ...readPact(),
  interactions: readPact().interactions.filter(({ description }) => description.startsWith('getOperator')),
}
const edition = (contractOf: Contract, name: string) => ({
  name,
  contract: { ...contractOf, info: { version: name } },
  pact: operatorSchema,
})
const withoutHost = () => {
  const after = JSON.parse(text) as Contract
  const operator = schemaNamed(after.components.schemas, 'Operator')
  delete operator.properties['hostName']
  operator.required = operator.required.filter((name) => name !== 'hostName')
  return after
}

it('a breaking change is reported with its operation, interactions and screens, and refused without a higher version', async () => {
  const { lines, faults } = await reportOf(
    edition(contract, '0.3.0'),
    edition(withoutHost(), '0.3.1'),
    '## 0.3.1\ngetOperator',
  )
  expect(lines).toEqual([
    'getOperator, on every page',
    '    data.hostName is gone',
    expect.stringMatching(/^ {4}\w+: the interaction "getOperator.*"$/),
  ])
  expect(faults).toEqual([
    'getOperator: data.hostName is gone, and was not deprecated in 0.3.0.',
    'getOperator changed so that an app or a server of 0.3.0 breaks: raise info.version 0.3.1 of openapi.yaml.',
  ])
})

it('a breaking change passes with a higher version, an earlier deprecation, and its operation in the changelog', async () => {
  const before = JSON.parse(text) as Contract
  Object.assign(schemaNamed(before.components.schemas, 'Operator').properties['hostName']!, {
    deprecated: true,
  })
  const reportWith = (changelog: string) =>
    reportOf(edition(before, '0.3.0'), edition(withoutHost(), '0.4.0'), changelog)
  expect((await reportWith('## 0.4.0\n- `getOperator` has no hostName.\n## 0.3.0\n')).faults).toEqual([])
  expect((await reportWith('## 0.4.0\n- Nothing.\n## 0.3.0\ngetOperator')).faults).toEqual([
    'The section "## 0.4.0" of docs/contract-changelog.md does not name getOperator, which break.',
  ])
  expect((await reportWith('## 0.3.0\n')).faults[0]).toContain('has no section "## 0.4.0"')
})

it('the last released version is read without a git history, and is not newer than the contract', () => {
  const { name, contract: released, pact } = lastReleased()
  expect(released.info.version).toBe(name)
  expect(pact.interactions.length).toBeGreaterThan(1000)
  const versions = [...releasedVersions(), currentEdition().name]
  expect(versions.toSorted(compare)).toEqual(versions)
})
