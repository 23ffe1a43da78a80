import { describe, expect, it } from 'vitest'
import { importersOf } from './imports.ts'
import { MAX_OPERATIONS, type Project, selectTests } from './selection.ts'

/** A few source files with the structure of the real project. */
const sources: Record<string, string> = {
  'contract/schema.gen.ts': 'export type Grant = {}',
  'contract/operation.ts': "import { grant } from './schema.gen.ts'",
  'domain/access/ages.ts': '',
  'domain/access/ages.test.ts': "import { ages } from './ages.ts'",
  'domain/access/grants.ts': "import { ages } from './ages.ts'",
  'domain/access/terms.test.ts': '',
  'domain/money/bill.test.ts': "import { operation } from '#contract/operation.ts'",
  'server/domains/access/grant.operations.ts':
    "import { toGrant } from './grant.rules.ts'\nasync listGrants() {} async getGrant() {}",
  'server/domains/access/grant.rules.ts':
    "import { ages } from '#domain/access/grants.ts'\nimport type { Grant } from '#contract/schema.gen.ts'",
  'server/domains/access/grant.db.test.ts': "import '#server/db/schema/access.ts'\nportal.call('getGrant')",
  'server/domains/access/delegation.db.test.ts': "portal.call('setDelegation')",
  'server/domains/access/races.db.test.ts': "portal.call('getGrant')",
  'server/domains/bill/bill.operations.ts': 'async listBills() {}',
  'server/domains/bill/bill.db.test.ts': "portal.call('listBills')",
  'server/db/schema/access.ts': '',
  'server/db/schema.test.ts': '',
  'server/db/migrate.db.test.ts': '',
  'server/http/calls/access.db.test.ts': '',
  'server/http/calls/properties.db.test.ts': '',
  'src/api/pact/access.ts': '',
  'src/api/pact/access.pact.test.ts': "import { grant } from './access.ts'\napi.getGrant()",
  'src/api/pact/bill.pact.test.ts': 'api.listBills()',
  'src/api/pact/delegation.refusals.ts': 'setDelegation: {}',
  'src/api/pact/delegation.pact.test.ts': "import { rows } from './delegation.refusals.ts'",
  'src/features/access/Row.tsx': '',
  'src/features/access/Table.tsx': "import { Row } from './Row.tsx'",
  'src/features/access/Tab.tsx': "import { Table } from './Table.tsx'",
  'src/features/access/Page.tsx': "import { Tab } from './Tab.tsx'",
  'src/features/access/use-leaving.ts': '',
  'src/features/access/use-tab.ts': "import { useLeaving } from './use-leaving.ts'",
  'src/features/access/Form.tsx': "import { useTab } from './use-tab.ts'",
  'src/features/access/Screen.tsx': "import { Form } from './Form.tsx'",
  'src/routes/screen.test.tsx': "import { Screen } from '#src/features/access/Screen.tsx'",
  'src/routes/page.test.tsx': "import { Page } from '#src/features/access/Page.tsx'",
  'src/features/access/texts.ts': "import texts from './texts.json' with { type: 'json' }",
  'src/features/access/texts.json': '',
  'src/app/routeTree.gen.ts': "import { Route } from '../features/access/Page.tsx'",
  'src/app/router.test.ts': "import { tree } from './routeTree.gen.ts'",
  'tests/contract/glossary.test.ts': '',
  'tests/contract/pacts-agree-with-openapi.test.ts': '',
  'tests/contract/generated-files-are-fresh.test.ts': '',
  'tests/contract/the-way-out-is-open.test.ts': "readdirSync('src')",
  'tests/contract/words.test.ts': "execFileSync('git', ['ls-files'])",
}
const files = Object.keys(sources)
const read = (path: string) => sources[path] ?? ''
const ids = ['listGrants', 'getGrant', 'setDelegation', 'listBills']
const selectFor = (changed: string[], more: Partial<Project> = {}) =>
  selectTests(changed, { files, importers: importersOf(files, read), read, ids, inContract: [], ...more })

const wordsTest = 'tests/contract/words.test.ts'
const tables = ['server/http/calls/access.db.test.ts', 'server/http/calls/properties.db.test.ts']

describe('a change of', () => {
  it('nothing needs no tests', () => {
    const nothingSelected = {
      contract: false,
      unit: [],
      pact: [],
      data: [],
      operations: [],
      omittedTests: [],
    }
    expect(selectFor([])).toEqual(nothingSelected)
    expect(selectFor(['docs/architecture.md', 'contract.txt'])).toEqual(nothingSelected)
  })

  it('a rule needs the tests that import it and those in its folder, and selects the operations that apply it', () => {
    expect(selectFor(['domain/access/ages.ts'])).toMatchObject({
      unit: ['domain/access/ages.test.ts', 'domain/access/terms.test.ts', wordsTest],
      pact: [],
      operations: [],
    })
    expect(selectFor(['domain/access/grants.ts'])).toMatchObject({
      operations: ['getGrant', 'listGrants'],
      data: tables,
    })
  })

  it('a generated file alone needs only the tests of the contract', () => {
    expect(selectFor(['contract/schema.gen.ts'])).toMatchObject({
      contract: true,
      unit: ['tests/contract/glossary.test.ts', 'tests/contract/pacts-agree-with-openapi.test.ts', wordsTest],
      pact: [],
      data: [],
    })
    expect(selectFor(['src/app/routeTree.gen.ts'])).toMatchObject({ unit: [], contract: false })
  })

  it('a server file needs the data tests in its folder that name the affected operations, and the table rows of these operations', () => {
    expect(selectFor(['server/domains/access/grant.rules.ts'])).toMatchObject({
      data: ['server/domains/access/grant.db.test.ts', ...tables],
      operations: ['getGrant', 'listGrants'],
      unit: [wordsTest],
      pact: [],
    })
  })

  it('a table needs the tests of the schema and of the migrations', () => {
    expect(selectFor(['server/db/schema/access.ts'])).toMatchObject({
      unit: ['server/db/schema.test.ts', wordsTest],
      data: ['server/db/migrate.db.test.ts'],
    })
  })

  it('an operation in the contract needs the pact tests that call this operation, and its table rows', () => {
    const changedFiles = ['openapi.yaml', 'contract/openapi.gen.json']
    expect(selectFor(changedFiles, { inContract: ['getGrant'] })).toMatchObject({
      contract: true,
      pact: ['src/api/pact/access.pact.test.ts'],
      operations: ['getGrant'],
      data: tables,
    })
  })

  it('a view shared by several operations runs the tests of the changed operation, and names the other operations', () => {
    const changedFiles = ['openapi.yaml', 'server/domains/access/grant.rules.ts']
    const { operations, omittedTests } = selectFor(changedFiles, { inContract: ['getGrant'] })
    expect(operations).toEqual(['getGrant'])
    expect(omittedTests).toContain('other operations of the changed files (listGrants): npm test -- server')
  })

  it('an operation selects the pact test whose table of refusals contains the operation', () => {
    expect(selectFor(['openapi.yaml'], { inContract: ['setDelegation'] }).pact).toEqual([
      'src/api/pact/delegation.pact.test.ts',
    ])
  })

  it('a module that a pact test imports needs this pact test, and the comparison with the contract', () => {
    expect(selectFor(['src/api/pact/access.ts'])).toMatchObject({
      pact: ['src/api/pact/access.pact.test.ts'],
      unit: ['tests/contract/glossary.test.ts', 'tests/contract/pacts-agree-with-openapi.test.ts', wordsTest],
    })
  })

  it('a component needs every test that renders it at any depth, but none behind a generated file', () => {
    expect(selectFor(['src/features/access/Row.tsx']).unit).toEqual(['src/routes/page.test.tsx', wordsTest])
  })

  it('a hook needs every test that renders a component which uses the hook, at any depth', () => {
    expect(selectFor(['src/features/access/use-leaving.ts']).unit).toContain('src/routes/screen.test.tsx')
  })

  it('any code needs the tests that read all code, except the long ones', () => {
    for (const path of ['domain/access/ages.ts', 'server/db/schema/access.ts', 'src/features/access/Row.tsx'])
      expect(selectFor([path]).unit.filter((each) => each.startsWith('tests/contract/'))).toEqual([wordsTest])
  })

  it('a text needs the glossary, without the comparison of pacts; the omitted test is named', () => {
    const { unit, omittedTests } = selectFor(['src/features/access/texts.json'])
    expect(unit).toEqual(['tests/contract/glossary.test.ts', wordsTest])
    expect(omittedTests).toContain('tests/contract/generated-files-are-fresh.test.ts: npm test -- unit')
  })

  it('a test file runs this file, even if other changes omit it', () => {
    expect(selectFor(['server/db/schema/access.ts']).data).not.toContain(
      'server/domains/access/grant.db.test.ts',
    )
    const own = ['server/domains/access/races.db.test.ts', 'tests/contract/generated-files-are-fresh.test.ts']
    expect(selectFor(own)).toMatchObject({ unit: [own[1], wordsTest], data: [own[0]] })
  })

  it('the whole server selects only some operations, and reports how many are omitted', () => {
    const manyOperations = Array.from({ length: MAX_OPERATIONS + 1 }, (_, index) => `getThing${index}`)
    const { operations, omittedTests } = selectFor(['openapi.yaml'], { inContract: manyOperations })
    expect(operations).toHaveLength(MAX_OPERATIONS)
    expect(omittedTests[0]).toBe('41 operations are touched, of which 40 were tried: npm test -- server')
  })
})

it('a file with many importers needs only its own test and the tests in its folder', () => {
  const hub = { 'domain/hub.ts': '', 'domain/hub.test.ts': "import './hub.ts'" }
  const importingFiles = Object.fromEntries(
    Array.from({ length: 30 }, (_, index) => [`domain/a/${index}.ts`, "import '../hub.ts'"]),
  )
  const all: Record<string, string> = {
    ...hub,
    ...importingFiles,
    'domain/b/far.test.ts': "import '../a/1.ts'",
  }
  const paths = Object.keys(all)
  const textOf = (path: string) => all[path] ?? ''
  const chosenTests = selectTests(['domain/hub.ts'], {
    files: paths,
    importers: importersOf(paths, textOf),
    read: textOf,
    ids,
    inContract: [],
  })
  expect(chosenTests.unit).toEqual(['domain/hub.test.ts'])
})
