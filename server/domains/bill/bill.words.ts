import type { Schema } from '#contract/operation.ts'

/** The Korean names of the states of a bill in PDF files and tables. */
export const stateWords: Record<Schema<'BillState'>, string> = {
  OPEN: '결제 대기',
  PAID: '결제 완료',
  FAILED: '결제 실패',
  LATE: '연체',
  CREDIT: '환불 예정',
  REFUNDED: '환불 완료',
  CARRIED: '정산에 포함',
  VOID: '취소',
}
/** The Korean label of the amount of a bill in documents. */
export const amountWords: Record<Schema<'BillState'>, string> = {
  OPEN: '납부하실 금액',
  PAID: '결제하신 금액',
  FAILED: '납부하실 금액',
  LATE: '납부하실 금액',
  CREDIT: '환불받으실 금액',
  REFUNDED: '환불받으신 금액',
  CARRIED: '정산에 포함된 금액',
  VOID: '취소한 금액',
}
export const kindWords: Record<Schema<'BillKind'>, string> = { CYCLE: '정기 청구', FINAL: '종료 정산' }
export const methodWords: Record<Schema<'PaymentMethodCode'>, string> = {
  G: '지로(청구서)',
  C: '신용카드',
  A: '계좌 자동이체',
}
export const taxInvoiceWords: Record<Schema<'TaxInvoiceState'>, string> = {
  NONE: '발행하지 않음',
  PENDING: '발행 예정',
  ISSUED: '발행 완료',
}
/** The names of the papers of a bill. */
export const paperWords: Record<Schema<'BillPaper'>, string> = {
  BILL: '청구서',
  RECEIPT: '영수증',
  STATEMENT: '거래명세서',
  CREDIT_NOTE: '환불·취소 내역서',
}
