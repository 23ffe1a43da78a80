import type { Schema } from '#contract/operation.ts'

/**
 * The topics of a notice or post (the announcement labels of SPEC section 3), in the order in which filters
 * show them.
 */
export const announcementTypes = [
  'notice',
  'service',
  'security',
  'user',
  'application',
  'approval',
  'reply',
  'other',
] as const satisfies readonly Schema<'AnnouncementType'>[]
