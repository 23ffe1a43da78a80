import { formatBusinessNumber } from '#domain/korean/business-number.ts'
import type { Notice } from './notices.ts'
import { BRAND } from './texts.ts'

type StaffNotice = Pick<Notice, 'label' | 'subject' | 'text' | 'path'>
type NamedCompany = { name: string; rnno: string }

const notice = (
  subject: string,
  text: string,
  more: Partial<Pick<StaffNotice, 'label' | 'path'>> = {},
): StaffNotice => ({ label: 'security', subject, text, ...more })

/** Returns the changed values, each with the former and the new value. */
const changesOf = (before: NamedCompany, to: NamedCompany) =>
  [
    before.name !== to.name && `상호: ${before.name} → ${to.name}`,
    before.rnno !== to.rnno &&
      `사업자등록번호: ${formatBusinessNumber(before.rnno)} → ${formatBusinessNumber(to.rnno)}`,
  ]
    .filter(Boolean)
    .join('\n')

/**
 * The notifications of customers about actions of the staff on their company or account, in their inbox and by mail.
 */
export const companyAdminTexts = {
  /** To the owners, billing managers and security admins of the company. */
  corrected: (before: NamedCompany, to: NamedCompany, reason: string): StaffNotice =>
    notice(
      '회사 정보를 바로잡았습니다',
      `${BRAND} 담당자가 회사 정보를 바로잡았습니다.\n${changesOf(before, to)}\n이유: ${reason}\n이미 맺은 계약과 발행한 청구서의 내용은 그대로입니다. 맞지 않는 내용이라면 고객센터로 알려 주세요.`,
      { label: 'user', path: '/my/company' },
    ),

  /**
   * To the member whose account is closed or opened. While the account is closed, the member can read only the mail.
   */
  own: {
    closeAccount: (reason: string): StaffNotice =>
      notice(
        '계정을 닫았습니다',
        `${BRAND} 담당자가 계정을 닫았습니다. 모든 기기에서 로그아웃했고, 다시 열 때까지 로그인할 수 없습니다.\n이유: ${reason}\n맞지 않는 조치이거나 다시 열어야 한다면 문의를 남겨 주세요. 탈퇴와 개인정보 열람도 문의로 요청할 수 있습니다.`,
        { path: '/inquiry/write' },
      ),
    openAccount: (reason: string): StaffNotice =>
      notice(
        '계정을 다시 열었습니다',
        `${BRAND} 담당자가 계정을 다시 열었습니다. 이전처럼 로그인할 수 있습니다.\n이유: ${reason}`,
        { path: '/my' },
      ),
  },

  /** To the owners and security admins of their company. */
  colleague: {
    closeAccount: (name: string): StaffNotice =>
      notice(
        '구성원의 계정이 닫혔습니다',
        `${BRAND} 담당자가 ${name} 님의 계정을 닫았습니다. 그 사람은 다시 열 때까지 로그인할 수 없습니다. 구독과 청구는 그대로이고, 그 사람이 맡은 일은 다른 구성원이 처리해 주세요. 문의할 내용이 있다면 고객센터로 알려 주세요.`,
        { path: '/my/company' },
      ),
    openAccount: (name: string): StaffNotice =>
      notice(
        '구성원의 계정이 다시 열렸습니다',
        `${BRAND} 담당자가 ${name} 님의 계정을 다시 열었습니다. ${name} 님은 이전처럼 로그인할 수 있습니다.`,
        { path: '/my/company' },
      ),
  },
} as const
