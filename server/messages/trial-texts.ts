import { formatDate } from '#domain/dates.ts'
import type { Notice } from './notices.ts'

type TrialFacts = { id: string; serviceName: string; endDate: string }
type TrialNotice = Pick<Notice, 'label' | 'subject' | 'text' | 'path' | 'eventKey'>

const notice = (eventKey: string, label: Notice['label'], subject: string, text: string): TrialNotice => ({
  label,
  subject,
  text,
  path: '/trial',
  eventKey,
})

/** The notifications of a member about a trial, in their inbox and by mail. */
export const trialTexts = {
  begun: ({ id, serviceName, endDate }: TrialFacts): TrialNotice =>
    notice(
      `trial-begun:${id}`,
      'application',
      '무료 체험을 시작했습니다',
      `${serviceName} 체험을 시작했습니다. ${formatDate(endDate)}까지 이용할 수 있고, 그날이 지나면 자동으로 끝납니다. 결제 정보를 받지 않으며 청구되는 금액은 없습니다.`,
    ),

  /** `day` is the day on which the reminder was due. */
  reminded: ({ id, serviceName, endDate }: TrialFacts, day: string): TrialNotice =>
    notice(
      `trial-reminder:${id}:${day}`,
      'service',
      `무료 체험이 ${formatDate(endDate)}에 끝납니다`,
      `${serviceName} 체험이 ${formatDate(endDate)}에 끝납니다. 해지하지 않아도 자동으로 끝나고 청구되는 금액은 없습니다. 계속 이용하려면 구독을 신청해 주세요.`,
    ),

  ended: ({ id, serviceName, endDate }: TrialFacts): TrialNotice =>
    notice(
      `trial-ended:${id}`,
      'service',
      '무료 체험이 끝났습니다',
      `${serviceName} 체험이 ${formatDate(endDate)}에 끝났습니다. 청구되는 금액은 없습니다. 계속 이용하려면 구독을 신청해 주세요.`,
    ),
}
