import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as schema from './schema.ts'

const folder = new URL('schema/', import.meta.url)

it('the schema contains the exports of every file in the folder of tables', async () => {
  const files = readdirSync(folder).filter((name) => name !== 'columns.ts')
  const modules = await Promise.all(files.map((name) => import(new URL(name, folder).href)))
  expect(files.length).toBeGreaterThan(0)
  expect(Object.keys(schema).toSorted()).toEqual(modules.flatMap((module) => Object.keys(module)).toSorted())
})
