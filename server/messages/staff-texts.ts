import { formatDateTime, toWireTime } from '#domain/dates.ts'
import { staffRoleNames } from '#domain/staff/role-names.ts'
import type { StaffRole } from '#domain/staff/roles.ts'
import type { Mail } from './messages.ts'
import type { Notice } from './notices.ts'
import { BRAND, mail, withoutLinks } from './texts.ts'

type StaffNotice = Pick<Notice, 'label' | 'subject' | 'text' | 'path'>

const formatExpiry = (expiresAt: Date) => formatDateTime(toWireTime(expiresAt))
/** The actor: a member by name, or the server command. */
const by = (name: string | null) => (name === null ? '서버에서' : `${name} 님이`)
const notice = (subject: string, text: string, path?: string): StaffNotice => ({
  label: 'security',
  subject,
  text,
  ...(path !== undefined && { path }),
})

/** Returns the mail with the link by which its receiver joins the staff. */
export const staffInvitationMail = (
  to: string,
  { byName, link, expiresAt }: { byName: string; link: string; expiresAt: Date },
): Mail =>
  mail(
    to,
    '담당자로 초대했습니다',
    `안녕하세요. ${BRAND}입니다.`,
    `${withoutLinks(byName)} 님이 ${BRAND}의 담당자로 초대했습니다. ${formatExpiry(expiresAt)}까지 아래 링크에서 한 번 수락할 수 있습니다.\n${link}`,
    '이 이메일 주소의 계정으로만 수락할 수 있습니다. 계정이 없다면 링크를 연 화면에서 가입할 수 있습니다.',
    '아는 초대가 아니라면 이 메일은 지우셔도 됩니다. 수락하지 않으면 아무것도 바뀌지 않습니다.',
  )

/** The notifications of people who join the staff or belong to it, in their inbox and by mail. */
export const staffTexts = {
  /** To the new staff member. */
  welcome: (): StaffNotice =>
    notice(
      '담당자가 되었습니다',
      '이제 관리 화면에서 맡은 일을 처리할 수 있습니다. 직접 수락하지 않으셨다면 바로 비밀번호를 바꾸고 고객센터로 알려 주세요.',
      '/admin',
    ),

  /** To all other staff members. */
  joined: (name: string): StaffNotice =>
    notice(
      '새 담당자가 함께합니다',
      `${name} 님이 담당자가 되었습니다. 모르는 사람이라면 담당자 화면에서 역할을 바로 끝내 주세요.`,
      '/admin/staff',
    ),

  /** To the staff member whose roles have changed. */
  rolesSet: (byName: string, roles: readonly StaffRole[]): StaffNotice =>
    notice(
      '맡은 일이 바뀌었습니다',
      `${by(byName)} 담당자로 맡은 일을 바꿨습니다. 이제 맡은 일: ${roles.map((role) => staffRoleNames[role]).join(', ')}. 아는 변경이 아니라면 고객센터로 알려 주세요.`,
      '/admin',
    ),

  /** To the person who is no longer a staff member. */
  ended: (byName: string | null): StaffNotice =>
    notice(
      '담당자 역할이 끝났습니다',
      `${by(byName)} 담당자 역할을 끝냈습니다. 모든 기기에서 로그아웃했고, 계정은 그대로 쓸 수 있습니다.`,
    ),

  /** To the remaining staff members. */
  otherEnded: (name: string, byName: string | null): StaffNotice =>
    notice(
      '담당자의 역할이 끝났습니다',
      `${by(byName)} ${name} 님의 담당자 역할을 끝냈습니다. 그 사람이 보낸 초대도 취소했습니다. 아는 변경이 아니라면 담당자 화면을 확인해 주세요.`,
      '/admin/staff',
    ),
} as const
