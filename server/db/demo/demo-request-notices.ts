import type { NoticeContent } from '#server/messages/notices.ts'
import { subscriptionNotices } from '#server/messages/subscription-notices.ts'
import type { notifications } from '../schema/notification.ts'
import type { PlainSubscription } from '../sealed-subscription.ts'
import { demoId } from './demo-numbers.ts'

type DemoNotice = Omit<typeof notifications.$inferInsert, 'contentBox' | 'eventKey'> & NoticeContent

/** Creates the notifications of the staff about waiting requests. Uses no random numbers. */
export function makeRequestNotices(
  staffIds: readonly string[],
  subscriptions: readonly PlainSubscription[],
): DemoNotice[] {
  const waitingRequests = subscriptions.filter(({ subscriptionState }) => subscriptionState === 'REQUESTED')
  const notices = waitingRequests.flatMap((subscription) => {
    const { eventKey: _, ...notice } = subscriptionNotices.arrived(subscription)
    return staffIds.map((memberId) => ({
      memberId,
      ...notice,
      createdAt: subscription.requestedAt,
      readAt: null,
    }))
  })
  return notices.map((one, index) => ({
    ...one,
    id: demoId('8f1e5a37', index + 1),
  }))
}
