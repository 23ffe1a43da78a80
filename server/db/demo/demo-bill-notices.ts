import { pastDueFrom, USUAL_RULES } from '#domain/bill/rules.ts'
import { addDays } from '#domain/dates.ts'
import { billTexts } from '#server/messages/bill-texts.ts'
import type { NoticeContent } from '#server/messages/notices.ts'
import type { bills } from '../schema/bill.ts'
import type { notifications } from '../schema/notification.ts'
import type { PlainSubscription } from '../sealed-subscription.ts'
import { demoAccounts, stageAccounts } from './demo-accounts.ts'
import type { DemoMember } from './demo-members.ts'
import { demoId } from './demo-numbers.ts'

type DemoNotice = Omit<typeof notifications.$inferInsert, 'contentBox' | 'eventKey'> & NoticeContent
type Bill = typeof bills.$inferInsert
type World = {
  members: readonly DemoMember[]
  subscriptions: readonly PlainSubscription[]
  bills: readonly Bill[]
  now: Date
}

/**
 * Creates the notifications of the demo accounts about bills of the subscriptions they requested: the last
 * notification of each kind. Uses no random numbers.
 */
export function makeBillNotices({ members, subscriptions, bills, now }: World): DemoNotice[] {
  const emails = new Set<string>([...demoAccounts, ...stageAccounts].map(({ email }) => email))
  const notices = members
    .filter(({ email }) => emails.has(email))
    .flatMap(({ id: memberId }) => {
      const own = new Map(
        subscriptions
          .filter((subscription) => subscription.memberId === memberId)
          .map((subscription) => [subscription.id, subscription]),
      )
      const latest = bills.filter(({ subscriptionId }) => own.has(subscriptionId)).toReversed()
      const chosenBills = (['PAID', 'LATE', 'CREDIT', 'REFUNDED'] as const).flatMap(
        (state) => latest.find(({ billState }) => billState === state) ?? [],
      )
      return chosenBills.flatMap((bill): Omit<DemoNotice, 'id'>[] => {
        const { createdAt, content } = noticeOf(bill, own.get(bill.subscriptionId)!)
        if (createdAt >= now) return []
        return [
          {
            memberId,
            label: 'service',
            ...content,
            path: `/my/bill/detail?billId=${bill.id}`,
            createdAt,
            readAt: bill.billState === 'LATE' ? null : createdAt,
          },
        ]
      })
    })
  return notices.map((one, index) => ({
    ...one,
    id: demoId('6d2b4c90', index + 1),
  }))
}

function noticeOf(
  bill: Bill,
  { serviceInfo: { serviceName, planName, userCount } }: PlainSubscription,
): { createdAt: Date; content: NoticeContent } {
  const { billState, dueDate, paidAt, billDate } = bill
  const about = {
    ...bill,
    billKind: bill.billKind ?? 'CYCLE',
    label: `${serviceName} ${planName} ${userCount}명`,
  }
  const tenOClockOn = (day: string) => new Date(`${day}T10:00:00+09:00`)
  if (billState === 'PAID') return { createdAt: paidAt!, content: billTexts.paid(about) }
  if (billState === 'REFUNDED') return { createdAt: paidAt!, content: billTexts.refunded(about) }
  if (billState === 'CREDIT')
    return { createdAt: tenOClockOn(billDate), content: billTexts.issued(about, false) }
  return {
    createdAt: tenOClockOn(addDays(dueDate, 1)),
    content: billTexts.late(about, pastDueFrom(dueDate, USUAL_RULES.graceDays)),
  }
}
