import { particle } from '#domain/korean/particles.ts'

export type NoticeText = { subject: string; text: string; path: string }

const path = '/my/mfa'
const notYou = '직접 하지 않으셨다면 바로 비밀번호를 바꾸고 고객센터로 알려 주세요.'

/** Notifies a member that a passkey was added; `when` is a formatted time. */
export const passkeyAddedNotice = (name: string, when: string): NoticeText => ({
  subject: '패스키를 등록했습니다',
  text: `${when}에 패스키 '${name}'${particle(name, '을/를')} 등록했습니다. 이제 이 패스키로 로그인할 수 있습니다. 다른 기기에서는 모두 로그아웃했습니다. ${notYou}`,
  path,
})

/** Notifies a member that a passkey was removed. */
export const passkeyRemovedNotice = (name: string, when: string): NoticeText => ({
  subject: '패스키를 삭제했습니다',
  text: `${when}에 패스키 '${name}'${particle(name, '을/를')} 삭제했습니다. 이제 이 패스키로는 로그인할 수 없습니다. 다른 기기에서는 모두 로그아웃했습니다. ${notYou}`,
  path,
})
