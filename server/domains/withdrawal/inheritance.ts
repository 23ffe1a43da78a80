import { eq } from 'drizzle-orm'
import { digitsOf } from '#domain/korean/digits.ts'
import { stateAfter } from '#domain/subscription/states.ts'
import type { Tx } from '#server/db/once.ts'
import { subscriptionLinks, subscriptions } from '#server/db/schema/subscription.ts'
import { sealedFields } from '#server/db/sealed-subscription.ts'
import type { SecretBox } from '#server/security/secret-box.ts'
import type { LeavingMember } from './leaver.store.ts'

type StoredSubscription = typeof subscriptions.$inferSelect

const NO_CARD = '0'.repeat(16)

/**
 * Transfers the contracts of a company from a leaving member to an owner, or to the longest-standing colleague, so
 * that they stay with the company. Open requests are withdrawn.
 */
export async function transferCompanyContracts(
  tx: Tx,
  box: SecretBox,
  contracts: StoredSubscription[],
  leaver: LeavingMember,
  heir: LeavingMember,
): Promise<void> {
  const replacer = replacePerson(leaver, heir)
  for (const contract of contracts) {
    const { id, subscriptionState, subscriberInfo, adminInfo } = contract
    const subscriber = {
      ...subscriberInfo,
      secNoBox: subscriberInfo.name === leaver.name ? null : subscriberInfo.secNoBox,
    }
    await tx
      .update(subscriptions)
      .set({
        memberId: heir.id,
        subscriptionState:
          stateAfter({ type: 'cancelSubscriptionRequest' }, subscriptionState) ?? subscriptionState,
        subscriberInfo: replacer.whole(subscriber),
        adminInfo: replacer.whole(adminInfo),
        payment: replacer.whole(withoutNumbersOf(leaver, contract, box)),
        rnImgViewInfo: contract.rnImgViewInfo && {
          ...contract.rnImgViewInfo,
          fileName: replacer.within(contract.rnImgViewInfo.fileName),
        },
        ddlImgViewInfo: contract.ddlImgViewInfo && {
          ...contract.ddlImgViewInfo,
          fileName: replacer.within(contract.ddlImgViewInfo.fileName),
        },
        memo: contract.memo && replacer.within(contract.memo),
      })
      .where(eq(subscriptions.id, id))
    await tx.delete(subscriptionLinks).where(eq(subscriptionLinks.subscriptionId, id))
  }
}

/** The payment method without the billing key of a card, or the number of an account, that belongs to the leaver. */
function withoutNumbersOf(
  { name }: LeavingMember,
  { id, payment }: StoredSubscription,
  box: SecretBox,
): StoredSubscription['payment'] {
  const seal = sealedFields(box, id)
  const { paymentCard, paymentAccount, ...rest } = payment
  const basePayment = {
    annotation: rest.annotation,
    paymentMethodCode: rest.paymentMethodCode,
    paymentMethodName: rest.paymentMethodName,
  }
  if (paymentCard?.cardHolderName === name) {
    const { cardHolderName, cardInfo, withdrawAgreeYn } = paymentCard
    const unknownCard = { keyBox: null, cardExpirationBox: null, lastFour: NO_CARD.slice(-4) }
    return { ...payment, paymentCard: { cardHolderName, cardInfo, withdrawAgreeYn, ...unknownCard } }
  }
  if (paymentAccount?.accountHolderName === name) {
    const sealed = seal.sealPayment({
      ...basePayment,
      paymentAccount: { ...paymentAccount, accountInfo: NO_CARD, rnno: null },
    })
    const { accountNumberBox, rnnoBox } = sealed.paymentAccount!
    return { ...payment, paymentAccount: { ...paymentAccount, accountNumberBox, rnnoBox } }
  }
  return payment
}

/**
 * Returns functions that replace the leaver's name, mail addresses and phone number by those of the member who takes
 * over: in whole values, and within free texts.
 */
function replacePerson(leaver: LeavingMember, heir: LeavingMember) {
  const texts: [string, string][] = [
    [leaver.email, heir.email],
    ...(leaver.subEmail ? [[leaver.subEmail, heir.email] as [string, string]] : []),
    [leaver.name, heir.name],
  ]
  const one = (text: string): string => {
    const replacement = texts.find(([from]) => from.toLowerCase() === text.trim().toLowerCase())
    if (replacement) return replacement[1]
    return digitsOf(text) === leaver.phoneNumber ? heir.phoneNumber : text
  }
  const whole = <Value>(value: Value): Value => {
    if (typeof value === 'string') return one(value) as Value
    if (Array.isArray(value)) return value.map(whole) as Value
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, whole(part)])) as Value
  }
  /** Replaces the values of the leaver within a free text. */
  const within = (text: string) =>
    [
      ...texts,
      ...phoneSpellings(leaver.phoneNumber).map((from) => [from, heir.phoneNumber] as [string, string]),
    ].reduce((changed, [from, to]) => changed.replaceAll(from, to), text)
  return { whole, within }
}

const phoneSpellings = (digits: string) => [
  digits,
  `${digits.slice(0, 3)}-${digits.slice(3, -4)}-${digits.slice(-4)}`,
]
