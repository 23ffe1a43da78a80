import { formatBusinessNumber } from '#domain/korean/business-number.ts'
import type { Notice } from './notices.ts'
import { BRAND } from './texts.ts'

type MergeNotice = Pick<Notice, 'label' | 'subject' | 'text' | 'path'>
type NamedCompany = { name: string; rnno: string }
type ArrivingCounts = { peopleCount: number; roleCount: number; subscriptionCount: number; appCount: number }

const SUBJECT = '두 회사를 하나로 합쳤습니다'
const companyLabel = ({ name, rnno }: NamedCompany): string => `${name}(${formatBusinessNumber(rnno)})`
const notice = (text: string): MergeNotice => ({ label: 'user', subject: SUBJECT, text, path: '/my/company' })
const companyLines = (from: NamedCompany, into: NamedCompany): string =>
  `합친 회사: ${companyLabel(from)}\n남은 회사: ${companyLabel(into)}`

/** The notifications of a merge of two companies, for the inbox and mails. */
export const companyMergeTexts = {
  /** For owners, billing managers and security admins of the remaining company. */
  arrived: (from: NamedCompany, into: NamedCompany, facts: ArrivingCounts, reason: string): MergeNotice =>
    notice(
      `${BRAND} 담당자가 다른 회사를 우리 회사로 합쳤습니다.\n${companyLines(from, into)}\n이유: ${reason}\n구성원 ${facts.peopleCount}명(역할이 있는 구성원 ${facts.roleCount}명), 구독 ${facts.subscriptionCount}건과 그 청구서, 앱 ${facts.appCount}개가 옮겨 왔습니다. 두 회사가 다르게 정한 앱 설정은 더 엄격한 쪽을 따릅니다. 구성원의 역할을 확인해 주세요. 맞지 않는 내용이라면 고객센터로 알려 주세요.`,
    ),

  /** For owners, billing managers and security admins of the company that ended. */
  merged: (from: NamedCompany, into: NamedCompany, reason: string): MergeNotice =>
    notice(
      `${BRAND} 담당자가 우리 회사를 다른 회사와 합쳤습니다.\n${companyLines(from, into)}\n이유: ${reason}\n이제 남은 회사의 구성원입니다. 구독과 청구서, 권한은 그대로 옮겼고, 보낸 초대는 취소했습니다. 남은 회사에 소유자가 있으면 합친 회사의 소유자는 결제 담당자가 됩니다. 맞지 않는 내용이라면 고객센터로 알려 주세요.`,
    ),

  /** For the other people of the company that ended. */
  moved: (from: NamedCompany, into: NamedCompany): MergeNotice =>
    notice(
      `${BRAND} 담당자가 우리 회사를 다른 회사와 합쳤습니다.\n${companyLines(from, into)}\n이제 남은 회사의 구성원입니다. 쓰던 앱과 권한은 그대로입니다. 맞지 않는 내용이라면 고객센터로 알려 주세요.`,
    ),
} as const
