import { setup } from 'xstate'
import type { Schema } from '#contract/operation.ts'
import { closedBy, closedReason, snapshotAfter } from '../lifecycle.ts'

export type AccountState = Schema<'AccountState'>
export type AccountChange = 'closeAccount' | 'openAccount'
type AccountRefusal = 'account.changed' | 'account.ofStaff'
type AccountContext = { isStaff: boolean }

const refuseWith = closedBy<AccountRefusal>

/**
 * The lifecycle of a member's account from the view of the staff (decision 178). The account of a staff member cannot
 * be closed: their staff role must end first.
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
  on: { closeAccount: refuseWith('account.changed'), openAccount: refuseWith('account.changed') },
  states: {
    OPEN: {
      on: { closeAccount: [{ guard: 'isStaff', ...refuseWith('account.ofStaff') }, { target: 'CLOSED' }] },
    },
    CLOSED: { on: { openAccount: { target: 'OPEN' } } },
  },
})

const lifeOf = (value: AccountState, isStaff: boolean) =>
  accountMachine.resolveState({ value, context: { isStaff } })

/** The reason why the change of an account is refused in a state, or undefined if it is allowed. */
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
