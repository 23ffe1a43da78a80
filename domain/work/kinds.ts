import type { Schema } from '#contract/operation.ts'

export type WorkKind = Schema<'WorkKind'>
/** A part that brings work with it: answering, deciding on access, looking after the security of a company. */
export type WorkPart = 'staff' | 'access' | 'security'

/** Whose work each kind is. */
export const workOf: Readonly<Record<WorkPart, readonly WorkKind[]>> = {
  staff: ['SUBSCRIPTION_REQUEST', 'LATE_BILL', 'INQUIRY', 'COUNSEL_RECORD'],
  access: ['ACCESS_REQUEST'],
  security: ['ABNORMAL', 'ABNORMAL_REVIEW'],
}

/** The kinds of work that these parts bring; none without a part. */
export function workKindsOf(has: Readonly<Record<WorkPart, boolean>>): WorkKind[] {
  return (Object.keys(workOf) as WorkPart[]).flatMap((part) => (has[part] ? workOf[part] : []))
}
