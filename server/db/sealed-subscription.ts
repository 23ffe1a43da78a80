import type { Schema } from '#contract/operation.ts'
import type { SecretBox } from '#server/security/secret-box.ts'
import type { StoredPayment, subscriptions } from './schema/subscription.ts'

export type SealedField =
  | 'cardNumber'
  | 'cardExpiration'
  | 'cardRnno'
  | 'accountNumber'
  | 'accountRnno'
  | 'secNo'

/** The purpose for which a number of a subscription is sealed. */
export const sealedFieldPurpose = (subscriptionId: string, field: SealedField): string =>
  `subscriptions/${subscriptionId}/${field}`

/**
 * The encrypted numbers of one subscription. Each box is bound to its row and field, so that a copy elsewhere
 * cannot be opened.
 */
export function sealedFields(box: SecretBox, subscriptionId: string) {
  const purpose = (field: SealedField) => sealedFieldPurpose(subscriptionId, field)
  const seal = (field: SealedField, plain: string) => box.seal(plain, purpose(field))
  const sealMaybe = (field: SealedField, plain: string | null) => (plain === null ? null : seal(field, plain))

  const open = (field: SealedField, sealed: string) => box.open(sealed, purpose(field))
  const openMaybe = (field: SealedField, sealed: string | null) =>
    sealed === null ? null : open(field, sealed)

  return {
    sealSecNo: (secNo: string | null) => sealMaybe('secNo', secNo),

    /** Takes a payment method with its full numbers as digits and an expiration MM/YY. */
    sealPayment({ paymentCard, paymentAccount, ...rest }: Schema<'PaymentMethod'>): StoredPayment {
      const stored: StoredPayment = rest
      if (paymentCard) {
        const { cardNumber, cardExpiration, rnno, ...shown } = paymentCard
        stored.paymentCard = {
          ...shown,
          cardNumberBox: seal('cardNumber', cardNumber),
          cardExpirationBox: seal('cardExpiration', cardExpiration),
          rnnoBox: sealMaybe('cardRnno', rnno),
          lastFour: cardNumber.slice(-4),
        }
      }
      if (paymentAccount) {
        const { accountInfo, rnno, ...shown } = paymentAccount
        stored.paymentAccount = {
          ...shown,
          accountNumberBox: seal('accountNumber', accountInfo),
          rnnoBox: sealMaybe('accountRnno', rnno),
        }
      }
      return stored
    },

    open,

    /** A payment method with its full numbers, the reverse of `sealPayment`. */
    openPayment({ paymentCard, paymentAccount, ...rest }: StoredPayment): Schema<'PaymentMethod'> {
      const plain: Schema<'PaymentMethod'> = rest
      if (paymentCard) {
        const { cardNumberBox, cardExpirationBox, rnnoBox, lastFour: _shown, ...shown } = paymentCard
        plain.paymentCard = {
          ...shown,
          cardNumber: open('cardNumber', cardNumberBox),
          cardExpiration: open('cardExpiration', cardExpirationBox),
          rnno: openMaybe('cardRnno', rnnoBox),
        }
      }
      if (paymentAccount) {
        const { accountNumberBox, rnnoBox, ...shown } = paymentAccount
        plain.paymentAccount = {
          ...shown,
          accountInfo: open('accountNumber', accountNumberBox),
          rnno: openMaybe('accountRnno', rnnoBox),
        }
      }
      return plain
    },
  }
}

export type SealedFields = ReturnType<typeof sealedFields>

type Row = typeof subscriptions.$inferInsert

/** A subscription before its numbers are encrypted. */
export type PlainSubscription = Omit<Row, 'payment' | 'subscriberInfo'> & {
  payment: Schema<'PaymentMethod'>
  subscriberInfo: Schema<'SubscriberInfo'>
}

/** The row of a subscription with its numbers sealed. */
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
