import type { Mail } from './messages.ts'
import { mail, SERVICE } from './texts.ts'

/** Bids someone farewell whose account is gone. It names nobody, and its address is kept no longer than it takes to deliver it. */
export function farewellMail(to: string, when: string, site: string): Mail {
  const told = mail(
    to,
    '회원 탈퇴가 끝났습니다',
    `안녕하세요. ${SERVICE}입니다.`,
    `${when}에 회원 탈퇴를 마쳤습니다. 로그인되어 있던 모든 기기에서 로그아웃했고, 개인정보를 지웠습니다.`,
    '법에 따라 보관해야 하는 기록은 다른 정보와 분리해 암호화한 상태로 두었다가, 기간이 지나면 지웁니다.\n- 계약과 대금 결제에 관한 기록: 5년 (전자상거래법)\n- 소비자의 불만과 분쟁 처리에 관한 기록: 3년 (전자상거래법)\n- 로그인 기록: 3개월 (통신비밀보호법)',
    '이 메일 주소로 언제든 다시 가입할 수 있습니다. 다만 지운 정보는 되살릴 수 없습니다.',
    `직접 탈퇴하지 않으셨다면 고객센터로 바로 알려 주세요.\n${site}/support`,
    '그동안 이용해 주셔서 감사합니다.',
  )
  return { ...told, toIsForgotten: true }
}
