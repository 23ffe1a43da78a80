import type { NoticeContent } from './notices.ts'

/** The notifications about abnormal behaviour. The admins' comments are visible to admins only. */
export const abnormalTexts = {
  warning: (): NoticeContent => ({
    subject: '평소와 다른 사용이 확인되었습니다',
    text: '회사의 보안 관리자가 이 계정에서 평소와 다른 사용을 확인했습니다. 로그인 관리에서 최근 기록을 확인하고, 본인이 아니라면 바로 비밀번호를 바꿔 주세요.',
  }),

  sessionsEnded: (): NoticeContent => ({
    subject: '보안을 위해 로그아웃했습니다',
    text: '회사의 보안 관리자가 모든 기기에서 이 계정을 로그아웃했습니다. 다시 로그인하여 계속 사용할 수 있습니다.',
  }),

  passwordReset: (): NoticeContent => ({
    subject: '비밀번호를 재설정해 주세요',
    text: '보안을 위해 다음에 로그인할 때 비밀번호를 다시 설정해야 합니다. 로그인 화면에서 안내를 따라 주세요.',
  }),

  mfaRequired: (): NoticeContent => ({
    subject: '다음 로그인에서 2단계 인증을 합니다',
    text: '보안을 위해 다음에 로그인할 때는 신뢰하는 기기에서도 2단계 인증이 필요합니다.',
  }),

  reviewRequested: (memberName: string): NoticeContent => ({
    subject: '검토할 이상 행위가 있습니다',
    text: `${memberName} 님의 이상 행위가 관리자 검토에 올라왔습니다. 근거를 확인하고 조치해 주세요.`,
  }),
}
