import type { NoticeContent } from './notices.ts'

/** The notifications of the staff about cash receipts. */
export const cashReceiptTexts = {
  refused: (documentKey: string): NoticeContent => ({
    subject: '현금영수증을 발행하지 못했습니다',
    text: `현금영수증 서비스가 현금영수증(문서 번호 ${documentKey})의 발행을 거절했습니다. 자동으로 다시 발행하지만, 청구서에서 사유를 확인해 주세요.`,
  }),

  rejected: (documentKey: string): NoticeContent => ({
    subject: '국세청이 현금영수증을 받지 않았습니다',
    text: `현금영수증(문서 번호 ${documentKey})을 국세청에 전송하지 못했습니다. 청구서에서 사유를 확인하고 다시 발행해 주세요.`,
  }),
}
