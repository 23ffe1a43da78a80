import type { Schema } from '#contract/operation.ts'

/** The tabs of the access area, each at the place that is its number (SPEC section 3). */
export const appManageTabs = ['APP', 'REQUEST', 'APPROVAL'] as const satisfies Schema<'AppManageTab'>[]
