import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Schema } from '#contract/operation.ts'
import { addDays, addMonths, kstDate, toWireTime } from '#domain/dates.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import { vatOf } from '#domain/money.ts'
import type { Db } from '#server/db/client.ts'
import { priceConsents, subscriptions } from '#server/db/schema/subscription.ts'
import {
  type PlainPayment,
  type PlainSubscription,
  toSubscriptionRow,
} from '#server/db/sealed-subscription.ts'
import { simulatedKey } from '#server/payments/simulator.ts'
import type { SecretBox } from '#server/security/secret-box.ts'
import { type Inserts, uniqueNumber } from './rows.ts'

type Payment = PlainPayment

const place = { zipCode: '00417', address: '서울특별시 가온구 솔바람길 41', addressDetail: '3층' }

/** Payment methods with every field filled; the card and account numbers are not assigned to anyone. */
export const samplePayments: Record<Payment['paymentMethodCode'], Payment> = {
  G: {
    annotation: '청구서는 결제일 10일 전에 보내 드립니다.',
    paymentMethodCode: 'G',
    paymentMethodName: '지로(청구서)',
    paymentGiro: {
      deliveryMethod: 'EMAIL',
      companyName: '솔바람상회 주식회사',
      billingRecipient: '오하늘',
      deptName: '재무팀',
      billingTelNumber: '020001300',
      billingEmail: 'billing@solbaram.example',
      ...place,
    },
  },
  C: {
    annotation: '매월 결제일에 카드로 결제됩니다.',
    paymentMethodCode: 'C',
    paymentMethodName: '신용카드',
    paymentCard: {
      cardHolderName: '오하늘',
      cardInfo: '솔바람카드',
      lastFour: '1111',
      cardExpiration: '11/29',
      withdrawAgreeYn: 'Y',
      key: { billingKey: simulatedKey('1111'), customerKey: '5d0c7a34-91be-4f62-8c1d-3e7a90b2f416' },
    },
  },
  A: {
    annotation: '매월 결제일에 계좌에서 출금됩니다.',
    paymentMethodCode: 'A',
    paymentMethodName: '계좌 자동이체',
    paymentAccount: {
      accountHolderName: '솔바람상회',
      accountInfo: '000012345678',
      bankCode: '004',
      rnno: '9998700017',
    },
  },
}

/**
 * Returns the sample card with other last digits, which decide the outcome of its charges in the simulation
 * (docs/operations.md).
 */
export const sampleCard = (lastFour: string) => ({
  ...samplePayments.C.paymentCard!,
  lastFour,
  key: { ...samplePayments.C.paymentCard!.key!, billingKey: simulatedKey(lastFour) },
})

/** The price of a sample subscription per cycle. */
export const samplePrice = {
  currency: 'KRW',
  supplyAmount: 225_000,
  vatAmount: 22_500,
  totalAmount: 247_500,
} as const

export type WantedSubscription = {
  id?: string
  subscriptionNo?: string
  companyId: string | null
  memberId: string
  subscriptionState?: Schema<'SubscriptionState'>
  paymentMethodCode?: Payment['paymentMethodCode']
  now: Date
  /**
   * The number of minutes since the subscription was requested. It determines the position of the subscription in the
   * list.
   */
  minutesAgo?: number
}

/**
 * Returns a subscription with every field group of SPEC section 3 filled; a request that was never in use has no
 * term.
 */
export function sampleSubscription(wanted: WantedSubscription): PlainSubscription {
  const {
    id = randomUUID(),
    subscriptionNo = uniqueNumber('S'),
    companyId,
    memberId,
    subscriptionState = 'ACTIVE',
    paymentMethodCode = 'C',
    now,
    minutesAgo = 0,
  } = wanted
  const today = kstDate(now)
  const requestedAt = new Date(now.getTime() - (minutesAgo + 1) * MINUTE_MS)
  const uploadedAt = toWireTime(new Date(requestedAt.getTime() - MINUTE_MS))
  const ran = !['REQUESTED', 'REJECTED', 'CANCELED'].includes(subscriptionState)
  const company = {
    companyName: '솔바람상회 주식회사',
    businessType: '도매 및 소매업',
    businessCategory: '생활용품 도매업',
  }
  return {
    id,
    subscriptionNo,
    companyId,
    memberId,
    subscriptionState,
    requestedAt,
    ...(subscriptionState === 'REJECTED' && {
      decidedAt: requestedAt,
      rejectReason: '사업자등록증을 읽을 수 없습니다.',
    }),
    startDate: ran ? addDays(today, -40) : null,
    endDate: ran ? addDays(addMonths(today, 11), -1) : null,
    nextBillDate: ran ? addDays(today, 20) : null,
    contractNo: ran ? subscriptionNo.replace('S', 'C') : null,
    paymentCycle: 'M',
    ...samplePrice,
    serviceInfo: {
      serviceCode: 'SSO',
      serviceName: '빗장 통합 로그인',
      planCode: 'SSO-PRO',
      planName: '프로',
      userCount: 50,
      unitPrice: 4_500,
      currency: 'KRW',
    },
    companyInfo: {
      rnno: '9998700017',
      corporateNo: '9999110000011',
      ownerName: '오솔길',
      phoneNumber: '020001100',
      ...company,
      ...place,
    },
    subscriberInfo: {
      accountType: 'BUSINESS',
      accountTypeDetail: 'CORPORATION',
      accountEmail: 'narae.song@solbaram.example',
      name: '송나래',
      phoneNumber: '01000001234',
      industry: '유통',
      rnno: '9998700017',
      secNo: null,
      companyOwner: '오솔길',
      ...company,
      ...place,
    },
    adminInfo: {
      name: '오하늘',
      deptName: '총무팀',
      telNumber: '020001200',
      phoneNumber: '01000003456',
      email: 'haneul.oh@solbaram.example',
    },
    payment: samplePayments[paymentMethodCode],
    rnImgViewInfo: {
      fileName: '사업자등록증.pdf',
      contentType: 'application/pdf',
      size: 184_320,
      uploadedAt,
    },
    ddlImgViewInfo: { fileName: '위임장.png', contentType: 'image/png', size: 96_400, uploadedAt },
    memo: '세금계산서는 매월 5일까지 보내 주세요.',
  }
}

/** Inserts a sample subscription with the given changes; its card and account numbers are encrypted. */
export async function insertSubscription(
  db: Inserts,
  box: SecretBox,
  wanted: WantedSubscription,
  more: Partial<PlainSubscription> = {},
): Promise<PlainSubscription> {
  const plain = { ...sampleSubscription(wanted), ...more }
  await db.insert(subscriptions).values(toSubscriptionRow(box, plain))
  return plain
}

type ConsentRow = typeof priceConsents.$inferInsert

/** Stores the request for consent to the raised price of a stored subscription, by default requested today. */
export async function insertPriceConsent(
  db: Pick<Db, 'insert' | 'update'>,
  { id: subscriptionId, currency, totalAmount, serviceInfo: { serviceCode, planName } }: PlainSubscription,
  {
    supplyAmount,
    ...row
  }: Pick<ConsentRow, 'risesOn' | 'askedAt'> & Partial<ConsentRow> & { supplyAmount: number },
): Promise<string> {
  const vatAmount = vatOf(supplyAmount)
  const amountAfter = supplyAmount + vatAmount
  const consent = {
    id: randomUUID(),
    subscriptionId,
    serviceCode,
    consentState: 'ASKED' as const,
    planName,
    currency,
    amountBefore: totalAmount,
    amountAfter,
    ...row,
  }
  await db.insert(priceConsents).values(consent)
  const isAgreed = consent.consentState === 'AGREED'
  const priceRise = { risesOn: row.risesOn, isAgreed, supplyAmount, vatAmount, totalAmount: amountAfter }
  await db.update(subscriptions).set({ priceRise }).where(eq(subscriptions.id, subscriptionId))
  return consent.id
}
