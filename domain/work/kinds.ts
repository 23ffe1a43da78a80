import type { Schema } from '#contract/operation.ts'

export type WorkKind = Schema<'WorkKind'>
/** A role that brings work with it: answering, deciding on access, looking after the security of a company. */
export type WorkRole = 'staff' | 'access' | 'security'

/** Which role does each kind of work. */
export const workOf: Readonly<Record<WorkRole, readonly WorkKind[]>> = {
  staff: ['SUBSCRIPTION_REQUEST', 'LATE_BILL', 'REFUND', 'TAX_INVOICE', 'INQUIRY', 'COUNSEL_RECORD'],
  access: ['ACCESS_REQUEST'],
  security: ['ABNORMAL', 'ABNORMAL_REVIEW'],
}

/** Every kind of work. */
export const workKinds = Object.values(workOf).flat()

/** The kinds of work that these roles bring; none without a role. */
export function workKindsOf(has: Readonly<Record<WorkRole, boolean>>): WorkKind[] {
  return (Object.keys(workOf) as WorkRole[]).flatMap((role) => (has[role] ? workOf[role] : []))
}
