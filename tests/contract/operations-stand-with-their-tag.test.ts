import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

type TagFile = Record<string, { post?: { operationId: string; tags: string[] } }>
type Root = {
  tags: { name: string }[]
  paths: Record<string, unknown>
  components: { schemas: Record<string, unknown> }
}

const root = parse(readFileSync('openapi.yaml', 'utf8')) as Root
const tags = root.tags.map(({ name }) => name)
const areas = Object.fromEntries(
  tags.map((tag) => [tag, parse(readFileSync(`contract/openapi/${tag}.yaml`, 'utf8')) as TagFile]),
)

const references = (part: unknown): string[] =>
  [...JSON.stringify(part).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference!)

/**
 * Returns the names of the schemas of openapi.yaml to which a part of the contract refers. The part may be in
 * openapi.yaml or in the file of a tag.
 */
function schemasOf(part: unknown, found = new Set<string>()): Set<string> {
  for (const reference of references(part)) {
    const [, name] = /^(?:\.\.\/\.\.\/openapi\.yaml)?#\/components\/schemas\/(\w+)$/.exec(reference) ?? []
    if (name === undefined || found.has(name)) continue
    found.add(name)
    schemasOf(root.components.schemas[name], found)
  }
  return found
}

it('every tag has a file, and every file belongs to a tag', () => {
  expect(readdirSync('contract/openapi').toSorted()).toEqual(tags.map((tag) => `${tag}.yaml`).toSorted())
})

it('every path of openapi.yaml refers to an operation in the file of a tag, and each operation has one path', () => {
  const referencedOperations = Object.values(root.paths).flatMap(references)
  const operations = Object.entries(areas).flatMap(([tag, area]) =>
    Object.keys(area).flatMap((name) => (area[name]!.post ? [`contract/openapi/${tag}.yaml#/${name}`] : [])),
  )
  expect(operations.length).toBeGreaterThan(0)
  expect(referencedOperations).toHaveLength(Object.keys(root.paths).length)
  expect(referencedOperations.toSorted()).toEqual(operations.toSorted())
})

describe.each(Object.entries(areas))('the file of %s', (tag, area) => {
  it('has only operations of its tag, each under its operationId', () => {
    for (const [name, { post }] of Object.entries(area)) {
      if (post) expect({ name: post.operationId, tags: post.tags }).toEqual({ name, tags: [tag] })
      else expect(name).toMatch(/^[A-Z]/)
    }
  })

  it('refers only to itself and to openapi.yaml, and uses every schema that it defines', () => {
    const found = references(area)
    const foreignReferences = found.filter(
      (reference) => !/^(?:#\/\w+|\.\.\/\.\.\/openapi\.yaml#.+)$/.test(reference),
    )
    expect(foreignReferences).toEqual([])
    const schemas = Object.keys(area).filter((name) => !area[name]!.post)
    expect(schemas.filter((name) => !found.includes(`#/${name}`))).toEqual([])
  })
})

it('every schema of openapi.yaml is used by several tags, or by the common parts', () => {
  const { schemas, ...common } = root.components
  const usedSchemas = [
    schemasOf(common),
    schemasOf(common),
    ...Object.values(areas).map((area) => schemasOf(area)),
  ]
  const schemasOfOneTag = Object.keys(schemas).filter(
    (name) => usedSchemas.filter((names) => names.has(name)).length < 2,
  )
  expect(schemasOfOneTag).toEqual([])
})
