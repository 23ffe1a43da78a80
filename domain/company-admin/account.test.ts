import { expect, it } from 'vitest'
import { accountRefusal } from './account.machine.ts'

it.each([
  ['OPEN', 'closeAccount', false, undefined],
  ['OPEN', 'closeAccount', true, 'account.ofStaff'],
  ['OPEN', 'openAccount', false, 'account.changed'],
  ['CLOSED', 'closeAccount', false, 'account.changed'],
  ['CLOSED', 'closeAccount', true, 'account.changed'],
  ['CLOSED', 'openAccount', false, undefined],
] as const)(
  'an account that is %s: %s, of the staff %s, is refused as %s',
  (state, change, isStaff, refusal) => {
    expect(accountRefusal(state, change, { isStaff })).toBe(refusal)
  },
)
