import { createContext, useContext } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { withdrawalMachine } from '#src/machines/withdrawal/withdrawal.machine.ts'
import type { WithdrawalDone } from '#src/machines/withdrawal/withdrawal-context.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The data for the last screen of the withdrawal. */
    withdrawal?: WithdrawalDone
  }
}

type Withdrawal = {
  snapshot: SnapshotFrom<typeof withdrawalMachine>
  send: ActorRefFrom<typeof withdrawalMachine>['send']
}

export const WithdrawalContext = createContext<Withdrawal | undefined>(undefined)

/** Returns the state of the current withdrawal, for the screens (routes) of the withdrawal flow. */
export function useWithdrawal(): Withdrawal {
  const withdrawal = useContext(WithdrawalContext)
  if (!withdrawal) throw new Error('A screen of the withdrawal stands outside of it.')
  return withdrawal
}
