import { describe, expect, it } from 'vitest'
import type { ProblemName } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { problemCatalogue } from '#contract/problems.gen.ts'
import { problemsOfAccess, problemsOfAdminArea } from '#src/api/pact/refusals.ts'
import { contract, operations } from './contract-file.ts'

const numbers = Object.keys(contract.components.schemas['ProblemData']!.properties!)
const names = Object.keys(problemCatalogue) as ProblemName[]

describe.each(names)('%s', (name) => {
  const { code, msg }: { code: number; msg: string } = problemCatalogue[name]

  it('has a Korean sentence', () => {
    expect(msg).toMatch(/[가-힣]{2}.*[.]$/)
  })

  it('contains only numbers that the refusal sends along', () => {
    for (const [, placeholder] of msg.matchAll(/\{\{(.*?)\}\}/g)) expect(numbers).toContain(placeholder)
  })

  it('has a complete sentence once its numbers are filled in', () => {
    const { message } = problemNamed(name, { remaining: 3, retryAfterSeconds: 60 })
    expect(message).not.toMatch(/[{}]|undefined/)
  })

  it('has a unique code that the client treats as a refusal', () => {
    expect(names.filter((other) => problemCatalogue[other].code === code)).toEqual([name])
    expect(code === 200 || (code >= 300 && code <= 399)).toBe(false)
  })
})

it.each([401, 500, 1002, 1225])('has code %d, as in the specification', (code) => {
  expect(names.map((name) => problemCatalogue[name].code)).toContain(code)
})

describe.each(operations)('$operationId', (operation) => {
  it('answers with problems of the catalogue', () => {
    for (const name of operation['x-problems']) expect(names).toContain(name)
  })

  it('lists no problem twice', () => {
    expect(new Set(operation['x-problems']).size).toBe(operation['x-problems'].length)
  })
})

it('contains only problems that an operation answers with', () => {
  const ofAccess = [...Object.values(problemsOfAccess).flat(), ...problemsOfAdminArea]
  const answered = new Set([...ofAccess, ...operations.flatMap((operation) => operation['x-problems'])])
  expect(names.filter((name) => problemCatalogue[name].code >= 1000 && !answered.has(name))).toEqual([])
})
