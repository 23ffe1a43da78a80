import type { ChargeFailure } from '#domain/bill/failures.ts'
import type { Currency } from '#domain/money.ts'

/** A payment method with its numbers in digits; an expiration is MM/YY, an identity a birth date YYMMDD or a business number. */
export type ChargeMethod =
  | { code: 'C'; cardNumber: string; cardExpiration: string; identity: string | null }
  | { code: 'A'; bankCode: string; accountNumber: string; identity: string | null }

export type Charge = {
  billingKey: string
  customerKey: string
  /** The same for every retry of an attempt, so that it is charged once. */
  idempotencyKey: string
  orderId: string
  orderName: string
  amount: number
}

export type KeyOutcome = { billingKey: string } | { failure: ChargeFailure }
export type ChargeOutcome = { providerKey: string } | { failure: ChargeFailure }

/**
 * The payment service. Its answers are final; if the outcome of a call is unknown it throws PaymentUnknown.
 */
export type PaymentGateway = {
  /** Whether it charges such a method in such a currency; others are paid by invoice. */
  accepts(code: string, currency: Currency): boolean
  /** Exchanges the numbers of a method for a key that later charges use instead. */
  issueKey(method: ChargeMethod, customerKey: string): Promise<KeyOutcome>
  charge(charge: Charge): Promise<ChargeOutcome>
}

/** The outcome of a call is unknown: it may be repeated with the same idempotency key. */
export class PaymentUnknown extends Error {
  override name = 'PaymentUnknown'
}
