import type { Schema } from '#contract/operation.ts'
import type { SecretBox } from '#server/security/secret-box.ts'
import type { StoredPayment, subscriptions } from './schema/subscription.ts'

export type SealedField =
  | 'cardKey'
  | 'cardNumber'
  | 'cardExpiration'
  | 'cardRnno'
  | 'accountNumber'
  | 'accountRnno'
  | 'secNo'

/** The key by which the payment service charges a card. */
export type CardKey = { billingKey: string; customerKey: string }

/**
 * A payment method before encryption; a card consists of its billing key and the last four characters of its masked
 * number.
 */
export type PlainPayment = Omit<Schema<'PaymentMethod'>, 'paymentCard'> & {
  paymentCard?: Omit<Schema<'PaymentCard'>, 'cardNumber' | 'cardExpiration' | 'rnno'> & {
    /** Null for a card that has to be registered again. */
    key: CardKey | null
    lastFour: string
    /** The expiration as MM/YY; null if the payment service does not return it. */
    cardExpiration: string | null
  }
}

/** The purpose for which a field of a subscription is sealed. */
export const sealedFieldPurpose = (subscriptionId: string, field: SealedField): string =>
  `subscriptions/${subscriptionId}/${field}`

/**
 * Returns functions that encrypt and decrypt the sealed fields of one subscription. Each ciphertext is bound to its
 * row and field, so that a copy elsewhere cannot be decrypted.
 */
export function sealedFields(box: SecretBox, subscriptionId: string) {
  const purpose = (field: SealedField) => sealedFieldPurpose(subscriptionId, field)
  const seal = (field: SealedField, plain: string) => box.seal(plain, purpose(field))
  const sealNullable = (field: SealedField, plain: string | null) =>
    plain === null ? null : seal(field, plain)

  const open = (field: SealedField, sealed: string) => box.open(sealed, purpose(field))
  const openNullable = (field: SealedField, sealed: string | null) =>
    sealed === null ? null : open(field, sealed)

  const sealCardKey = (key: CardKey | null) => sealNullable('cardKey', key && JSON.stringify(key))

  return {
    sealCardKey,
    sealSecNo: (secNo: string | null) => sealNullable('secNo', secNo),

    /** Seals a payment method, whose full account number is given as digits. */
    sealPayment({ paymentCard, paymentAccount, ...rest }: PlainPayment): StoredPayment {
      const storedPayment: StoredPayment = rest
      if (paymentCard) {
        const { key, cardExpiration, ...shown } = paymentCard
        storedPayment.paymentCard = {
          ...shown,
          keyBox: sealCardKey(key),
          cardExpirationBox: sealNullable('cardExpiration', cardExpiration),
        }
      }
      if (paymentAccount) {
        const { accountInfo, rnno, ...shown } = paymentAccount
        storedPayment.paymentAccount = {
          ...shown,
          accountNumberBox: seal('accountNumber', accountInfo),
          rnnoBox: sealNullable('accountRnno', rnno),
        }
      }
      return storedPayment
    },

    open,

    /** Returns a payment method with its decrypted billing key or account number, the reverse of `sealPayment`. */
    openPayment({ paymentCard, paymentAccount, ...rest }: StoredPayment): PlainPayment {
      const plain: PlainPayment = rest
      if (paymentCard) {
        const { cardHolderName, cardInfo, withdrawAgreeYn, lastFour, keyBox, cardExpirationBox } = paymentCard
        const key = openNullable('cardKey', keyBox ?? null)
        plain.paymentCard = {
          cardHolderName,
          cardInfo,
          withdrawAgreeYn,
          lastFour,
          key: key === null ? null : (JSON.parse(key) as CardKey),
          cardExpiration: openNullable('cardExpiration', cardExpirationBox),
        }
      }
      if (paymentAccount) {
        const { accountNumberBox, rnnoBox, ...shown } = paymentAccount
        plain.paymentAccount = {
          ...shown,
          accountInfo: open('accountNumber', accountNumberBox),
          rnno: openNullable('accountRnno', rnnoBox),
        }
      }
      return plain
    },
  }
}

export type SealedFields = ReturnType<typeof sealedFields>

type Row = typeof subscriptions.$inferInsert

/** A subscription before the billing key, the account number and the other sealed fields are encrypted. */
export type PlainSubscription = Omit<Row, 'payment' | 'subscriberInfo'> & {
  payment: PlainPayment
  subscriberInfo: Schema<'SubscriberInfo'>
}

/** Returns the row of a subscription with encrypted sealed fields. */
export function toSubscriptionRow(
  box: SecretBox,
  { payment, subscriberInfo, ...rest }: PlainSubscription,
): Row {
  const { sealSecNo, sealPayment } = sealedFields(box, rest.id)
  const { secNo, ...subscriber } = subscriberInfo
  return {
    ...rest,
    payment: sealPayment(payment),
    subscriberInfo: { ...subscriber, secNoBox: sealSecNo(secNo) },
  }
}
