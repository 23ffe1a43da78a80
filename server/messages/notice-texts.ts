import { withParticle } from '#domain/korean/particles.ts'
import type { NoticeContent } from './notices.ts'

export type NewSignIn = { when: string; device: string; address: string }

/** Returns the device, address and time of a login, each on its own line. */
export const newSignInLines = ({ when, device, address }: NewSignIn): string =>
  [`기기: ${device || '알 수 없음'}`, `접속 주소: ${address || '알 수 없음'}`, `일시: ${when}`].join('\n')

/** The inbox texts about a member's account and requests; separate mails have more details. */
export const noticeTexts = {
  passwordReset: (when: string): NoticeContent => ({
    subject: '비밀번호가 바뀌었습니다',
    text: `${when}에 비밀번호를 재설정하고 로그인되어 있던 모든 기기에서 로그아웃했습니다. 직접 바꾸지 않으셨다면 바로 비밀번호를 재설정해 주세요.`,
  }),

  newSignIn: (signIn: NewSignIn): NoticeContent => ({
    subject: '새로운 곳에서 로그인했습니다',
    text: `${newSignInLines(signIn)}\n\n전에 쓰지 않은 기기나 접속 위치에서 로그인했습니다. 본인이 아니라면 로그인 관리에서 "본인이 아닙니다"를 눌러 주세요. 다른 기기에서 모두 로그아웃하고 비밀번호를 재설정할 수 있습니다.`,
  }),

  passwordChanged: (when: string): NoticeContent => ({
    subject: '비밀번호가 바뀌었습니다',
    text: `${when}에 비밀번호를 바꾸고 다른 기기에서 로그아웃했습니다. 직접 바꾸지 않으셨다면 바로 비밀번호를 재설정해 주세요.`,
  }),

  emailChanged: (when: string): NoticeContent => ({
    subject: '이메일 주소가 바뀌었습니다',
    text: `${when}에 로그인에 쓰는 이메일 주소를 바꾸고 다른 기기에서 로그아웃했습니다. 전에 쓰던 주소로 받은 메일에서 72시간 안에 되돌릴 수 있습니다.`,
  }),

  phoneChanged: (when: string): NoticeContent => ({
    subject: '휴대폰 번호가 바뀌었습니다',
    text: `${when}에 휴대폰 번호를 바꾸고 다른 기기에서 로그아웃했습니다. 인증 번호는 새 번호로 갑니다. 직접 바꾸지 않으셨다면 바로 비밀번호를 재설정하고 고객센터로 알려 주세요.`,
  }),

  contactUndone: (when: string): NoticeContent => ({
    subject: '바뀐 연락처를 되돌렸습니다',
    text: `${when}에 이메일 주소와 휴대폰 번호를 바꾸기 전으로 되돌렸습니다. 복구 코드와 그사이 등록한 인증 수단, 패스키를 지우고 모든 기기에서 로그아웃했습니다.`,
  }),

  consentAnswered: (title: string, agreed: boolean, when: string): NoticeContent => ({
    subject: `${title} 처리 결과입니다`,
    text: `${when}에 "${title}" 항목을 ${agreed ? '동의로' : '동의하지 않음으로'} 처리했습니다. 동의 내용은 언제든지 바꿀 수 있습니다.`,
  }),

  consentRenewal: (agreedOn: string): NoticeContent => ({
    subject: '광고성 정보를 계속 받으실지 알려 주세요',
    text: `${agreedOn}에 광고성 정보 수신에 동의하신 지 2년이 지났습니다. 계속 받으시려면 다시 동의하고, 받지 않으시려면 동의를 철회해 주세요.`,
  }),

  termsAnnounced: (title: string, day: string, asksAgain: boolean): NoticeContent => ({
    subject: `${withParticle(title, '이/가')} 바뀝니다`,
    text: `${day}부터 바뀐 ${withParticle(title, '이/가')} 적용됩니다. 바뀐 내용을 확인해 주세요.${asksAgain ? ' 시행일부터 다시 동의를 여쭙습니다.' : ' 동의하지 않으시면 시행일 전에 탈퇴하거나 구독을 해지할 수 있습니다.'}`,
  }),

  termsWithdrawn: (title: string, day: string): NoticeContent => ({
    subject: `${title} 변경이 취소되었습니다`,
    text: `${day}부터 적용하려던 ${title} 변경을 취소했습니다. 지금 내용이 그대로 적용됩니다.`,
  }),

  sessionsEnded: (count: number, when: string): NoticeContent => ({
    subject: '다른 기기에서 로그아웃했습니다',
    text: `${when}에 로그인되어 있던 다른 기기 ${count}대에서 로그아웃했습니다. 직접 하지 않으셨다면 로그인 기록을 확인하고 비밀번호를 바꿔 주세요.`,
  }),

  inquiryAnswered: (inquiryNo: string, subject: string): NoticeContent => ({
    subject: `문의에 답변을 드립니다 (${inquiryNo})`,
    text: `문의하신 "${subject}"에 답변이 등록되었습니다.`,
  }),
}
