import { describe, expect, it } from 'vitest'
import type { ProblemName } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { problemCatalogue } from '#contract/problems.gen.ts'
import { problemsOfAccess, problemsOfAdminArea } from '#src/api/pact/refusals.ts'
import { contract, operations } from './contract-file.ts'

const numbers = Object.keys(contract.components.schemas['ProblemData']!.properties!)
const names = Object.keys(problemCatalogue) as ProblemName[]

describe.each(names)('the problem %s', (name) => {
  const { code, msg }: { code: number; msg: string } = problemCatalogue[name]

  it('has a Korean message', () => {
    expect(msg).toMatch(/[가-힣]{2}.*[.]$/)
  })

  it('contains only placeholders that are fields of ProblemData', () => {
    for (const [, placeholder] of msg.matchAll(/\{\{(.*?)\}\}/g)) expect(numbers).toContain(placeholder)
  })

  it('has a complete message once its numbers are filled in', () => {
    const { message } = problemNamed(name, { remaining: 3, retryAfterSeconds: 60 })
    expect(message).not.toMatch(/[{}]|undefined/)
  })

  it('has a unique code that the client treats as a refusal', () => {
    expect(names.filter((other) => problemCatalogue[other].code === code)).toEqual([name])
    expect(code === 200 || (code >= 300 && code <= 399)).toBe(false)
  })
})

it.each([401, 500, 1002, 1225])('a problem with code %d exists, as in the specification', (code) => {
  expect(names.map((name) => problemCatalogue[name].code)).toContain(code)
})

describe.each(operations)('$operationId', (operation) => {
  it('answers only with problems of the catalogue', () => {
    for (const name of operation['x-problems']) expect(names).toContain(name)
  })

  it('lists no problem twice', () => {
    expect(new Set(operation['x-problems']).size).toBe(operation['x-problems'].length)
  })
})

it('every problem of the catalogue is an answer of an operation', () => {
  const accessProblems = [...Object.values(problemsOfAccess).flat(), ...problemsOfAdminArea]
  const answeredProblems = new Set([
    ...accessProblems,
    ...operations.flatMap((operation) => operation['x-problems']),
  ])
  expect(names.filter((name) => problemCatalogue[name].code >= 1000 && !answeredProblems.has(name))).toEqual(
    [],
  )
})
