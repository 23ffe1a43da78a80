import type { Schema } from '#contract/operation.ts'

/** How far a post has come, in the order it goes that way; PLANNED is one whose time has not come. */
export const postStates = ['DRAFT', 'PLANNED', 'PUBLISHED'] as const satisfies readonly Schema<'PostState'>[]
/** The boards that are written for, in the order of their tabs. */
export const boardNames = ['NOTICE', 'SUPPORT'] as const satisfies readonly Schema<'Board'>[]
/** How many files a post may have. */
export const MAX_ATTACHMENTS = 10
