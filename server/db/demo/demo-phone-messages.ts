import { pastDueFrom, USUAL_RULES } from '#domain/bill/rules.ts'
import type { Clock } from '#domain/clock.ts'
import { addDays, addMonths, kstDate } from '#domain/dates.ts'
import { DAY_MS, MINUTE_MS } from '#domain/durations.ts'
import { demoBrand } from '#server/brand/demo-brand.ts'
import { billTexts } from '#server/messages/bill-texts.ts'
import { nextDaytime } from '#server/messages/phone/daytime.ts'
import { phonePurpose } from '#server/messages/phone/phone-queue.ts'
import { filledContent, type PhoneContent } from '#server/messages/phone/templates.ts'
import type { SecretBox } from '#server/security/secret-box.ts'
import type { bills } from '../schema/bill.ts'
import type { phoneMessages } from '../schema/phone-message.ts'
import type { PlainSubscription } from '../sealed-subscription.ts'
import { demoId } from './demo-numbers.ts'

type Bill = typeof bills.$inferInsert
type Message = typeof phoneMessages.$inferInsert
/** A message of the demo; only a waiting message has a content. */
export type DemoPhoneMessage = Message & { content?: PhoneContent }

/** The number of months from which finished messages exist: the housekeeping removes older ones. */
const MONTHS = 2
const REMINDED_DAYS = 3
/** One in this many messages is sent as a text message, fails, or never gets an outcome from the service. */
const [MESSAGES_A_TEXT, MESSAGES_A_FAILURE, MESSAGES_A_SILENCE] = [3, 7, 11]
/** The time after which the portal stops asking the service for an outcome. */
const SILENCE_MS = 3 * DAY_MS

/**
 * Creates the messages to the phones of members: messages about late payments, and a reminder of today, which waits.
 * Most of the messages about late payments arrived as 알림톡, some as text message, some not at all, and a few have no
 * known outcome. Uses no random numbers.
 */
export function makePhoneMessages(
  allBills: readonly Bill[],
  subscriptions: readonly PlainSubscription[],
  now: Date,
): DemoPhoneMessage[] {
  const today = kstDate(now)
  const since = addMonths(today, -MONTHS)
  const subscriptionOf = new Map(subscriptions.map((subscription) => [subscription.id, subscription]))
  const payerOf = (bill: Bill) => subscriptionOf.get(bill.subscriptionId)!.memberId
  const sent = allBills
    .filter(({ billState }) => billState === 'LATE' || billState === 'FAILED')
    .flatMap((bill) => stepsOf(bill).map(([kind, day]) => ({ bill, kind, day })))
    .filter(({ day }) => day > since && day < today)
    .map(({ bill, kind, day }, index): DemoPhoneMessage => {
      const createdAt = new Date(`${day}T10:00:00+09:00`)
      return {
        id: demoId('1c6e8a50', index + 1),
        memberId: payerOf(bill),
        billId: bill.id,
        kind,
        createdAt,
        tries: 1,
        ...outcomeOf(index + 1, createdAt, now),
      }
    })
  const reminded = allBills.find(
    ({ billState, paymentMethodCode, dueDate }) =>
      billState === 'OPEN' && paymentMethodCode === 'G' && addDays(dueDate, -REMINDED_DAYS) <= today,
  )
  if (!reminded) return sent
  const { serviceName, planName, userCount } = subscriptionOf.get(reminded.subscriptionId)!.serviceInfo
  const label = `${serviceName} ${planName} ${userCount}명`
  const content = billTexts.remind({ ...reminded, billKind: 'CYCLE', label }).phone!
  return [
    ...sent,
    {
      id: demoId('1c6e8a50', sent.length + 1),
      memberId: payerOf(reminded),
      billId: reminded.id,
      kind: content.kind,
      phoneState: 'WAITING',
      templateId: `demo-${content.kind}`,
      content,
      createdAt: now,
    },
  ]
}

/**
 * Returns the stored row of a message. A waiting message is created now and sent on the next morning, like a real
 * message that is written at night.
 */
export function phoneMessageRow(
  { content, ...row }: DemoPhoneMessage,
  { clock, box, site }: { clock: Clock; box: Pick<SecretBox, 'seal'>; site: string },
): Message {
  if (!content) return row
  const now = clock.now()
  const morning =
    nextDaytime(now) > now ? nextDaytime(now) : nextDaytime(new Date(`${kstDate(now)}T21:00:00+09:00`))
  const filled = filledContent(content, demoBrand, `${site}/my/bill/detail?billId=${row.billId}`)
  return {
    ...row,
    contentBox: box.seal(JSON.stringify(filled), phonePurpose(row.id)),
    createdAt: now,
    nextTryAt: morning,
  }
}

function stepsOf({
  billDate,
  dueDate,
  billState,
  paymentMethodCode,
}: Bill): [kind: Message['kind'], day: string][] {
  const firstStep: [Message['kind'], string] =
    paymentMethodCode === 'G'
      ? ['BILL_REMINDER', addDays(dueDate, -REMINDED_DAYS)]
      : ['BILL_FAILED', billDate]
  if (billState !== 'LATE') return [firstStep]
  const pastDue = pastDueFrom(dueDate, USUAL_RULES.graceDays)
  return [
    firstStep,
    ['BILL_LATE', addDays(dueDate, 1)],
    ...(pastDue ? [['BILL_PAST_DUE', pastDue] as [Message['kind'], string]] : []),
  ]
}

function outcomeOf(place: number, createdAt: Date, now: Date): Pick<Message, 'phoneState' | 'endedAt'> {
  const silentUntil = new Date(createdAt.getTime() + SILENCE_MS)
  if (place % MESSAGES_A_SILENCE === 0 && silentUntil < now)
    return { phoneState: 'HANDED', endedAt: silentUntil }
  const phoneState =
    place % MESSAGES_A_FAILURE === 0 ? 'FAILED' : place % MESSAGES_A_TEXT === 0 ? 'SMS' : 'TALK'
  return { phoneState, endedAt: new Date(createdAt.getTime() + MINUTE_MS) }
}
