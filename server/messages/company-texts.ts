import type { CompanyRole } from '#domain/company/roles.ts'
import { formatDateTime, toWireTime } from '#domain/dates.ts'
import { formatBusinessNumber } from '#domain/korean/business-number.ts'
import { withParticle } from '#domain/korean/particles.ts'
import type { Mail } from './messages.ts'
import type { Notice } from './notices.ts'
import { BRAND, mail, withoutLinks } from './texts.ts'

type CompanyNotice = Pick<Notice, 'label' | 'subject' | 'text' | 'path'>

/** The Korean name of each role of a company. */
export const companyRoleNames: Readonly<Record<CompanyRole, string>> = {
  OWNER: '소유자',
  BILLING_MANAGER: '결제 담당자',
  SECURITY_ADMIN: '보안 관리자',
  APP_ADMIN: '앱 관리자',
  APPROVER: '승인자',
}

const formatExpiry = (expiresAt: Date) => formatDateTime(toWireTime(expiresAt))
const rolesOf = (roles: readonly CompanyRole[]) =>
  roles.length === 0 ? '구성원' : roles.map((role) => companyRoleNames[role]).join(', ')
const notice = (subject: string, text: string, label: Notice['label'] = 'user'): CompanyNotice => ({
  label,
  subject,
  text,
  path: '/my/company',
})

/** Returns the mail that invites a person, who may not be a member yet. */
export const invitationMail = (
  to: string,
  {
    companyName: typedName,
    byName,
    roles,
    expiresAt,
  }: { companyName: string; byName: string; roles: readonly CompanyRole[]; expiresAt: Date },
  site: string,
): Mail => {
  const companyName = withoutLinks(typedName)
  return mail(
    to,
    `${companyName}에서 초대했습니다`,
    `안녕하세요. ${BRAND}입니다.`,
    `${withoutLinks(byName)} 님이 ${companyName}의 ${withParticle(rolesOf(roles), '으로/로')} 초대했습니다. ${formatExpiry(expiresAt)}까지 아래 주소에서 초대를 수락할 수 있습니다.\n${site}/my/company`,
    `아직 회원이 아니라면 이 이메일 주소로 가입해 주세요. 다른 주소로 가입하면 초대가 보이지 않습니다.\n${site}/auth/signup`,
    '아는 회사가 아니라면 이 메일은 지우셔도 됩니다. 수락하지 않으면 아무것도 바뀌지 않습니다.',
  )
}

/** The notifications of members about their company, in their inbox and by mail. */
export const companyTexts = {
  invited: (companyName: string, byName: string, expiresAt: Date): CompanyNotice =>
    notice(
      `${companyName}에서 초대했습니다`,
      `${byName} 님이 ${companyName}에 초대했습니다. ${formatExpiry(expiresAt)}까지 수락하거나 거절할 수 있습니다.`,
    ),

  asked: (name: string, expiresAt: Date): CompanyNotice =>
    notice(
      '회사에 참여하려는 신청이 있습니다',
      `${withoutLinks(name)} 님이 회사에 참여를 신청했습니다. ${formatExpiry(expiresAt)}까지 답하지 않으면 신청이 종료됩니다. 모르는 사람이면 거절해 주세요.`,
    ),

  offered: (companyName: string, byName: string, expiresAt: Date): CompanyNotice =>
    notice(
      '회사의 소유권을 넘겨받을 수 있습니다',
      `${byName} 님이 ${companyName}의 소유권을 넘기려고 합니다. ${formatExpiry(expiresAt)}까지 수락하거나 거절할 수 있습니다.`,
    ),

  joined: (name: string, roles: readonly CompanyRole[]): CompanyNotice =>
    notice(
      '새 구성원이 회사에 참여했습니다',
      `${withoutLinks(name)} 님이 회사에 참여했습니다.${roles.length > 0 ? ` 맡은 역할: ${rolesOf(roles)}` : ''}`,
      roles.length > 0 ? 'security' : 'user',
    ),

  letIn: (companyName: string): CompanyNotice =>
    notice(
      '회사에 참여했습니다',
      `${companyName}의 구성원이 되었습니다. 이제 회사의 구독과 앱을 이용할 수 있습니다.`,
    ),

  invitationRefused: (email: string): CompanyNotice =>
    notice('초대를 거절했습니다', `${email} 주소로 보낸 초대를 받은 분이 거절했습니다.`),

  ownershipRefused: (name: string): CompanyNotice =>
    notice(
      '소유권을 넘겨받지 않기로 했습니다',
      `${name} 님이 소유권을 넘겨받지 않기로 했습니다. 소유자는 그대로입니다.`,
    ),

  /** `invitations` is the number of the former owner's invitations that ended with the ownership. */
  ownerChanged: (companyName: string, fromName: string, toName: string, invitations: number): CompanyNotice =>
    notice(
      '회사의 소유자가 바뀌었습니다',
      `${companyName}의 소유자가 ${fromName} 님에서 ${toName} 님으로 바뀌었습니다.${invitations > 0 ? ` ${fromName} 님이 보낸 초대 ${invitations}건은 취소되었습니다. 필요하면 새 소유자가 다시 초대해 주세요.` : ''} 본인이 모르는 변경이라면 고객센터로 알려 주세요.`,
      'security',
    ),

  expired: {
    INVITATION: (email: string): CompanyNotice =>
      notice(
        '초대의 기한이 지났습니다',
        `${email} 주소로 보낸 초대의 기한이 지났습니다. 필요하면 다시 초대해 주세요.`,
      ),
    /**
     * A refused request and a business number that no company has get an identical text, so that the text does not
     * reveal which companies exist.
     */
    JOIN: (rnno: string): CompanyNotice =>
      notice(
        '참여 신청의 기한이 지났습니다',
        `사업자등록번호 ${formatBusinessNumber(rnno)} 회사에 보낸 참여 신청이 7일 안에 수락되지 않아 종료되었습니다. 번호를 다시 확인하거나 회사 담당자에게 초대를 요청해 주세요.`,
      ),
    OWNERSHIP: (name: string): CompanyNotice =>
      notice(
        '소유권을 넘기지 못했습니다',
        `${name} 님이 기한 안에 답하지 않았습니다. 소유자는 그대로입니다.`,
      ),
  },

  takenBack: (companyName: string): CompanyNotice =>
    notice('소유권 이전이 취소되었습니다', `${companyName}의 소유자가 소유권 이전을 취소했습니다.`),

  rolesChanged: (byName: string, roles: readonly CompanyRole[]): CompanyNotice =>
    notice(
      '회사에서 맡은 역할이 바뀌었습니다',
      `${byName} 님이 역할을 바꿨습니다. 지금 맡은 역할: ${rolesOf(roles)}`,
      'security',
    ),

  colleagueChanged: (byName: string, name: string, roles: readonly CompanyRole[]): CompanyNotice =>
    notice(
      '구성원의 역할이 바뀌었습니다',
      `${byName} 님이 ${name} 님의 역할을 바꿨습니다. 지금 맡은 역할: ${rolesOf(roles)}`,
      'security',
    ),

  policyChanged: (byName: string, everybodyMay: boolean): CompanyNotice =>
    notice(
      '구독을 처리할 수 있는 사람이 바뀌었습니다',
      everybodyMay
        ? `${byName} 님이 모든 구성원이 구독과 결제를 처리할 수 있게 했습니다.`
        : `${byName} 님이 소유자와 결제 담당자만 구독과 결제를 처리할 수 있게 했습니다.`,
    ),

  removed: (companyName: string): CompanyNotice =>
    notice(
      '회사에서 나왔습니다',
      `${companyName}의 구성원이 아니게 되었습니다. 가지고 있던 권한과 역할이 끝났고 대기 중이던 신청은 취소되었습니다. 계정은 그대로 쓸 수 있습니다.`,
    ),

  left: (name: string): CompanyNotice =>
    notice(
      '구성원이 회사에서 나갔습니다',
      `${name} 님이 회사에서 나갔습니다. 가지고 있던 권한과 역할이 끝났습니다.`,
    ),
}
