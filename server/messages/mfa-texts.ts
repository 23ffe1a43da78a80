import type { Schema } from '#contract/operation.ts'
import type { NoticeContent } from './notices.ts'

const factorNames: Record<Schema<'CodeFactor'>, string> = { sms: '문자 메시지', totp: '인증 앱' }
const AFTERWARDS = '안전을 위해 다른 기기에서는 모두 로그아웃했고, 신뢰하는 기기도 모두 해제했습니다.'
const NOT_YOU = '직접 하지 않으셨다면 바로 비밀번호를 재설정하고 고객센터로 알려 주세요.'

/** The notifications of a member whose login methods have changed; never with a code or a secret. */
export const mfaTexts = {
  turnedOn: (mfaType: Schema<'CodeFactor'>, when: string): NoticeContent => ({
    subject: '2단계 인증 수단을 켰습니다',
    text: `${when}에 2단계 인증 수단(${factorNames[mfaType]})을 켰습니다. ${AFTERWARDS} ${NOT_YOU}`,
  }),

  turnedOff: (mfaType: Schema<'CodeFactor'>, when: string): NoticeContent => ({
    subject: '2단계 인증 수단을 껐습니다',
    text: `${when}에 2단계 인증 수단(${factorNames[mfaType]})을 껐습니다. ${AFTERWARDS} ${NOT_YOU}`,
  }),

  codesMade: (when: string): NoticeContent => ({
    subject: '복구 코드를 새로 만들었습니다',
    text: `${when}에 복구 코드를 새로 만들었습니다. 전에 받은 복구 코드는 이제 쓸 수 없습니다. ${NOT_YOU}`,
  }),
}
