import { expect, it } from 'vitest'
import { chosenOperations } from './chosen-operations.ts'

const ids = ['listAccessGrants', 'getAccessGrant', 'logIn'] as const

it('selects every row without a name', () => {
  expect(chosenOperations(ids, undefined)).toEqual(ids)
})

it('selects the named rows', () => {
  expect(chosenOperations(ids, 'logIn,listAccessGrants')).toEqual(['listAccessGrants', 'logIn'])
})

it.each(['', 'logIn,', 'logOn'])('refuses "%s", which names no operation', (named) => {
  expect(() => chosenOperations(ids, named)).toThrow('OPERATIONS names no operation')
})
