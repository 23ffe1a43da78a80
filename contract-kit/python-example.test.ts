import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readContract } from './checks/contract.ts'
import { entriesOf } from './choose.ts'

const MAX_LINES = 600
const EXAMPLE = 'examples/python-server'
const LEVEL = 'subscriptions'

const sourceOf = (file: string) => readFileSync(join(EXAMPLE, file), 'utf8')

/** The number of lines of code, without empty lines, comments, and docstrings of modules, classes and functions. */
function codeLines(source: string): number {
  const codeWithoutDocstrings = source.replaceAll(/^\s*"""[\s\S]*?"""\n/gm, '')
  return codeWithoutDocstrings
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trim().startsWith('#')).length
}

it('the code of the example server stays below the limit of lines', () => {
  const files = readdirSync(EXAMPLE).filter((file) => file.endsWith('.py'))
  const lines = files.map((file) => codeLines(sourceOf(file)))
  expect(files.toSorted()).toEqual(['portal.py', 'server.py', 'subscriptions.py', 'worlds.py'])
  expect(lines.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(MAX_LINES)
})

it(`the example server implements each operation of level ${LEVEL}`, () => {
  const constants = Object.keys((JSON.parse(sourceOf('seed.json')) as { constants: object }).constants)
  const functions = ['portal.py', 'subscriptions.py'].flatMap((file) =>
    [
      ...sourceOf(file).matchAll(/^(?:def (?<one>\w+)\(call, body\):|(?<several>\w+(?:, \w+)*) = )/gm),
    ].flatMap(({ groups }) => groups!.one ?? groups!.several!.split(', ')),
  )
  const implementedOperations = new Set([...constants, ...functions])
  const requiredOperations = entriesOf(LEVEL).filter((entry) => readContract().operations.has(entry))
  expect(requiredOperations.filter((operation) => !implementedOperations.has(operation))).toEqual([])
})
