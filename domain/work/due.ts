import { DEADLINE_DAYS } from '../access/codes.ts'
import { addDays, kstDate, startOfDay } from '../dates.ts'
import { DAY_MS } from '../durations.ts'
import { tenthAfter } from '../tax-invoice/tax-invoice.ts'
import type { WorkKind } from './kinds.ts'

/**
 * The last day on which a task is on time, and the number of days since that day (`over`) or until that day
 * (`ahead`); `none` for a task without a deadline.
 */
export type WorkDue =
  | { is: 'over'; date: string; days: number }
  | { is: 'ahead'; date: string; days: number }
  | { is: 'none' }

/**
 * Returns the moment by which a task that waits since `since` must be done; undefined for kinds without a deadline. A
 * late bill waits since its due day, and is due by the end of that day. A request for access ends by itself after some days. The law sets
 * the day of a tax invoice.
 */
function deadlineOf(kind: WorkKind, since: Date): Date | undefined {
  switch (kind) {
    case 'LATE_BILL':
      return startOfDay(addDays(kstDate(since), 1))
    case 'ACCESS_REQUEST':
      return new Date(since.getTime() + DEADLINE_DAYS * DAY_MS)
    case 'TAX_INVOICE':
      return startOfDay(addDays(tenthAfter(kstDate(since)), 1))
    default:
      return undefined
  }
}

/**
 * Returns the number of days before or after the deadline of a task that waits since `since` (wire time). A day that
 * has begun after the deadline counts as a whole day.
 */
export function dueOfWork(kind: WorkKind, since: string, now: Date): WorkDue {
  const deadline = deadlineOf(kind, new Date(since))
  if (!deadline) return { is: 'none' }
  const msLeft = deadline.getTime() - now.getTime()
  // The shown date is that of the last moment before the deadline.
  const date = kstDate(new Date(deadline.getTime() - 1))
  return msLeft > 0
    ? { is: 'ahead', date, days: Math.floor(msLeft / DAY_MS) }
    : { is: 'over', date, days: Math.floor(-msLeft / DAY_MS) + 1 }
}
