import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, it } from 'vitest'
import { readData } from './data.ts'
import { PRECEDING_CALL, readInteractions } from './pact-file.ts'

type World = { promises: string; params: object; gives?: { required: string[] } }
const { worlds } = readData('worlds.json') as { worlds: Record<string, World> }
const askedWorlds = readInteractions().flatMap(({ description, providerStates, request }) =>
  providerStates
    .filter(({ name }) => name !== PRECEDING_CALL)
    .map(({ name, params = {} }) => ({ description, name, params, request })),
)

it('each provider state of a pact is listed in worlds.json, with parameters that fit its schema', () => {
  const ajv = new Ajv2020({ strict: false })
  const checks = new Map(Object.entries(worlds).map(([name, { params }]) => [name, ajv.compile(params)]))
  const invalidWorlds = askedWorlds.filter(({ name, params }) => !checks.get(name)?.(params))
  expect(invalidWorlds.map(({ description, name }) => `${description}: ${name}`)).toEqual([])
})

it('each provider state is used by a pact, except the provider state for the lifecycles', () => {
  const usedNames = new Set(askedWorlds.map(({ name }) => name))
  expect(Object.keys(worlds).filter((name) => !usedNames.has(name))).toEqual([
    'a permission with everybody around it',
  ])
})

it('each provider state has a description', () => {
  expect(Object.entries(worlds).filter(([, { promises }]) => promises === '')).toEqual([])
})

it('each value that a request takes from a provider state is returned by that state', () => {
  for (const { providerStates, request, description } of readInteractions()) {
    if (providerStates.some(({ name }) => name === PRECEDING_CALL)) continue
    const gives = providerStates.flatMap(({ name }) => worlds[name]!.gives?.required ?? [])
    const usedValues = Object.values(request.generators?.body ?? {}).map(({ expression }) =>
      expression.slice(2, -1),
    )
    expect(gives, description).toEqual(expect.arrayContaining(usedValues))
  }
})
