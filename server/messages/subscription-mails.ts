import type { Schema } from '#contract/operation.ts'
import { formatMoney } from '#domain/money.ts'
import type { Mail } from './messages.ts'
import { mail, SERVICE } from './texts.ts'

type Requested = {
  id: string
  subscriptionNo: string
  currency: Schema<'Currency'>
  paymentCycle: Schema<'PaymentCycle'>
  totalAmount: number
  serviceInfo: Pick<Schema<'ServiceInfo'>, 'serviceName' | 'planName'>
  subscriberInfo: Pick<Schema<'SubscriberInfo'>, 'accountEmail' | 'name'>
}

const cycles = { M: '매월', Y: '매년' } as const

const mailToSubscriber = ({ subscriberInfo: { accountEmail, name } }: Requested, subject: string, ...paragraphs: string[]): Mail =>
  mail(accountEmail, subject, `${name} 님, 안녕하세요. ${SERVICE}입니다.`, ...paragraphs)

const about = ({ subscriptionNo, serviceInfo: { serviceName, planName }, currency, paymentCycle, totalAmount }: Requested) =>
  `구독 번호: ${subscriptionNo}\n서비스: ${serviceName} ${planName}\n금액: ${cycles[paymentCycle]} ${formatMoney(totalAmount, currency)} (부가세 포함)`

/** Says that a request has arrived, and what happens next. */
export function requestedMail(requested: Requested, site: string): Mail {
  return mailToSubscriber(
    requested,
    '구독 신청을 접수했습니다',
    '구독 신청을 접수했습니다. 신청 내용과 서류를 확인한 뒤 결과를 이메일로 알려 드립니다.',
    about(requested),
    `승인하기 전에는 아래 화면에서 신청을 취소할 수 있습니다.\n${site}/my/subscription/detail?subscriptionId=${requested.id}`,
  )
}

/** Says that a request was taken back. */
export function requestTakenBackMail(requested: Requested, site: string): Mail {
  return mailToSubscriber(
    requested,
    '구독 신청을 취소했습니다',
    '구독 신청을 취소했습니다. 청구되는 금액은 없습니다.',
    about(requested),
    `필요하면 언제든지 다시 신청할 수 있습니다.\n${site}/subscription`,
  )
}
