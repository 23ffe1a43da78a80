import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Access, OperationId } from '#contract/operation.ts'
import { operationRules } from '#contract/operation-rules.gen.ts'
import { operationTable } from '#contract/operations.gen.ts'
import type { ProblemName } from '#contract/problem.ts'
import { problemCatalogue } from '#contract/problems.gen.ts'
import { operationOf, readInteractions } from '#src/api/pact/pact-file.ts'

const FOLDER = 'src/api/pact'
const interactions = readInteractions()
const operations = Object.keys(operationTable) as OperationId[]

// What every operation of an access can answer, beside its own x-problems.
const problemsOfAccess: Record<Access, ProblemName[]> = {
  visitor: [],
  pending: ['login.missing'],
  member: ['session.missing', 'session.expired'],
  confirmed: ['password.unconfirmed'],
  staff: ['role.missing'],
}

describe.each(operations)('%s', (id) => {
  const { path } = operationTable[id]
  const { access, problems } = operationRules[id]
  const own = interactions.filter((interaction) => operationOf(interaction) === id)
  const codes = own.map(({ response }) => response.body.content.code)

  it('has an interaction for its success', () => {
    expect(codes).toContain(200)
  })

  it.each<ProblemName>([...problems, ...problemsOfAccess[access]])('has an interaction for %s', (problem) => {
    expect(codes).toContain(problemCatalogue[problem].code)
  })

  it('is called by its own path', () => {
    expect(new Set(own.map(({ request }) => request.path))).toEqual(new Set([path]))
  })
})

it('has an interaction for a body that breaks the contract', () => {
  expect(interactions.map(({ response }) => response.status)).toContain(400)
})

// The pact library has ways to lose interactions without a word.
it('has every interaction that the consumer tests describe, and no other', () => {
  const description = /\.uponReceiving\('([^']+)'\)/g
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.pact.test.ts'))
  const described = files.flatMap((file) =>
    [...readFileSync(`${FOLDER}/${file}`, 'utf8').matchAll(description)].map(([, text]) => text),
  )
  expect(described.length).toBeGreaterThan(operations.length)
  expect(interactions).toHaveLength(described.length)
  expect(new Set(interactions.map(({ description: text }) => text))).toEqual(new Set(described))
})
