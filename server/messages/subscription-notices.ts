import { formatDate } from '#domain/dates.ts'
import type { Notice } from './notices.ts'
import type { RequestedSubscription } from './subscription-mails.ts'

type SubscriptionNotice = Pick<Notice, 'label' | 'subject' | 'text' | 'path' | 'eventKey'>
type NoticeSubscription = Pick<RequestedSubscription, 'id' | 'subscriptionNo' | 'serviceInfo'>

const notice = (
  what: string,
  label: Notice['label'],
  { id }: NoticeSubscription,
  subject: string,
  text: string,
): SubscriptionNotice => ({
  label,
  subject,
  text,
  path: `/my/subscription/detail?subscriptionId=${id}`,
  eventKey: `subscription-${what}:${id}`,
})
const planTitle = ({ serviceInfo: { serviceName, planName }, subscriptionNo }: NoticeSubscription) =>
  `${serviceName} ${planName} 구독(${subscriptionNo})`

/**
 * The inbox texts about subscriptions: for members about their own, with more details in mails, and for the
 * staff about new requests.
 */
export const subscriptionNotices = {
  requested: (one: NoticeSubscription): SubscriptionNotice =>
    notice(
      'requested',
      'application',
      one,
      '구독 신청을 접수했습니다',
      `${planTitle(one)} 신청을 접수했습니다. 확인한 뒤 결과를 알려 드립니다.`,
    ),
  /** To the staff members who decide on the request. */
  arrived: (one: NoticeSubscription): SubscriptionNotice => ({
    label: 'application',
    subject: '새 구독 신청이 들어왔습니다',
    text: `${planTitle(one)} 신청이 들어왔습니다. 관리 화면에서 내용을 확인해 주세요.`,
    path: `/admin/subscription/detail?subscriptionId=${one.id}`,
    eventKey: `subscription-arrived:${one.id}`,
  }),
  takenBack: (one: NoticeSubscription): SubscriptionNotice =>
    notice(
      'takenBack',
      'application',
      one,
      '구독 신청을 취소했습니다',
      `${planTitle(one)} 신청을 취소했습니다. 청구되는 금액은 없습니다.`,
    ),
  approved: (one: NoticeSubscription, startDate: string): SubscriptionNotice =>
    notice(
      'approved',
      'approval',
      one,
      '구독 신청을 승인했습니다',
      `${planTitle(one)} 신청을 승인했습니다. ${formatDate(startDate)}부터 이용할 수 있습니다.`,
    ),
  rejected: (one: NoticeSubscription): SubscriptionNotice =>
    notice(
      'rejected',
      'approval',
      one,
      '구독 신청을 반려했습니다',
      `${planTitle(one)} 신청을 승인하지 못했습니다. 사유를 확인하고 다시 신청할 수 있습니다.`,
    ),
  paymentChanged: (one: NoticeSubscription & { version: number }): SubscriptionNotice => ({
    ...notice(
      'payment',
      'service',
      one,
      '구독의 결제 수단을 바꾸었습니다',
      `${planTitle(one)}의 결제 수단을 바꾸었습니다. 납부할 청구서가 있으면 새 결제 수단으로 결제됩니다.`,
    ),
    eventKey: `subscription-payment:${one.id}:${one.version}`,
  }),
  ended: (one: NoticeSubscription, endDate: string): SubscriptionNotice => ({
    ...notice(
      'ended',
      'service',
      one,
      '구독이 해지되었습니다',
      `${planTitle(one)} 이용이 ${formatDate(endDate)}에 끝나 해지되었습니다.`,
    ),
    eventKey: `subscription-ended:${one.id}:${endDate}`,
  }),
}
