import type { Schema } from '#contract/operation.ts'

/** The states of a post in order; PLANNED means that its publication is scheduled. */
export const postStates = ['DRAFT', 'PLANNED', 'PUBLISHED'] as const satisfies readonly Schema<'PostState'>[]
/** The boards that the staff write for, in the order of their tabs. */
export const boardNames = ['NOTICE', 'SUPPORT'] as const satisfies readonly Schema<'Board'>[]
/** The maximum number of files of a post. */
export const MAX_ATTACHMENTS = 10
