import { setup } from 'xstate'
import type { Schema } from '#contract/operation.ts'
import { closedBy, closedReason, snapshotAfter } from '../lifecycle.ts'

export type AccountState = Schema<'AccountState'>
export type AccountChange = 'closeAccount' | 'openAccount'
type AccountRefusal = 'account.changed' | 'account.ofStaff'
type AccountContext = { isStaff: boolean }

const closed = closedBy<AccountRefusal>

/**
 * The lifecycle of a member's account for the staff (decision 178). The account of one of the staff is not
 * closed: their role ends first.
 */
export const accountMachine = setup({
  types: {} as {
    context: AccountContext
    input: AccountContext
    events: { type: AccountChange }
    meta: { reason: AccountRefusal }
  },
  guards: { isStaff: ({ context }) => context.isStaff },
}).createMachine({
  id: 'account',
  context: ({ input }) => input,
  initial: 'OPEN',
  on: { closeAccount: closed('account.changed'), openAccount: closed('account.changed') },
  states: {
    OPEN: {
      on: { closeAccount: [{ guard: 'isStaff', ...closed('account.ofStaff') }, { target: 'CLOSED' }] },
    },
    CLOSED: { on: { openAccount: { target: 'OPEN' } } },
  },
})

const lifeOf = (value: AccountState, isStaff: boolean) =>
  accountMachine.resolveState({ value, context: { isStaff } })

/** The reason why an account in a state cannot be changed so, or undefined if it can. */
export function accountRefusal(
  state: AccountState,
  change: AccountChange,
  { isStaff }: AccountContext,
): AccountRefusal | undefined {
  const life = lifeOf(state, isStaff)
  return snapshotAfter(life, { type: change })
    ? undefined
    : (closedReason(life, { type: change }) as AccountRefusal)
}
