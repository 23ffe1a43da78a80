import { pastDueFrom, USUAL_RULES } from '#domain/bill/rules.ts'
import { addDays, addMonths, kstDate } from '#domain/dates.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import { maskEmail } from '#domain/email.ts'
import type { bills } from '../schema/bill.ts'
import type { mailRecords } from '../schema/mail.ts'
import type { phoneMessages } from '../schema/phone-message.ts'
import type { PlainSubscription } from '../sealed-subscription.ts'
import type { DemoMember } from './demo-members.ts'
import { demoId } from './demo-numbers.ts'

type Bill = typeof bills.$inferInsert
type Message = typeof phoneMessages.$inferInsert
export type DemoMail = Omit<typeof mailRecords.$inferInsert, 'subjectBox'> & { id: string; subject: string }
type Notified = {
  memberId: string
  label: DemoMail['label']
  subject: string
  createdAt: Date
}

/** The number of months from which finished messages exist: the housekeeping removes older ones. */
const MONTHS = 2
const REMINDED_DAYS = 3
/** The number of messages per text message, of messages per failed message, and of mails per failed mail. */
const [MESSAGES_A_TEXT, MESSAGES_A_FAILURE, MAILS_A_FAILURE] = [3, 7, 9]

/**
 * Creates the messages to the phones of members who pay late: most arrived as 알림톡, some as text message, some not at
 * all. None is in transit, since that lasts only minutes. Uses no random numbers.
 */
export function makePhoneMessages(
  allBills: readonly Bill[],
  subscriptions: readonly PlainSubscription[],
  now: Date,
): Message[] {
  const today = kstDate(now)
  const since = addMonths(today, -MONTHS)
  const payerOf = new Map(subscriptions.map(({ id, memberId }) => [id, memberId]))
  return allBills
    .filter(({ billState }) => billState === 'LATE' || billState === 'FAILED')
    .flatMap((bill) => stepsOf(bill).map(([kind, day]) => ({ bill, kind, day })))
    .filter(({ day }) => day > since && day < today)
    .map(({ bill, kind, day }, index): Message => {
      const createdAt = new Date(`${day}T10:00:00+09:00`)
      return {
        id: demoId('1c6e8a50', index + 1),
        memberId: payerOf.get(bill.subscriptionId)!,
        billId: bill.id,
        kind,
        phoneState: stateOf(index + 1),
        createdAt,
        endedAt: new Date(createdAt.getTime() + MINUTE_MS),
        tries: 1,
      }
    })
}

function stepsOf({
  billDate,
  dueDate,
  billState,
  paymentMethodCode,
}: Bill): [kind: Message['kind'], day: string][] {
  const first: [Message['kind'], string] =
    paymentMethodCode === 'G'
      ? ['BILL_REMINDER', addDays(dueDate, -REMINDED_DAYS)]
      : ['BILL_FAILED', billDate]
  if (billState !== 'LATE') return [first]
  const pastDue = pastDueFrom(dueDate, USUAL_RULES.graceDays)
  return [
    first,
    ['BILL_LATE', addDays(dueDate, 1)],
    ...(pastDue ? [['BILL_PAST_DUE', pastDue] as [Message['kind'], string]] : []),
  ]
}

const stateOf = (place: number): Message['phoneState'] =>
  place % MESSAGES_A_FAILURE === 0 ? 'FAILED' : place % MESSAGES_A_TEXT === 0 ? 'SMS' : 'TALK'

/** Creates the records of the mails of the latest notifications; a few did not arrive. Uses no random numbers. */
export function makeMailRecords(
  notified: readonly Notified[],
  members: readonly DemoMember[],
  now: Date,
): DemoMail[] {
  const since = new Date(`${addMonths(kstDate(now), -MONTHS)}T00:00:00+09:00`)
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
