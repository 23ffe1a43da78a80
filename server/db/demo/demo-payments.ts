import type { Faker } from '@faker-js/faker'
import type { Schema } from '#contract/operation.ts'
import { bankName, banks } from '#domain/korean/banks.ts'
import type { PlainPayment } from '#server/db/sealed-subscription.ts'
import { simulatedKey } from '#server/payments/simulator.ts'
import type { DemoMember } from './demo-members.ts'
import type { NumberMaker } from './demo-numbers.ts'
import { cardCompanies } from './demo-services.ts'

export type PaymentCode = Schema<'PaymentMethod'>['paymentMethodCode']

const DEMO_CUSTOMER = '7f3b2c10-64de-4a58-9b07-c2e81d5f3a96'

type Payer = {
  /** The name of the company, or of the person without one. */
  companyName: string
  member: DemoMember
  zipCode: string
  address: string
  addressDetail: string | null
  phoneNumber: string
  /** A business number, or a birth date YYMMDD. */
  rnno: string
}

/** Creates a payment method with its billing key or full account number, before encryption. */
export function makePayment(
  faker: Faker,
  numbers: NumberMaker,
  code: PaymentCode,
  today: string,
  payer: Payer,
): PlainPayment {
  const { companyName, member, zipCode, address, addressDetail, phoneNumber, rnno } = payer
  if (code === 'G') {
    const deliveryMethod = faker.helpers.arrayElement(['EMAIL', 'POST'] as const)
    return {
      annotation:
        deliveryMethod === 'POST'
          ? '청구서는 매월 5일경 우편으로 보내 드립니다.'
          : '청구서는 결제일 10일 전에 이메일로 보내 드립니다.',
      paymentMethodCode: 'G',
      paymentMethodName: '지로(청구서)',
      paymentGiro: {
        deliveryMethod,
        companyName,
        billingRecipient: member.name,
        deptName: member.deptName ?? null,
        billingTelNumber: phoneNumber,
        billingEmail: member.email,
        zipCode,
        address,
        addressDetail,
      },
    }
  }
  if (code === 'C') {
    return {
      annotation: null,
      paymentMethodCode: 'C',
      paymentMethodName: '신용카드',
      paymentCard: {
        cardHolderName: member.name,
        cardInfo: faker.helpers.arrayElement(cardCompanies),
        ...cardOf(numbers.card()),
        cardExpiration: numbers.expiration(Number(today.slice(0, 4))),
        withdrawAgreeYn: 'Y',
      },
    }
  }
  const bankCode = faker.helpers.arrayElement([...banks.keys()])
  return {
    annotation: `${bankName(bankCode)} 계좌에서 결제일에 출금합니다.`,
    paymentMethodCode: 'A',
    paymentMethodName: '계좌 자동이체',
    paymentAccount: { accountHolderName: companyName, accountInfo: numbers.account(), bankCode, rnno },
  }
}

/** The number of a demo card only determines the outcome of its charges. */
const cardOf = (cardNumber: string) => ({
  lastFour: cardNumber.slice(-4),
  key: { billingKey: simulatedKey(cardNumber.slice(-4), cardNumber), customerKey: DEMO_CUSTOMER },
})
