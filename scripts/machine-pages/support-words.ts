import { billMachine } from '#domain/bill/bill.machine.ts'
import { refundMachine } from '#domain/bill/refund.machine.ts'
import { cashReceiptMachine } from '#domain/cash-receipt/cash-receipt.machine.ts'
import { counselMachine } from '#domain/counsel/counsel.machine.ts'
import { inquiryMachine } from '#domain/inquiry/inquiry.machine.ts'
import { taxInvoiceMachine } from '#domain/tax-invoice/tax-invoice.machine.ts'
import type { Lifecycle } from './lifecycle-page.ts'

const staff = '담당자'

export const supportLifecycles = (sentenceOf: (problem: string) => string): Lifecycle[] => [
  {
    machine: inquiryMachine,
    name: 'inquiry',
    title: '문의의 상태 (inquiry)',
    about: '글로 남긴 질문과 그 답변입니다. 답변을 받은 뒤에 다시 쓰면 문의가 다시 열립니다.',
    states: {
      RECEIVED: '접수',
      IN_PROGRESS: '처리 중',
      ANSWERED: '답변 완료',
      CLOSED: '종료',
      REOPENED: '다시 열림',
    },
    events: {
      reply: { name: '글 추가', by: '문의한 사람' },
      reopen: { name: '다시 열기', by: '문의한 사람' },
      take: { name: '처리 시작', by: staff },
      answer: { name: '답변', by: staff },
      close: { name: '종료', by: staff },
    },
    guards: {},
    sentenceOf,
  },
  {
    machine: counselMachine,
    name: 'counsel',
    title: '상담 예약의 상태 (counsel)',
    about: '담당자와 30분 동안 이야기하는 예약입니다. 시작 두 시간 전까지 바꾸거나 취소할 수 있습니다.',
    states: { BOOKED: '예약', CANCELED: '취소', DONE: '상담 완료', NO_SHOW: '오지 않음' },
    events: {
      change: { name: '시간 변경', by: '예약한 사람' },
      cancel: { name: '취소', by: '예약한 사람' },
      cancelByStaff: { name: '담당자의 취소', by: staff },
      record: { name: '결과 기록', by: staff },
    },
    guards: {
      isOutOfTime: '그 일을 할 수 있는 때가 아닐 때',
      hasCome: '상담을 마쳤을 때',
    },
    sentenceOf,
  },
  {
    machine: refundMachine,
    name: 'refund',
    title: '환불의 상태 (refund)',
    about:
      '결제한 청구서에서 돌려주는 돈입니다. 한 사람이 환불할 수 있는 금액까지는 바로 시작하고, 넘으면 다른 담당자의 승인을 기다립니다.',
    states: {
      WAITING: '승인 대기',
      STARTED: '결과 확인 중',
      DONE: '환불 완료',
      FAILED: '환불 실패',
      DECLINED: '요청 거절',
      WITHDRAWN: '요청 철회',
    },
    events: {
      confirm: { name: '승인', by: staff },
      decline: { name: '거절', by: staff },
      withdraw: { name: '철회', by: staff },
      GIVEN: { name: '돈을 돌려줌', by: '결제 서비스, 송금한 담당자' },
      REFUSED: { name: '결제 서비스가 거절함', by: '결제 서비스' },
    },
    guards: { isRequester: '환불을 요청한 본인일 때', isOther: '환불을 요청한 본인이 아닐 때' },
    sentenceOf,
  },
  {
    machine: taxInvoiceMachine,
    name: 'tax-invoice',
    title: '세금계산서의 상태 (taxInvoice)',
    about:
      '청구서의 전자세금계산서와 그 수정세금계산서입니다. 청구일 다음 날부터 포털이 발행하고, 담당자는 지금 발행하거나 다른 곳에서 발행한 승인번호를 기록할 수 있습니다.',
    states: {
      WAITING: '발행 대기',
      TRYING: '발행 확인 중',
      REFUSED: '발행 실패',
      ISSUED: '발행 완료',
      SENT: '국세청 전송 완료',
      UNSENT: '국세청 전송 실패',
      BY_HAND: '직접 발행',
    },
    events: {
      issueNow: { name: '지금 발행', by: staff },
      noteByHand: { name: '승인번호 기록', by: staff },
      TRY: { name: '발행 시도', by: '포털' },
      ACCEPTED: { name: '발행됨', by: '세금계산서 서비스' },
      REFUSED: { name: '발행을 거절함', by: '세금계산서 서비스' },
      DELIVERED: { name: '국세청이 받음', by: '국세청' },
      REJECTED: { name: '국세청이 받지 않음', by: '국세청' },
    },
    guards: {},
    sentenceOf,
  },
  {
    machine: cashReceiptMachine,
    name: 'cash-receipt',
    title: '현금영수증의 상태 (cashReceipt)',
    about:
      '사업자등록번호가 없는 사람이 카드가 아닌 방법으로 낸 청구서의 현금영수증과, 돈을 돌려준 뒤의 취소 현금영수증입니다. 낸 날부터 5일 안에 포털이 발행하고, 담당자는 지금 발행할 수 있습니다.',
    states: {
      WAITING: '발행 대기',
      TRYING: '발행 확인 중',
      REFUSED: '발행 실패',
      ISSUED: '발행 완료',
      SENT: '국세청 전송 완료',
      UNSENT: '국세청 전송 실패',
    },
    events: {
      issueNow: { name: '지금 발행', by: staff },
      TRY: { name: '발행 시도', by: '포털' },
      ACCEPTED: { name: '발행됨', by: '현금영수증 서비스' },
      REFUSED: { name: '발행을 거절함', by: '현금영수증 서비스' },
      DELIVERED: { name: '국세청이 받음', by: '국세청' },
      REJECTED: { name: '국세청이 받지 않음', by: '국세청' },
    },
    guards: {},
    sentenceOf,
  },
  {
    machine: billMachine,
    name: 'bill',
    title: '청구서의 상태 (bill)',
    about:
      '구독한 기간의 값입니다. 돌려줄 돈이 있는 청구서는 환불 예정에서, 나머지는 납부 전에서 시작합니다.',
    states: {
      OPEN: '납부 전',
      PAID: '납부 완료',
      FAILED: '결제 실패',
      LATE: '연체',
      CREDIT: '환불 예정',
      REFUNDED: '환불 완료',
      CARRIED: '다른 청구서로 옮김',
      VOID: '취소',
    },
    events: {
      pay: { name: '결제', by: '회사의 회원, 자동 결제' },
      markPaid: { name: '납부 처리', by: staff },
      markRefunded: { name: '환불 처리', by: staff },
      voidBill: { name: '취소', by: staff },
      CHARGE_FAILED: { name: '자동 결제가 되지 않음', by: '포털' },
      DUE_OVER: { name: '납부 기한이 지남', by: '시간' },
      CARRY: { name: '받을 돈과 돌려줄 돈을 상계하는 청구서가 나옴', by: '포털' },
    },
    guards: {},
    sentenceOf,
  },
]
