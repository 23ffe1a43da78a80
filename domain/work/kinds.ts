import type { Schema } from '#contract/operation.ts'

export type WorkKind = Schema<'WorkKind'>
/** A role with tasks: a role of the staff, an approver of access requests, or a security admin of a company. */
export type WorkRole = 'sells' | 'bills' | 'refunds' | 'answers' | 'access' | 'security'

/** The kinds of work of each role. */
export const workOf: Readonly<Record<WorkRole, readonly WorkKind[]>> = {
  sells: ['SUBSCRIPTION_REQUEST', 'PRICE_APPROVAL'],
  bills: ['LATE_BILL', 'TAX_INVOICE', 'DEPOSIT', 'SETTLEMENT'],
  refunds: ['REFUND', 'REFUND_APPROVAL'],
  answers: ['INQUIRY', 'COUNSEL_RECORD'],
  access: ['ACCESS_REQUEST'],
  security: ['ABNORMAL', 'ABNORMAL_REVIEW'],
}

/** Every kind of work. */
export const workKinds = Object.values(workOf).flat()

/** The kinds of work of some roles; none without a role. */
export function workKindsOf(has: Readonly<Record<WorkRole, boolean>>): WorkKind[] {
  return (Object.keys(workOf) as WorkRole[]).flatMap((role) => (has[role] ? workOf[role] : []))
}
