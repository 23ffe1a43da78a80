import { expect, it } from 'vitest'
import { readContract } from './checks/contract.ts'
import { entriesOf, readLevels, selectionFilter } from './choose.ts'
import { interactionChecks } from './verify.ts'

const checks = interactionChecks()
const namesOf = (level: string) => checks.filter(selectionFilter({ level })).map(({ name }) => name)

it('each level includes the checks of the levels that it builds on, and the last level includes all checks', () => {
  for (const { name, buildsOn } of readLevels())
    for (const below of buildsOn) expect(namesOf(name)).toEqual(expect.arrayContaining(namesOf(below)))
  expect(namesOf('staff')).toEqual(checks.map(({ name }) => name))
})

it('each entry is an operation or a prefix of interaction names, and is listed once', () => {
  const all = readLevels().flatMap(({ interactions }) => interactions)
  expect(new Set(all).size).toBe(all.length)
  const known = readContract().operations
  const unknownEntries = all.filter(
    (entry) =>
      !known.has(entry) && !checks.some(({ name }) => name.startsWith(`${entry} `) || name === entry),
  )
  expect(unknownEntries).toEqual([])
  expect([...known.keys()].filter((id) => !entriesOf('staff').includes(id))).toEqual([])
})

it('an unknown level, operation or tag is refused with a message that lists the known ones', () => {
  expect(() => selectionFilter({ level: 'all' })).toThrow('There is no level all. There are: visitor, login')
  expect(() => selectionFilter({ operations: ['logIn', 'signIn'] })).toThrow('There is no operation signIn.')
  expect(() => selectionFilter({ tags: ['posts'] })).toThrow('There is no tag posts.')
})
