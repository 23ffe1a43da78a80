import type { Schema } from '#contract/operation.ts'

/** The kinds of what is on record, in the order in which they are offered. */
export const auditKinds = ['READ', 'CHANGE', 'FILE', 'ACCESS'] as const satisfies Schema<'AuditKind'>[]
