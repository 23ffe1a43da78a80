import { expect, it } from 'vitest'
import { chosenOperations } from './chosen-operations.ts'

const ids = ['listAccessGrants', 'getAccessGrant', 'logIn'] as const

it('every operation is selected if OPERATIONS is not set', () => {
  expect(chosenOperations(ids, undefined)).toEqual(ids)
})

it('the operations that OPERATIONS names are selected', () => {
  expect(chosenOperations(ids, 'logIn,listAccessGrants')).toEqual(['listAccessGrants', 'logIn'])
})

it.each(['', 'logIn,', 'logOn'])('refuses "%s", which names no operation', (named) => {
  expect(() => chosenOperations(ids, named)).toThrow('OPERATIONS names no operation')
})
