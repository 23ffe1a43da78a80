import type { NoticeContent } from './notices.ts'

/** The notifications of the comparison with the payment service's list of settlements. */
export const settlementTexts = {
  /** To the staff: the number of differences that the comparison of the day before did not have. */
  differ: (count: number): NoticeContent => ({
    subject: '결제 서비스의 정산 내역과 다른 점이 있습니다',
    text: `정산 내역과 포털의 결제·환불이 ${count}건 다릅니다. 정산 대조에서 확인하고 처리 내용을 기록해 주세요.`,
  }),
}
