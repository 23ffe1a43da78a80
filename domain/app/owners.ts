import type { Schema } from '#contract/operation.ts'

/** The owners that an app may have: the operator, who offers it to every company, or one company. */
export const appOwners = ['OPERATOR', 'COMPANY'] as const satisfies readonly Schema<'AppOwner'>[]
