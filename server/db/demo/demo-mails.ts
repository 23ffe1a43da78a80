import { addMonths, kstDate, startOfDay } from '#domain/dates.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import { maskEmail } from '#domain/email.ts'
import type { mailRecords } from '../schema/mail.ts'
import type { DemoMember } from './demo-members.ts'
import { demoId } from './demo-numbers.ts'

export type DemoMail = Omit<typeof mailRecords.$inferInsert, 'subjectBox'> & { id: string; subject: string }
type Notified = {
  memberId: string
  label: DemoMail['label']
  subject: string
  createdAt: Date
}

/** The number of months from which finished mails exist: the housekeeping removes older ones. */
const MONTHS = 2
/** One in this many mails fails. */
const MAILS_A_FAILURE = 9

/** The records of the mails of the latest notifications; a few did not arrive. Uses no random numbers. */
export function makeMailRecords(
  notified: readonly Notified[],
  members: readonly DemoMember[],
  now: Date,
): DemoMail[] {
  const since = startOfDay(addMonths(kstDate(now), -MONTHS))
  const emailOf = new Map(members.map(({ id, email }) => [id, email]))
  return notified
    .filter(({ memberId, createdAt }) => emailOf.has(memberId) && createdAt > since && createdAt < now)
    .map(
      ({ memberId, label, subject, createdAt }, index): DemoMail => ({
        id: demoId('4e9b3d70', index + 1),
        memberId,
        label,
        subject,
        receiver: maskEmail(emailOf.get(memberId)!),
        mailState: (index + 1) % MAILS_A_FAILURE === 0 ? 'FAILED' : 'SENT',
        createdAt,
        endedAt: new Date(createdAt.getTime() + MINUTE_MS),
      }),
    )
}
