import { expect, it } from 'vitest'
import { depositStateAfter, depositStateNames } from './states.ts'

const [whole, rest, none] = [100, 40, 0].map((leftAmount) => ({ amount: 100, leftAmount })) as [
  { amount: number; leftAmount: number },
  { amount: number; leftAmount: number },
  { amount: number; leftAmount: number },
]

it.each([
  ['NEW', 'confirm', none, 'MATCHED'],
  ['NEW', 'confirm', rest, 'PART'],
  ['PART', 'confirm', none, 'MATCHED'],
  ['PART', 'confirm', rest, 'PART'],
  ['PART', 'undo', whole, 'NEW'],
  ['PART', 'undo', rest, 'PART'],
  ['MATCHED', 'undo', whole, 'NEW'],
  ['MATCHED', 'undo', rest, 'PART'],
  ['NEW', 'setAside', whole, 'ASIDE'],
  ['PART', 'setAside', rest, 'ASIDE'],
  ['ASIDE', 'takeUp', whole, 'NEW'],
  ['ASIDE', 'takeUp', rest, 'PART'],
] as const)('%s is after %s with %o', (state, action, left, to) => {
  expect(depositStateAfter(state, action, left)).toBe(to)
})

it('an action on a deposit is refused in every state that does not allow the action', () => {
  const allowedActions = depositStateNames.flatMap((state) =>
    (['confirm', 'undo', 'setAside', 'takeUp'] as const)
      .filter((action) => depositStateAfter(state, action, rest) !== undefined)
      .map((action) => `${state} ${action}`),
  )
  expect(allowedActions).toEqual([
    'NEW confirm',
    'NEW setAside',
    'PART confirm',
    'PART undo',
    'PART setAside',
    'MATCHED undo',
    'ASIDE takeUp',
  ])
})
