import { expect, it } from 'vitest'
import { chosenOperations } from './chosen-operations.ts'

const ids = ['listAccessGrants', 'getAccessGrant', 'logIn'] as const

it('takes every row where nothing is named', () => {
  expect(chosenOperations(ids, undefined)).toEqual(ids)
})

it('takes the rows that are named', () => {
  expect(chosenOperations(ids, 'logIn,listAccessGrants')).toEqual(['listAccessGrants', 'logIn'])
})

it.each(['', 'logIn,', 'logOn'])('refuses "%s", which names what is no operation', (named) => {
  expect(() => chosenOperations(ids, named)).toThrow('OPERATIONS names no operation')
})
