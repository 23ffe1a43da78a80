import type { Schema } from '#contract/operation.ts'
import type { AdminPage } from '#domain/admin/pages.ts'

type KnownWork = { my?: Schema<'MyWork'>; admin?: Schema<'AdminWorkList'> }

/** The page that lists each kind of work. */
const pageOf: Record<Schema<'WorkKind'>, AdminPage> = {
  SUBSCRIPTION_REQUEST: '/admin/subscription',
  PRICE_APPROVAL: '/admin/catalogue',
  LATE_BILL: '/admin/bill',
  TAX_INVOICE: '/admin/bill',
  DEPOSIT: '/admin/deposit',
  SETTLEMENT: '/admin/settlement',
  REFUND: '/admin/bill',
  REFUND_APPROVAL: '/admin/bill',
  INQUIRY: '/admin/inquiry',
  COUNSEL_RECORD: '/admin/counsel',
  ACCESS_REQUEST: '/admin/approval',
  ABNORMAL: '/admin/abnormal',
  ABNORMAL_REVIEW: '/admin/abnormal',
}

/**
 * Returns the number of tasks behind each entry of the admin area's menu, for entries with tasks. `/admin` has the
 * sum of all tasks. The entry of bills has the number of bills, as its list has, since one bill may have several
 * tasks.
 */
export function adminCounts(work: KnownWork['admin']): { readonly [Page in AdminPage | '/admin']?: number } {
  const counts: { [Page in AdminPage | '/admin']?: number } = {}
  for (const { workKind, count } of work?.list ?? [])
    for (const page of ['/admin', pageOf[workKind]] as const) counts[page] = (counts[page] ?? 0) + count
  if (counts['/admin/bill'] !== undefined) counts['/admin/bill'] = work?.waitingBills ?? counts['/admin/bill']
  return counts
}

/**
 * Returns the number of tasks behind each entry of a member's menu. Requests that wait for a decision are counted in
 * the queue of the admin area if the member can open it.
 */
export const memberCounts = (work: KnownWork['my'], hasQueue: boolean) => ({
  bills: work?.unpaidBills ?? 0,
  // A server of the previous version does not count them.
  hasLateBills: (work?.lateBills ?? 0) > 0,
  permissions: work ? work.endingGrants + (hasQueue ? 0 : work.decisions) : 0,
})

/**
 * Creates the store of the last known work of one member, for the menus of this tab; the work is discarded when
 * another member logs in.
 */
export function createMenuWork() {
  const listeners = new Set<() => void>()
  const noWork: KnownWork = {}
  let who: string | undefined
  let known = noWork
  return {
    of: (email: string | undefined): KnownWork => (email !== undefined && email === who ? known : noWork),

    storeWork(email: string, news: KnownWork): void {
      known = email === who ? { ...known, ...news } : news
      who = email
      for (const listener of listeners) listener()
    },

    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const menuWork = createMenuWork()
