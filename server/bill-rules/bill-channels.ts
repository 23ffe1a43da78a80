import { type BillStep, USUAL_CHANNELS } from '#domain/bill/rules.ts'
import type { bills } from '#server/db/schema/bill.ts'
import type { NoticeContent } from '#server/messages/notices.ts'

/**
 * The content of a notice in the channels of a step, by the rules under which its bill was issued; a bill of an earlier release has the
 * usual ones for a step that it does not know. Without a step it goes by mail.
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
