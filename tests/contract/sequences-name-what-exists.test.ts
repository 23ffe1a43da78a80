import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { operationTable } from '#contract/operations.gen.ts'
import { problemCatalogue } from '#contract/problems.gen.ts'

const text = readFileSync('docs/call-sequences.md', 'utf8')
const drawings = [...text.matchAll(/```mermaid\n([\s\S]*?)```/g)].map(([, drawing]) => drawing!)
const contract = readFileSync('contract/openapi.gen.json', 'utf8')

const lines = drawings.flatMap((drawing) => drawing.split('\n'))
const calledTexts = lines.flatMap((line) => /(?:App->>Server|Server->>Server): (.*)/.exec(line)?.[1] ?? [])

it('docs/call-sequences.md has diagrams of six flows', () => {
  expect(drawings).toHaveLength(6)
})

it.each(calledTexts)(
  'the call "%s" begins with an operation, and names only fields of the contract',
  (call) => {
    const [first] = /^\w+/.exec(call)!
    expect(operationTable).toHaveProperty(first)
    for (const [word] of call.matchAll(/\b[a-z]+[A-Z]\w*/g))
      expect(word in operationTable || contract.includes(`"${word}":`)).toBe(true)
  },
)

it('the diagrams name only problems of the catalogue', () => {
  const names = lines.flatMap((line) =>
    [...line.matchAll(/\b[a-z][A-Za-z]*\.[a-z][A-Za-z]*\b/g)].map(([name]) => name),
  )
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => !(name in problemCatalogue))).toEqual([])
})
