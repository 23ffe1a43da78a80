import type { BillState } from '#domain/bill/state-names.ts'
import type { BillTask, BillWait } from '#domain/bill/waits.ts'

/** The tabs of the list of bills: each task, all tasks together, and all bills. */
export type BillTab = BillTask | 'ANY' | 'ALL'
/** The parameters of the address that belong to a tab; without any, the address is that of all tasks. */
export type TabSearch = { billState?: BillState | undefined; waitingFor?: BillWait | 'ALL' | undefined }

/** The tab of an address. A state alone is one of all bills, and late bills are a tab of their own. */
export function tabOf({ billState, waitingFor }: TabSearch): BillTab {
  if (waitingFor === undefined || waitingFor === 'ALL')
    return billState === 'LATE' ? 'LATE' : billState === undefined ? (waitingFor ?? 'ANY') : 'ALL'
  return waitingFor
}

/** The parameters of the address of a tab. */
export const searchOfTab = (
  tab: BillTab,
): { billState: BillState | undefined; waitingFor: TabSearch['waitingFor'] } => ({
  billState: tab === 'LATE' ? 'LATE' : undefined,
  waitingFor: tab === 'LATE' || tab === 'ANY' ? undefined : tab,
})

/** The task by which the server filters the list of an address. */
export function waitOf(search: TabSearch): BillWait | undefined {
  const tab = tabOf(search)
  return tab === 'ALL' || tab === 'LATE' ? undefined : tab
}
