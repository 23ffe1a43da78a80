import { expect, it } from 'vitest'
import { approvalTypes } from './codes.ts'
import { stricterOf, useStateRefusal, useStates } from './use-states.ts'

it.each([
  ['A', [undefined, undefined, undefined, undefined, undefined]],
  ['D', ['LEVEL_CLOSED', undefined, 'LEVEL_CLOSED', undefined, undefined]],
  ['L', ['LOCKED', undefined, 'LOCKED', undefined, 'LOCKED']],
  ['S', ['UNSUBSCRIBED', undefined, 'UNSUBSCRIBED', undefined, 'UNSUBSCRIBED']],
] as const)('%s refuses APPLY, RELEASE, EXTEND, SUSPEND and RESUME as %j', (state, refusals) => {
  expect(approvalTypes.map((type) => useStateRefusal(type, state))).toEqual(refusals)
})

it('the stricter of the two states of the app and of the level applies', () => {
  expect(useStates.map((app) => useStates.map((level) => stricterOf(app, level)).join(''))).toEqual([
    'ADL',
    'DDL',
    'LLL',
  ])
  expect(useStates.map((state) => stricterOf(state, 'S') + stricterOf('S', state))).toEqual([
    'SS',
    'SS',
    'SS',
  ])
})
