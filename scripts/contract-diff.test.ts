import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { breakingChanges, type Contract, isRaisedEnough } from './contract-diff/breaking-changes.ts'

const text = readFileSync('contract/openapi.gen.json', 'utf8')
const contract = JSON.parse(text) as Contract

function changed(change: (schemas: Record<string, Record<string, never>>, contract: Contract) => void) {
  const after = JSON.parse(text) as Contract
  change(after.components.schemas as never, after)
  return breakingChanges(contract, after).map(({ operation, what }) => `${operation}: ${what}`)
}
type Made = { required: string[]; properties: Record<string, object>; enum: string[] }
const made = (schemas: object, name: string) => (schemas as Record<string, Made>)[name]!

it('nothing breaks where nothing has changed', () => {
  expect(changed(() => {})).toEqual([])
})

it('an additional optional field breaks nothing', () => {
  expect(
    changed((schemas) => void (made(schemas, 'PostListItem').properties['viewCount'] = { type: 'integer' })),
  ).toEqual([])
})

it('an additional required field breaks every server that answers without it', () => {
  const found = changed((schemas) => {
    made(schemas, 'PostListItem').properties['viewCount'] = { type: 'integer' }
    made(schemas, 'PostListItem').required.push('viewCount')
  })
  expect(found).toEqual([
    'listNotices: data.list[].viewCount is required',
    'listBoardPosts: data.list[].viewCount is required',
  ])
})

it('a removed field breaks every app that reads it', () => {
  const found = changed((schemas) => void delete made(schemas, 'Operator').properties['hostName'])
  expect(found).toContain('getOperator: data.hostName is gone')
})

it('a removed or moved operation is reported', () => {
  const found = changed((_, after) => {
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
  expect(isRaisedEnough(before, after)).toBe(isEnough)
})
