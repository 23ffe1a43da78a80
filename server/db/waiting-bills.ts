import { type SQL, sql } from 'drizzle-orm'
import { type BillTask, billTaskNeeds, billTasks } from '#domain/bill/waits.ts'
import { hasAnyRole, type StaffRole } from '#domain/staff/roles.ts'
import { billRefunds, bills } from './schema/bill.ts'
import { subscriptions } from './schema/subscription.ts'
import { taxInvoices } from './schema/tax-invoice.ts'

/** The member of the staff whose tasks are wanted. */
export type Tasked = { memberId: string; staffRoles: readonly StaffRole[] }

const refundsWaiting = sql`select refund.bill_id from ${billRefunds} as refund where refund.refund_state = 'WAITING'`

/**
 * For each task, the ids of the bills that wait for it. A negative bill before the end of the subscription is offset
 * against the next bill. A bill that is included in another bill keeps the state ISSUED after its tax invoice failed,
 * and waits for the replacing document. Each part of the query has an index of its own, so that finished work does
 * not slow it down.
 */
const idsOf: Readonly<Record<BillTask, SQL>> = {
  LATE: sql`select late.id from ${bills} as late where late.bill_state = 'LATE'`,
  TAX_INVOICE: sql`select waiting.id from ${bills} as waiting where waiting.tax_invoice_state = 'PENDING'
    union all
    select included.id from ${bills} as included
    where included.tax_invoice_state = 'ISSUED' and included.tax_invoice_no is null
      and included.id in (select failed.bill_id from ${taxInvoices} as failed
        where failed.invoice_kind = 'ORIGINAL' and failed.invoice_state in ('REFUSED', 'UNSENT'))`,
  REFUND: sql`select credit.id from ${bills} as credit
    where credit.bill_state = 'CREDIT' and exists (select 1 from ${subscriptions} as ended
      where ended.id = credit.subscription_id and ended.subscription_state = 'ENDED')`,
  CONFIRMATION: refundsWaiting,
}

const isAmong = (ids: SQL): SQL => sql`${bills.id} in (${ids})`

/**
 * For each task, the condition under which a bill waits for it, regardless of the member of the staff who performs
 * it.
 */
export const waitsFor: Readonly<Record<BillTask, SQL>> = {
  LATE: isAmong(idsOf.LATE),
  TAX_INVOICE: isAmong(idsOf.TAX_INVOICE),
  REFUND: isAmong(idsOf.REFUND),
  CONFIRMATION: isAmong(idsOf.CONFIRMATION),
}

/**
 * For each task of a member of the staff, the ids of the bills that wait for it. A refund that the member requested
 * is left out, since another member decides on it.
 */
const idsFor = ({ memberId, staffRoles }: Tasked): { task: BillTask; ids: SQL }[] =>
  billTasks
    .filter((task) => hasAnyRole(staffRoles, billTaskNeeds[task]))
    .map((task) => ({
      task,
      ids:
        task === 'CONFIRMATION'
          ? sql`${refundsWaiting} and refund.requested_by is distinct from ${memberId}::uuid`
          : idsOf[task],
    }))

/** The condition that a bill waits for any task of a member of the staff. */
export function waitsForStaff(staff: Tasked): SQL {
  const ids = idsFor(staff).map((each) => each.ids)
  return ids.length === 0 ? sql`false` : isAmong(sql.join(ids, sql` union all `))
}

/** The tasks that a member of the staff has, each with its condition. */
export const tasksFor = (staff: Tasked): { task: BillTask; isWaiting: SQL }[] =>
  idsFor(staff).map(({ task, ids }) => ({ task, isWaiting: isAmong(ids) }))
