import type { Schema } from '#contract/operation.ts'
import type { accessLevels } from '../schema/access-catalogue.ts'

export type Level = typeof accessLevels.$inferInsert
/** A request as the demo world wants it, days before now. */
export type WantedRequest = {
  memberId: string
  level: Level
  grantId: string | null
  type: Schema<'ApprovalType'>
  daysAgo: number
  end?: 'APPROVE' | 'REJECT' | 'WITHDRAW' | 'DEADLINE'
  deciderId: string
  about: number
}
