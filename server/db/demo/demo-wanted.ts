import type { Schema } from '#contract/operation.ts'
import type { accessLevels } from '../schema/access-catalogue.ts'

export type Level = typeof accessLevels.$inferInsert
/** A request of the demo, with its times as days before now. */
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
