import type { Schema } from '#contract/operation.ts'

export type WorkKind = Schema<'WorkKind'>
/** A role that has work to do: answering as staff, deciding on access, handling a company's security. */
export type WorkRole = 'staff' | 'access' | 'security'

/** The kinds of work of each role. */
export const workOf: Readonly<Record<WorkRole, readonly WorkKind[]>> = {
  staff: ['SUBSCRIPTION_REQUEST', 'LATE_BILL', 'REFUND', 'TAX_INVOICE', 'INQUIRY', 'COUNSEL_RECORD'],
  access: ['ACCESS_REQUEST'],
  security: ['ABNORMAL', 'ABNORMAL_REVIEW'],
}

/** Every kind of work. */
export const workKinds = Object.values(workOf).flat()

/** The kinds of work of some roles; none without a role. */
export function workKindsOf(has: Readonly<Record<WorkRole, boolean>>): WorkKind[] {
  return (Object.keys(workOf) as WorkRole[]).flatMap((role) => (has[role] ? workOf[role] : []))
}
