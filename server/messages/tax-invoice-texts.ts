import { formatDate } from '#domain/dates.ts'
import type { NoticeContent } from './notices.ts'

/** The notifications of the staff about tax invoices. */
export const taxInvoiceTexts = {
  refused: (documentKey: string): NoticeContent => ({
    subject: '세금계산서를 발행하지 못했습니다',
    text: `세금계산서 서비스가 세금계산서(문서 번호 ${documentKey})의 발행을 거절했습니다. 자동으로 다시 발행하지만, 청구서에서 사유를 확인해 주세요.`,
  }),

  rejected: (documentKey: string): NoticeContent => ({
    subject: '국세청이 세금계산서를 받지 않았습니다',
    text: `세금계산서(문서 번호 ${documentKey})를 국세청에 전송하지 못했습니다. 청구서에서 사유를 확인하고 다시 발행해 주세요.`,
  }),

  /** `lastDay` is the last day of the deadline, YYYY-MM-DD. */
  due: (count: number, lastDay: string): NoticeContent => ({
    subject: '발행 기한이 다가온 세금계산서가 있습니다',
    text: `지난달까지의 청구서 ${count}건에 세금계산서를 발행하지 않았습니다. ${formatDate(lastDay)}까지 발행해야 하며, 늦으면 가산세가 붙습니다. 청구서에서 사유를 확인해 주세요.`,
  }),
}
