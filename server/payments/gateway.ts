import type { ChargeFailure } from '#domain/bill/failures.ts'
import type { Currency } from '#domain/money.ts'
import type { SettledMoney } from '#domain/settlement/compare.ts'

/** An account with its number in digits; an identity is a birth date YYMMDD or a business number. */
export type ChargeAccount = { code: 'A'; bankCode: string; accountNumber: string; identity: string | null }

/**
 * The window of the payment service in which a card number is entered: its script, and the origins that the page of
 * the window needs.
 */
export type CardWindow = { scriptUrl: string; clientKey: string; origins: readonly string[] }

/**
 * A card as the payment service describes it: the company, the last four characters of its masked number, and MM/YY
 * or null.
 */
export type IssuedCard = {
  billingKey: string
  cardInfo: string
  lastFour: string
  cardExpiration: string | null
}

export type Charge = {
  billingKey: string
  customerKey: string
  /** The idempotency key of an attempt, the same for every retry, so that the attempt is charged once. */
  idempotencyKey: string
  orderId: string
  orderName: string
  amount: number
}

export type KeyOutcome = { billingKey: string } | { failure: ChargeFailure }
export type CardOutcome = IssuedCard | { failure: ChargeFailure }
/** A refund of a charge; `amount` is a part of the charge or all of it. */
export type Refund = {
  /** The id of the charge. */
  providerKey: string
  amount: number
  /** The reason for the records of the service, without personal data. */
  reason: string
  /** The idempotency key of the refund, the same for every retry, so that the refund happens once. */
  idempotencyKey: string
}
/** A charge at the payment service: `givenBack` is the refunded part, through the portal or outside of it. */
export type ServicePayment = {
  providerKey: string
  state: 'PAID' | 'OPEN' | 'FAILED'
  amount: number
  givenBack: number
}
export type RefundOutcome = 'DONE' | 'REFUSED'
export type ChargeOutcome = { providerKey: string } | { failure: ChargeFailure }

/**
 * The payment service. Its answers are final; if the outcome of a call is unknown, the call throws PaymentUnknown.
 */
export type PaymentGateway = {
  /** Whether the service charges this method in this currency; other methods are paid by invoice. */
  accepts(code: string, currency: Currency): boolean
  cardWindow: CardWindow
  /** Exchanges the answer of the card window for the billing key of later charges. */
  issueCardKey(auth: { authKey: string; customerKey: string }): Promise<CardOutcome>
  /** Exchanges the number of an account for a billing key, which later charges use instead. */
  issueKey(account: ChargeAccount, customerKey: string): Promise<KeyOutcome>
  charge(charge: Charge): Promise<ChargeOutcome>
  refund(refund: Refund): Promise<RefundOutcome>
  /** Returns the charge of an order at the service; undefined if there is none. */
  readOrder(orderId: string): Promise<ServicePayment | undefined>
  /** Returns the settlements of the days in Korea from `from` to `to`, both included, YYYY-MM-DD. */
  settlements(from: string, to: string): Promise<SettledMoney[]>
}

/** Thrown if the outcome of a call is unknown: the call may be repeated with the same idempotency key. */
export class PaymentUnknown extends Error {
  override name = 'PaymentUnknown'
}
