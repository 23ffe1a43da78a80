import type { Schema } from '#contract/operation.ts'

/** The tabs of the access area; a tab's index is its number in SPEC section 3. */
export const appManageTabs = ['APP', 'REQUEST', 'APPROVAL'] as const satisfies Schema<'AppManageTab'>[]
