import type { Schema } from '#contract/operation.ts'

/** What a notice or a post is about (the announcement labels of SPEC section 3), in the order filters show them. */
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
