import type { Schema } from '#contract/operation.ts'

/** The kinds of audit records, in the order in which the filter offers them. */
export const auditKinds = ['CHANGE', 'ACCESS', 'FILE', 'READ'] as const satisfies Schema<'AuditKind'>[]
