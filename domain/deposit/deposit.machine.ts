import { setup } from 'xstate'
import { closedBy } from '../lifecycle.ts'

/** The actions of the staff on a deposit. */
export type DepositAction = 'confirm' | 'undo' | 'setAside' | 'takeUp'
type DepositFacts = {
  /** Whether the whole amount of the deposit is used after the action. */
  isUsedUp: boolean
  /** Whether no part of the deposit's amount is used after the action. */
  isUnused: boolean
}

const changedRefusal = closedBy<'deposit.changed'>('deposit.changed')
const confirm = [{ guard: 'isUsedUp', target: 'MATCHED' }, { target: 'PART' }] as const
const restored = [{ guard: 'isUnused', target: 'NEW' }, { target: 'PART' }] as const

/** The lifecycle of money that came into the bank account. It begins as NEW. */
export const depositMachine = setup({
  types: {} as {
    context: DepositFacts
    input: DepositFacts
    events: { type: DepositAction }
    meta: { reason: 'deposit.changed' }
  },
  guards: {
    isUsedUp: ({ context }) => context.isUsedUp,
    isUnused: ({ context }) => context.isUnused,
  },
}).createMachine({
  id: 'deposit',
  context: ({ input }) => input,
  initial: 'NEW',
  on: { confirm: changedRefusal, undo: changedRefusal, setAside: changedRefusal, takeUp: changedRefusal },
  states: {
    NEW: { on: { confirm, setAside: 'ASIDE' } },
    PART: { on: { confirm, undo: restored, setAside: 'ASIDE' } },
    MATCHED: { on: { undo: restored } },
    // A deposit that was set aside must be taken up before a payment from that deposit can be undone.
    ASIDE: { on: { takeUp: restored } },
  },
})
