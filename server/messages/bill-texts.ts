import type { ChargeFailure } from '#domain/bill/failures.ts'
import { addDays, formatDate } from '#domain/dates.ts'
import { withParticle } from '#domain/korean/particles.ts'
import { type Currency, formatMoney } from '#domain/money.ts'
import type { Payee } from '#server/operator.ts'
import type { Mail } from './messages.ts'
import type { NoticeContent } from './notices.ts'
import { BRAND, mail } from './texts.ts'

/** The fields of a bill in a notification. */
export type BillAbout = {
  billNo: string
  billKind: 'CYCLE' | 'FINAL'
  label: string
  currency: Currency
  totalAmount: number
  dueDate: string
  /** The bank account to which the amount is to be transferred; undefined if the bill is charged automatically. */
  payee?: Payee | null
}

/** The data of the last notice: the late bills of a subscription that ends on `endsOn` unless all are paid. */
export type AboutEnding = {
  label: string
  amount: number
  currency: Currency
  endsOn: string
  payee: Payee | null
}

/** How the payment service and the portal differ about a charge. */
export type PaymentDifference =
  | 'AMOUNT'
  | 'OTHER_PAYMENT'
  | 'NOT_OWED'
  | 'PAID_AFTER_ALL'
  | 'GIVEN_BACK'
  | 'OUTSIDE'

const differences: Record<PaymentDifference, string> = {
  AMOUNT: '결제 서비스의 결제 금액이 청구 금액과 다릅니다. 결제 서비스의 관리 화면에서 확인해 주세요.',
  OTHER_PAYMENT: '결제 서비스에 같은 주문의 다른 결제가 있습니다. 결제 서비스의 관리 화면에서 확인해 주세요.',
  NOT_OWED:
    '더 받을 금액이 없는 청구서가 결제되었습니다. 결제 서비스의 관리 화면에서 확인하고 환불해 주세요.',
  PAID_AFTER_ALL: '실패로 기록한 결제가 결제 서비스에서는 성공해 결제 완료로 바로잡았습니다.',
  GIVEN_BACK:
    '결제 서비스에서 직접 환불한 금액을 청구서에 기록하지 못했습니다. 결제 서비스의 관리 화면에서 확인해 주세요.',
  OUTSIDE: '결제 서비스에서 직접 환불한 금액을 청구서에 기록했습니다.',
}

const failures: Record<ChargeFailure, string> = {
  DECLINED: '결제 기관이 결제를 승인하지 않았습니다.',
  LIMIT_EXCEEDED: '결제 한도를 넘었습니다.',
  INSUFFICIENT_FUNDS: '결제 수단의 잔액이나 한도가 부족합니다.',
  METHOD_INVALID: '결제 수단을 사용할 수 없습니다.',
}
const sizeOf = ({ totalAmount, currency }: BillAbout) => formatMoney(Math.abs(totalAmount), currency)
const billValues = (about: BillAbout) => ({ 청구: about.label, 금액: sizeOf(about) })
const nameOf = (about: BillAbout) => `${about.label} ${sizeOf(about)}`

const accountText = (payee: Payee | null | undefined) =>
  payee ? ` 입금 계좌: ${payee.bankName} ${payee.accountNumber}(예금주 ${payee.accountHolder})` : ''

/** The notifications about bills. */
export const billTexts = {
  /** To the payer: a bill is to be paid, is charged automatically, or is a refund. */
  issued: (about: BillAbout, charged: boolean): NoticeContent => ({
    subject: '청구서가 발행되었습니다',
    text:
      about.totalAmount < 0
        ? `${withParticle(nameOf(about), '을/를')} 환불합니다. ${
            about.billKind === 'FINAL'
              ? '환불이 끝나면 다시 알려 드립니다.'
              : '다음 청구서가 발행되면 먼저 차감하고, 그 전에 환불하면 다시 알려 드립니다.'
          }`
        : about.totalAmount === 0
          ? `${about.label} 청구서가 발행되었습니다. 납부하실 금액은 없습니다.`
          : charged
            ? `${nameOf(about)} 청구서가 발행되었습니다. 등록한 결제 수단으로 오늘 결제합니다.`
            : `${nameOf(about)} 청구서가 발행되었습니다. ${formatDate(about.dueDate)}까지 납부해 주세요.${accountText(about.payee)}`,
    phone:
      about.totalAmount <= 0
        ? undefined
        : {
            kind: 'BILL_ISSUED',
            values: {
              ...billValues(about),
              납부: charged ? '오늘 자동 결제' : `${formatDate(about.dueDate)}까지`,
            },
          },
  }),

  paid: (about: BillAbout): NoticeContent => ({
    subject: '청구서 결제를 마쳤습니다',
    text: `${nameOf(about)}의 결제를 마쳤습니다.`,
  }),

  /** To the payer: a payment by transfer was confirmed by mistake. */
  unpaid: (about: BillAbout): NoticeContent => ({
    subject: '청구서의 입금 확인을 취소했습니다',
    text: `${nameOf(about)} 청구서(${about.billNo})의 입금 확인을 취소해 확인하기 전으로 되돌렸습니다. 이미 입금하셨다면 고객센터로 알려 주세요.`,
  }),

  /** To the payer: a charge failed; `late` if the due date has passed. */
  failed: (
    about: BillAbout,
    failure: ChargeFailure,
    nextChargeOn: string | null,
    late: boolean,
  ): NoticeContent => ({
    subject: '청구서 결제에 실패했습니다',
    text:
      `${nameOf(about)}의 결제에 실패했습니다. ${failures[failure]} ` +
      (nextChargeOn === null
        ? `${late ? '납부 기한이 지났습니다. ' : `${formatDate(about.dueDate)}까지 `}결제 수단을 확인한 뒤 다시 결제해 주세요.`
        : `${formatDate(nextChargeOn)}에 다시 결제합니다. 그 전에 결제 수단을 확인해 주세요.`),
    phone: {
      kind: 'BILL_FAILED',
      values: { ...billValues(about), 다음: nextChargeOn === null ? '없음' : formatDate(nextChargeOn) },
    },
  }),

  /** To the payer: a bill is unpaid some days before the due day. */
  remind: (about: BillAbout): NoticeContent => ({
    subject: '청구서의 납부 기한이 다가옵니다',
    text: `${nameOf(about)}의 납부 기한은 ${formatDate(about.dueDate)}입니다. 이미 납부하셨다면 이 안내를 지나쳐 주세요.${accountText(about.payee)}`,
    phone: { kind: 'BILL_REMINDER', values: { ...billValues(about), 기한: formatDate(about.dueDate) } },
  }),

  /**
   * To the payer: the due date of a bill has passed. `pastDueOn` is the day from which the subscription is past due;
   * null if it never will be.
   */
  late: (about: BillAbout, pastDueOn: string | null): NoticeContent => ({
    subject: '청구서의 납부 기한이 지났습니다',
    text: `${nameOf(about)}의 납부 기한(${formatDate(about.dueDate)})이 지났습니다. ${
      pastDueOn === null ? '바로 납부해 주세요.' : `${formatDate(pastDueOn)}부터는 구독이 미납 상태가 됩니다.`
    }${accountText(about.payee)}`,
    phone: { kind: 'BILL_LATE', values: { ...billValues(about), 기한: formatDate(about.dueDate) } },
  }),

  pastDue: (label: string, payee: Payee | null): NoticeContent => ({
    subject: '구독이 미납 상태가 되었습니다',
    text: `${label} 구독의 청구 금액을 기한까지 받지 못해 미납 상태가 되었습니다. 연체된 청구서를 모두 납부하면 다시 이용 중이 됩니다.${accountText(payee)}`,
    phone: { kind: 'BILL_PAST_DUE', values: { 청구: label } },
  }),

  /**
   * To the payer: the last notice before a subscription ends because of late bills, with the amount, the last day to
   * pay, and the consequences (Civil Act, article 544).
   */
  ending: ({ label, amount, currency, endsOn, payee }: AboutEnding): NoticeContent => ({
    subject: `납부하지 않으면 ${formatDate(endsOn)}에 구독이 해지됩니다`,
    text: `${label} 구독의 연체 금액 ${withParticle(formatMoney(amount, currency), '을/를')} ${formatDate(addDays(endsOn, -1))}까지 모두 납부해 주세요. 그때까지 납부하지 않으면 ${formatDate(endsOn)}에 구독이 해지되고, 이 구독으로 이용하던 앱도 닫힙니다. 해지한 뒤에도 이용한 날까지의 금액은 납부하셔야 합니다. 이미 납부하셨다면 이 안내를 지나쳐 주세요.${accountText(payee)}`,
    phone: {
      kind: 'BILL_ENDING',
      values: {
        청구: label,
        금액: formatMoney(amount, currency),
        기한: formatDate(addDays(endsOn, -1)),
        해지일: formatDate(endsOn),
      },
    },
  }),

  /** To the staff: the copy of the last notice, since a deposit may still be unmatched. */
  endingForStaff: ({ label, amount, currency, endsOn }: AboutEnding, company: string): NoticeContent => ({
    subject: '미납 구독에 해지 전 마지막 안내를 보냈습니다',
    text: `${company}의 ${label} 구독은 연체 금액 ${withParticle(formatMoney(amount, currency), '을/를')} ${formatDate(addDays(endsOn, -1))}까지 납부하지 않으면 ${formatDate(endsOn)}에 해지됩니다. 맞추지 않은 입금이 있는지 확인해 주세요.`,
  }),

  settled: (label: string): NoticeContent => ({
    subject: '미납이 해소되었습니다',
    text: `${label} 구독의 연체한 청구 금액이 모두 정산되었습니다. 구독이 다시 이용 중 상태가 되었습니다.`,
  }),

  /** To the staff: a charge differs from the payment service, or was corrected to match it. */
  differs: (about: BillAbout, difference: PaymentDifference): NoticeContent => ({
    subject: '결제 서비스의 기록을 확인해 주세요',
    text: `${about.label} 청구서(${about.billNo}): ${differences[difference]}`,
  }),

  /** To the staff: a refund that waits for a second person. */
  toConfirm: (about: BillAbout, amount: number): NoticeContent => ({
    subject: '승인을 기다리는 환불이 있습니다',
    text: `${about.label} 청구서(${about.billNo})에서 ${withParticle(formatMoney(amount, about.currency), '을/를')} 환불하는 요청이 승인을 기다립니다. 내용을 확인한 뒤 승인하거나 거절해 주세요.`,
  }),

  /** To the payer: a part or all of a paid bill was refunded; `amount` is in the currency's smallest unit. */
  givenBack: (about: BillAbout, amount: number): NoticeContent => ({
    subject: '청구서를 환불했습니다',
    text: `${about.label} 청구서(${about.billNo})에서 ${withParticle(formatMoney(amount, about.currency), '을/를')} 환불했습니다. 사유는 청구서에서 확인할 수 있습니다.`,
  }),

  /** To the payer: an amount was paid out for a bill with a negative total. */
  refunded: (about: BillAbout, amount = -about.totalAmount): NoticeContent => ({
    subject: '환불을 마쳤습니다',
    text:
      amount === -about.totalAmount
        ? `${nameOf(about)}의 환불을 마쳤습니다.`
        : `${nameOf(about)} 가운데 ${withParticle(formatMoney(amount, about.currency), '을/를')} 환불했습니다. 나머지는 이미 환불받으신 금액입니다.`,
  }),

  /** To the payer: the staff cancelled a bill. */
  voided: (about: BillAbout): NoticeContent => ({
    subject: '청구서를 취소했습니다',
    text: `${about.label} 청구서(${about.billNo}) ${withParticle(sizeOf(about), '을/를')} 취소했습니다. ${
      about.totalAmount < 0 ? '이 금액은 환불하지 않습니다.' : '이 청구서는 납부하지 않으셔도 됩니다.'
    } 사유는 청구서에서 확인할 수 있습니다.`,
  }),

  /** To the payer: an amount was deducted from a bill, or will be deducted from the next bills. */
  credited: (about: BillAbout, amount: number, creditOn: 'BILL' | 'NEXT_BILLS'): NoticeContent => ({
    subject: '요금을 할인했습니다',
    text:
      creditOn === 'BILL'
        ? `${about.label} 청구서(${about.billNo})에서 ${withParticle(formatMoney(amount, about.currency), '을/를')} 할인했습니다. 납부하실 금액은 ${sizeOf(about)}입니다.`
        : `${about.label} 구독의 다음 청구서부터 ${withParticle(formatMoney(amount, about.currency), '을/를')} 할인합니다.`,
  }),
}

/**
 * Returns the mail to an additional receiver of a bill. The receiver may have no account, so the mail has no personal
 * links.
 */
export const billCopyMail = (to: string, billNo: string, { subject, text }: NoticeContent): Mail =>
  mail(
    to,
    subject,
    `안녕하세요. ${BRAND}입니다.`,
    `청구서 번호: ${billNo}`,
    text,
    '자세한 내용은 구독을 관리하는 분께 문의해 주세요.',
  )
