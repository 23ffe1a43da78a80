import type { Schema } from '#contract/operation.ts'
import type { CashReceiptKind, CashReceiptUsage } from '#domain/cash-receipt/cash-receipt.ts'

/** The Korean names of the states of a bill in PDF files and tables. */
export const stateWords: Record<Schema<'BillState'>, string> = {
  OPEN: '결제 대기',
  PAID: '결제 완료',
  FAILED: '결제 실패',
  LATE: '연체',
  CREDIT: '환불 예정',
  REFUNDED: '환불 완료',
  CARRIED: '합산 완료',
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
  CARRIED: '다음 청구서에 합산한 금액',
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
/** The Korean names of tax invoices and of their states in tables. */
export const taxInvoiceKindWords: Record<Schema<'TaxInvoiceKind'>, string> = {
  ORIGINAL: '세금계산서',
  REFUND: '수정세금계산서(환불)',
  VOID: '수정세금계산서(청구 취소)',
}
export const taxInvoiceStateWords: Record<Schema<'TaxInvoiceIssueState'>, string> = {
  WAITING: '발행 대기',
  TRYING: '발행 확인 중',
  REFUSED: '발행 실패',
  ISSUED: '발행 완료',
  SENT: '국세청 전송 완료',
  UNSENT: '국세청 전송 실패',
  BY_HAND: '직접 발행',
}
/**
 * The Korean names of cash receipts and of their usages in tables. The names of their states are those for tax
 * invoices.
 */
export const cashReceiptKindWords: Record<CashReceiptKind, string> = {
  ORIGINAL: '현금영수증',
  CANCEL: '취소 현금영수증',
}
export const cashReceiptUsageWords: Record<CashReceiptUsage, string> = {
  DEDUCTION: '소득공제용',
  EXPENSE: '지출증빙용',
  SELF: '자진발급',
}
/** The Korean names of the documents of a bill. */
export const paperWords: Record<Schema<'BillPaper'>, string> = {
  BILL: '청구서',
  RECEIPT: '영수증',
  STATEMENT: '거래명세서',
  CREDIT_NOTE: '환불·취소 내역서',
}
