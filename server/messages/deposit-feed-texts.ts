import type { FeedFailure } from '#domain/deposit/account-feed.ts'
import type { NoticeContent } from './notices.ts'

const subject = '계좌의 입금을 가져오지 못했습니다'

/** The notifications of the staff about failures that they must fix before deposits are imported again. */
export const depositFeedTexts: Record<Exclude<FeedFailure, 'SILENT' | 'SLOW'>, NoticeContent> = {
  POINTS: {
    subject,
    text: '계좌조회 서비스의 포인트가 부족합니다. 포인트를 충전하면 다음 조회부터 입금을 다시 가져옵니다.',
  },
  ACCOUNT: {
    subject,
    text: '계좌조회 서비스가 요청을 거절했습니다. 서비스에 등록한 계좌와 이용 기간을 확인해 주세요.',
  },
  BANK: {
    subject,
    text: '은행이 계좌의 거래 내역을 주지 않았습니다. 계좌조회 서비스에 등록한 계좌 비밀번호와 은행의 빠른조회 설정을 확인해 주세요.',
  },
}
