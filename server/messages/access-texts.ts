import type { Schema } from '#contract/operation.ts'
import type { ApprovalType, CloseReason } from '#domain/access/codes.ts'
import { formatDate } from '#domain/dates.ts'
import type { NoticeContent } from './notices.ts'

/** The subject of a notification: a level of an app. */
export type AccessAbout = { appName: string; levelName: string }

const typeNames: Record<ApprovalType, string> = {
  APPLY: '권한 신청',
  RELEASE: '권한 반납',
  EXTEND: '기간 연장',
  SUSPEND: '일시 정지',
  RESUME: '다시 사용',
}
const closedTexts: Record<Exclude<CloseReason, 'DECISION'>, (what: string) => NoticeContent> = {
  WITHDRAWN: (what) => ({ subject: '신청이 취소되었습니다', text: `${what} 신청이 취소되었습니다.` }),
  TIMEOUT: (what) => ({
    subject: '신청의 처리 기한이 지났습니다',
    text: `${what} 신청이 기한 안에 처리되지 않아 종료되었습니다. 필요하면 다시 신청해 주세요.`,
  }),
  SUPERSEDED: (what) => ({
    subject: '신청이 종료되었습니다',
    text: `권한을 반납하여 기다리던 ${what} 신청이 종료되었습니다.`,
  }),
  INELIGIBLE: (what) => ({
    subject: '신청이 종료되었습니다',
    text: `그사이 권한의 상태가 바뀌어 ${what} 신청을 처리할 수 없게 되었습니다. 지금의 상태를 확인해 주세요.`,
  }),
}

const managerNames = { approver: '승인자', appAdmin: '관리자' } as const
const nameOf = ({ appName, levelName }: AccessAbout) => `${appName}(${levelName})`
const requestTitle = (about: AccessAbout, type: ApprovalType) => `${nameOf(about)} ${typeNames[type]}`
const lastDay = (endDate: string | null) =>
  endDate === null ? '' : ` ${formatDate(endDate)}까지 사용할 수 있습니다.`

/** The policies that approve requests automatically or allow longer terms. */
export type AppPolicies = Pick<Schema<'AdminApp'>, 'longestTermDays' | 'autoApprovalYn' | 'releaseReviewYn'>

/**
 * The notifications about access permissions. Reasons and comments are shown on the screen, not in a mail.
 */
export const accessTexts = {
  requested: (about: AccessAbout, type: ApprovalType, requesterName: string): NoticeContent => ({
    subject: '처리할 신청이 있습니다',
    text: `${requesterName} 님이 ${requestTitle(about, type)} 건을 접수했습니다. 7일 안에 처리하지 않으면 신청이 종료됩니다.`,
  }),

  commented: (about: AccessAbout, type: ApprovalType, authorName: string): NoticeContent => ({
    subject: '신청에 의견이 등록되었습니다',
    text: `${authorName} 님이 ${requestTitle(about, type)} 건에 의견을 남겼습니다.`,
  }),

  /**
   * Names the requested and the granted term if they differ. `stillPaused`: a suspension by a security admin ended,
   * but the holder's own suspension remains.
   */
  approved: (
    about: AccessAbout,
    type: ApprovalType,
    {
      asked,
      granted,
      endDate,
      stillPaused,
    }: { asked: number | null; granted: number | null; endDate: string | null; stillPaused: boolean },
  ): NoticeContent => ({
    phone: { kind: 'REQUEST_APPROVED', values: { 신청: requestTitle(about, type) } },
    subject: '신청이 승인되었습니다',
    text:
      `${requestTitle(about, type)} 건이 승인되었습니다.` +
      (granted !== asked ? ` 신청한 기간은 ${asked}일, 승인된 기간은 ${granted}일입니다.` : '') +
      (stillPaused
        ? ' 접근 차단은 해제되었지만 이전의 일시 정지는 남아 있습니다. 사용하려면 다시 사용을 신청해 주세요.'
        : '') +
      lastDay(endDate),
  }),

  rejected: (about: AccessAbout, type: ApprovalType): NoticeContent => ({
    phone: { kind: 'REQUEST_REJECTED', values: { 신청: requestTitle(about, type) } },
    subject: '신청이 반려되었습니다',
    text: `${requestTitle(about, type)} 건이 반려되었습니다. 신청 내역에서 사유를 확인해 주세요.`,
  }),

  closed: (about: AccessAbout, type: ApprovalType, reason: Exclude<CloseReason, 'DECISION'>): NoticeContent =>
    closedTexts[reason](requestTitle(about, type)),

  managerAdded: (appName: string, role: keyof typeof managerNames): NoticeContent => ({
    subject: `앱 ${managerNames[role]}로 지정되었습니다`,
    text: `${appName} 앱의 ${managerNames[role]}로 지정되었습니다. 오늘 할 일은 관리 화면에서 확인할 수 있습니다.`,
  }),

  managerRemoved: (appName: string, role: keyof typeof managerNames): NoticeContent => ({
    subject: `앱 ${managerNames[role]} 역할이 끝났습니다`,
    text: `${appName} 앱의 ${managerNames[role]} 역할이 끝났습니다.`,
  }),

  webhookDisabled: (appName: string): NoticeContent => ({
    subject: '앱에 보내는 알림이 멈췄습니다',
    text: `${appName} 앱이 하루가 넘게 알림을 받지 않아 웹훅을 멈췄습니다. 받는 주소를 확인한 뒤 앱 관리에서 다시 설정해 주세요. 그동안의 권한 변경은 앱이 직접 물어 확인할 수 있습니다.`,
  }),

  scimHeld: (appName: string): NoticeContent => ({
    subject: '앱 계정의 차이를 확인해 주세요',
    text: `${appName} 앱의 계정을 권한과 대조했더니 한꺼번에 비활성화하거나 그룹에서 뺄 것이 많아 멈췄습니다. 앱 관리의 연동에서 확인한 뒤 바로잡거나 그대로 두어 주세요.`,
  }),

  scimFailed: (appName: string): NoticeContent => ({
    subject: '앱 계정을 바꾸지 못했습니다',
    text: `${appName} 앱이 하루가 넘게 구성원의 계정 변경을 받지 않았습니다. 앱 관리의 연동에서 받지 않은 까닭을 확인한 뒤 다시 보내 주세요.`,
  }),

  /** Returns the notice of changed policies, with the policies before and after; undefined if no policy changed. */
  policiesChanged: (
    { appName, authorName }: { appName: string; authorName: string },
    before: AppPolicies,
    after: AppPolicies,
  ): NoticeContent | undefined => {
    const changes = [
      before.autoApprovalYn !== after.autoApprovalYn &&
        `자동 승인을 ${after.autoApprovalYn === 'Y' ? '켰습니다' : '껐습니다'}`,
      before.releaseReviewYn !== after.releaseReviewYn &&
        `반납 검토를 ${after.releaseReviewYn === 'Y' ? '켰습니다' : '껐습니다'}`,
      before.longestTermDays !== after.longestTermDays &&
        `최대 사용 기간을 ${before.longestTermDays}일에서 ${after.longestTermDays}일로 바꾸었습니다`,
    ].filter((change) => change !== false)
    if (changes.length === 0) return undefined
    return {
      subject: '앱의 승인 정책이 바뀌었습니다',
      text: `${authorName} 님이 ${appName} 앱의 ${changes.join('. ')}. 앞으로 들어오는 신청에 적용됩니다.`,
    }
  },

  expiring: (about: AccessAbout, endDate: string): NoticeContent => ({
    subject: '권한의 사용 기간이 곧 끝납니다',
    text: `${nameOf(about)} 권한은 ${formatDate(endDate)}까지 사용할 수 있습니다. 계속 사용하려면 기간 연장을 신청해 주세요.`,
  }),

  /** `renewableUntil` is the last day on which an extension may be requested; null if it has passed. */
  expired: (
    about: AccessAbout,
    { endDate, renewableUntil }: { endDate: string; renewableUntil: string | null },
  ): NoticeContent => ({
    subject: '권한의 사용 기간이 끝났습니다',
    text:
      `${nameOf(about)} 권한의 사용 기간이 ${formatDate(endDate)}에 끝났습니다. ` +
      (renewableUntil === null
        ? '다시 사용하려면 새로 신청해 주세요.'
        : `${formatDate(renewableUntil)}까지 기간 연장을 신청할 수 있습니다.`),
  }),

  revoked: (about: AccessAbout): NoticeContent => ({
    subject: '권한이 회수되었습니다',
    text: `관리자가 ${nameOf(about)} 권한을 회수했습니다. 다시 사용하려면 새로 신청해 주세요.`,
  }),

  blocked: (about: AccessAbout): NoticeContent => ({
    subject: '보안을 위해 권한이 정지되었습니다',
    text: `보안 관리자가 ${nameOf(about)} 권한을 정지했습니다. 다시 사용하려면 보안 관리자의 승인이 필요합니다.`,
  }),

  lifted: (about: AccessAbout): NoticeContent => ({
    subject: '권한을 다시 사용하게 되었습니다',
    text: `보안 관리자가 ${nameOf(about)} 권한의 정지를 해제했습니다.`,
  }),

  /**
   * To a holder who had suspended the permission before: the suspension by a security admin ends, but the holder's
   * own suspension remains.
   */
  unblocked: (about: AccessAbout): NoticeContent => ({
    subject: '권한의 접근 차단이 해제되었습니다',
    text: `보안 관리자가 ${nameOf(about)} 권한의 접근 차단을 해제했습니다. 이전의 일시 정지 상태로 돌아갔습니다. 사용하려면 다시 사용을 신청해 주세요.`,
  }),

  delegated: (holderName: string, startDate: string, endDate: string): NoticeContent => ({
    subject: '대리 승인자로 지정되었습니다',
    text: `${formatDate(startDate)}부터 ${formatDate(endDate)}까지 ${holderName} 님을 대신해 신청을 처리합니다.`,
  }),

  /** To the member for whom a delegate decides, if an app admin has set the delegation. */
  delegatedFor: (delegateName: string, startDate: string, endDate: string): NoticeContent => ({
    subject: '대리 승인자가 지정되었습니다',
    text: `앱 관리자가 ${formatDate(startDate)}부터 ${formatDate(endDate)}까지 ${delegateName} 님을 대리 승인자로 지정했습니다. ‘앱과 권한’의 ‘승인할 신청’에서 직접 바꿀 수 있습니다.`,
  }),

  delegationTakenBack: (delegateName: string): NoticeContent => ({
    subject: '대리 승인이 끝났습니다',
    text: `앱 관리자가 ${delegateName} 님의 대리 승인을 종료했습니다. 이제 신청은 본인이 처리합니다.`,
  }),

  delegationEnded: (holderName: string): NoticeContent => ({
    subject: '대리 승인 기간이 끝났습니다',
    text: `${holderName} 님을 대신해 신청을 처리하는 일이 끝났습니다.`,
  }),
}
