import { type BillStep, USUAL_CHANNELS } from '#domain/bill/rules.ts'
import type { bills } from '#server/db/schema/bill.ts'
import type { NoticeContent } from '#server/messages/notices.ts'

/**
 * Returns a notice with the channels that the rules of its bill set for a step; a step that is missing in the rules
 * of an earlier release has the usual channels. Without a step the notice is sent by mail.
 */
export function inChannels(
  { channels }: Pick<typeof bills.$inferSelect, 'channels'>,
  step: BillStep | undefined,
  { phone, ...inbox }: NoticeContent,
): NoticeContent & { mail: boolean } {
  if (step === undefined) return { ...inbox, mail: true }
  const { mailYn, phoneYn } = { ...USUAL_CHANNELS, ...channels }[step]
  return { ...inbox, ...(phoneYn === 'Y' && phone && { phone }), mail: mailYn === 'Y' }
}
