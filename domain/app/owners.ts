import type { Schema } from '#contract/operation.ts'

/** Whose an app may be: the operator's, who offers it to every company, or one company's own. */
export const appOwners = ['OPERATOR', 'COMPANY'] as const satisfies readonly Schema<'AppOwner'>[]
