import type { BillState } from '#domain/bill/state-names.ts'
import type { BillTask, BillWait } from '#domain/bill/waits.ts'

/** The tabs of the list of bills: each task, all tasks together, and all bills. */
export type BillTab = BillTask | 'ANY' | 'ALL'
/**
 * The parameters of the address that belong to a tab. An address without these parameters is that of the tab of all
 * tasks.
 */
export type TabSearch = { billState?: BillState | undefined; waitingFor?: BillWait | 'ALL' | undefined }

/**
 * Returns the tab of an address. An address with only a state belongs to the tab of all bills, except that late bills
 * have a tab of their own.
 */
export function tabOf({ billState, waitingFor }: TabSearch): BillTab {
  if (waitingFor === undefined || waitingFor === 'ALL')
    return billState === 'LATE' ? 'LATE' : billState === undefined ? (waitingFor ?? 'ANY') : 'ALL'
  return waitingFor
}

/** Returns the parameters of the address of a tab. */
export const searchOfTab = (
  tab: BillTab,
): { billState: BillState | undefined; waitingFor: TabSearch['waitingFor'] } => ({
  billState: tab === 'LATE' ? 'LATE' : undefined,
  waitingFor: tab === 'LATE' || tab === 'ANY' ? undefined : tab,
})

/** Returns the task by which the server filters the list of an address. */
export function waitOf(search: TabSearch): BillWait | undefined {
  const tab = tabOf(search)
  return tab === 'ALL' || tab === 'LATE' ? undefined : tab
}
