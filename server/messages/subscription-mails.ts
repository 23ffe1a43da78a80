import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import type { Mail } from './messages.ts'
import { greeting, mail } from './texts.ts'

/** The fields of a subscription in mails and notifications. */
export type RequestedSubscription = {
  id: string
  subscriptionNo: string
  currency: Schema<'Currency'>
  paymentCycle: Schema<'PaymentCycle'>
  totalAmount: number
  serviceInfo: Pick<Schema<'ServiceInfo'>, 'serviceName' | 'planName'>
  subscriberInfo: Pick<Schema<'SubscriberInfo'>, 'accountEmail' | 'name'>
}

const cycles = { M: '매월', Y: '매년' } as const

const mailToSubscriber = (
  { subscriberInfo: { accountEmail, name } }: RequestedSubscription,
  subject: string,
  ...paragraphs: string[]
): Mail => mail(accountEmail, subject, greeting(name), ...paragraphs)

const subscriptionLines = ({
  subscriptionNo,
  serviceInfo: { serviceName, planName },
  currency,
  paymentCycle,
  totalAmount,
}: RequestedSubscription) =>
  `구독 번호: ${subscriptionNo}\n서비스: ${serviceName} ${planName}\n금액: ${cycles[paymentCycle]} ${formatMoney(totalAmount, currency)} (부가세 포함)`

/** Confirms that a request was received, and names the next steps. */
export function requestedMail(requested: RequestedSubscription, site: string): Mail {
  return mailToSubscriber(
    requested,
    '구독 신청을 접수했습니다',
    '구독 신청을 접수했습니다. 신청 내용과 서류를 확인한 뒤 결과를 이메일로 알려 드립니다.',
    subscriptionLines(requested),
    `승인하기 전에는 아래 화면에서 신청을 취소할 수 있습니다.\n${site}/my/subscription/detail?subscriptionId=${requested.id}`,
  )
}

/** Announces that a request was approved, and its first day. */
export function approvedMail(
  approved: RequestedSubscription & { contractNo: string | null },
  startDate: string,
  site: string,
): Mail {
  return mailToSubscriber(
    approved,
    '구독 신청을 승인했습니다',
    `구독 신청을 승인했습니다. ${formatDate(startDate)}부터 이용할 수 있으며, 같은 날 첫 요금을 청구합니다.`,
    `${subscriptionLines(approved)}\n계약 번호: ${approved.contractNo}`,
    `계약 내용은 아래 화면에서 볼 수 있습니다.\n${site}/my/subscription/detail?subscriptionId=${approved.id}`,
  )
}

/** Announces that a request was rejected, with the reason and how to request again. */
export function rejectedMail(rejected: RequestedSubscription, reason: string, site: string): Mail {
  return mailToSubscriber(
    rejected,
    '구독 신청을 반려했습니다',
    '신청 내용을 확인했지만 아래 사유로 승인하지 못했습니다. 청구되는 금액은 없습니다.',
    `사유: ${reason}`,
    subscriptionLines(rejected),
    `내용을 수정해 다시 신청할 수 있습니다.\n${site}/subscription`,
  )
}

/** Announces that a subscription has ended on the requested day. */
export function endedMail(ended: RequestedSubscription, endDate: string, site: string): Mail {
  return mailToSubscriber(
    ended,
    '구독이 해지되었습니다',
    `예약하신 대로 ${formatDate(endDate)}에 이용이 끝나 구독이 해지되었습니다.`,
    subscriptionLines(ended),
    `지난 청구 내역은 계속 볼 수 있고, 언제든지 다시 구독할 수 있습니다.\n${site}/my/subscription/detail?subscriptionId=${ended.id}`,
  )
}

/** Announces that a request was withdrawn. */
export function requestTakenBackMail(requested: RequestedSubscription, site: string): Mail {
  return mailToSubscriber(
    requested,
    '구독 신청을 취소했습니다',
    '구독 신청을 취소했습니다. 청구되는 금액은 없습니다.',
    subscriptionLines(requested),
    `필요하면 언제든지 다시 신청할 수 있습니다.\n${site}/subscription`,
  )
}
