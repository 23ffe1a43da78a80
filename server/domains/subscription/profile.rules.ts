import type { Input, Output, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { isExpiryPast } from '#domain/korean/card.ts'
import { emptySecrets } from '#domain/subscription/empty-form.ts'
import { hasCertificateFor, OFFERED_PROFILES, storedNumbers } from '#domain/subscription/profiles.ts'
import { isRunning } from '#domain/subscription/states.ts'
import { type PlainPayment, sealedFields } from '#server/db/sealed-subscription.ts'
import type { CallerMember } from '#server/http/calls/caller.ts'
import type { SecretBox } from '#server/security/secret-box.ts'
import { maskNumbers, peopleOf, toPaymentMethod } from './subscription.rules.ts'
import type { StoredSubscription } from './subscription.store.ts'

type KnownProfile = Pick<
  Schema<'CompanyProfile'>,
  'companyInfo' | 'subscriberInfo' | 'adminInfo' | 'rnImgViewInfo'
>
type Request = Input<'requestSubscription'>
type Reader = { box: SecretBox; caller: CallerMember; now: Date }

/**
 * The known details of a subscription, with full numbers. For a business the caller is the subscriber;
 * persons subscribe for themselves.
 */
export function knownDetails(row: StoredSubscription, { box, caller }: Reader): KnownProfile {
  const people = peopleOf(row, sealedFields(box, row.id))
  const { name, email, phoneNumber } = caller.info
  return {
    ...people,
    rnImgViewInfo: row.rnImgViewInfo,
    ...(people.subscriberInfo.accountTypeDetail !== 'PERSON' && {
      subscriberInfo: { ...people.subscriberInfo, name, accountEmail: email, phoneNumber },
    }),
  }
}

/**
 * The companies and payment methods of subscriptions, the newest first, each once, at most `limit` of each.
 */
export function toProfiles(
  rows: readonly StoredSubscription[],
  reader: Reader,
  limit = OFFERED_PROFILES,
): Output<'listSubscriptionProfiles'> {
  const companies = [...groupBy(rows, companyKey).values()].slice(0, limit)
  const payable = rows.filter((row) => isPaying(row) && !isKeyless(row))
  const payments = [...groupBy(payable, (row) => paymentKey(row, reader)).values()].slice(0, limit)
  return {
    companies: companies.map((of) => {
      const latestDetails = knownDetails(of[0]!, reader)
      return {
        profileId: of[0]!.id,
        subscriptionCount: of.filter(({ subscriptionState }) => isRunning(subscriptionState)).length,
        subscriptions: of.filter(isPaying).map(toUse),
        ...latestDetails,
        ...maskNumbers(latestDetails),
      }
    }),
    payments: payments.map((of) => {
      const [{ id, payment }] = of as [StoredSubscription]
      const sealed = sealedFields(reader.box, id)
      const isUnpaid = of.some(({ subscriptionState }) => subscriptionState === 'PAST_DUE')
      return {
        profileId: id,
        profileState: isExpired(of[0]!, reader) ? 'EXPIRED' : isUnpaid ? 'UNPAID' : 'USABLE',
        subscriptions: of.map(toUse),
        paymentMethod: toPaymentMethod(payment, sealed),
      }
    }),
  }
}

/**
 * The payment method of a profile, with its billing key or full number. Throws `profile.missing` if no subscription
 * uses it any more or its card has to be registered again, and `card.expired`.
 */
export function paymentKnown(row: StoredSubscription, reader: Reader): PlainPayment {
  if (!isPaying(row) || isKeyless(row)) throw problemNamed('profile.missing')
  if (isExpired(row, reader)) throw problemNamed('card.expired')
  return sealedFields(reader.box, row.id).openPayment(row.payment)
}

/**
 * The request with the numbers that a profile adds to empty fields, and whether the profile's certificate is valid
 * for it.
 */
export function requestWithKnownNumbers(
  known: KnownProfile,
  { form, secrets }: Pick<Request, 'form' | 'secrets'>,
) {
  const storedValues = storedNumbers(known, form)
  return {
    form: {
      ...form,
      companyInfo: {
        ...form.companyInfo,
        corporateNo: form.companyInfo.corporateNo || (storedValues['companyInfo.corporateNo'] ?? ''),
      },
      subscriberInfo: {
        ...form.subscriberInfo,
        phoneNumber: form.subscriberInfo.phoneNumber || (storedValues['subscriberInfo.phoneNumber'] ?? ''),
      },
      adminInfo: {
        ...form.adminInfo,
        phoneNumber: form.adminInfo.phoneNumber || (storedValues['adminInfo.phoneNumber'] ?? ''),
      },
    },
    secrets: { ...secrets, secNo: secrets.secNo || (storedValues['secrets.secNo'] ?? emptySecrets.secNo) },
    certificate: hasCertificateFor(known, form) ? known.rnImgViewInfo : null,
  }
}

/** Whether the company pays for a subscription now, or will once its request is approved. */
const isPaying = ({ subscriptionState: state }: StoredSubscription) =>
  isRunning(state) || state === 'REQUESTED'

/** Whether a subscription is paid by a card that has to be registered again, since no billing key is stored. */
const isKeyless = ({ payment: { paymentMethodCode, paymentCard } }: StoredSubscription) =>
  paymentMethodCode === 'C' && !paymentCard?.keyBox

const toUse = ({
  id,
  subscriptionNo,
  subscriptionState,
  serviceInfo: { serviceName, planName },
}: StoredSubscription): Schema<'ProfileSubscription'> => ({
  subscriptionId: id,
  subscriptionNo,
  subscriptionState,
  serviceName,
  planName,
})

const companyKey = ({ companyInfo, subscriberInfo: { accountTypeDetail } }: StoredSubscription) =>
  accountTypeDetail === 'PERSON' ? accountTypeDetail : companyInfo.rnno

function paymentKey({ id, payment }: StoredSubscription, { box }: Reader): string {
  const { paymentMethodCode, paymentGiro, paymentCard, paymentAccount } = sealedFields(box, id).openPayment(
    payment,
  )
  // A card that was registered twice has two billing keys, so its visible fields are compared instead.
  const { cardInfo, lastFour, cardExpiration, cardHolderName } = paymentCard ?? {}
  const card = [cardInfo, lastFour, cardExpiration, cardHolderName]
  const { bankCode, accountInfo } = paymentAccount ?? {}
  return JSON.stringify([paymentMethodCode, paymentGiro, card, bankCode, accountInfo])
}

function isExpired({ id, payment: { paymentCard } }: StoredSubscription, { box, now }: Reader): boolean {
  if (!paymentCard?.cardExpirationBox) return false
  const expiration = sealedFields(box, id).open('cardExpiration', paymentCard.cardExpirationBox)
  return isExpiryPast(expiration, { now: () => now })
}

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const rowsByKey = new Map<string, Row[]>()
  for (const row of rows) {
    const key = keyOf(row)
    rowsByKey.set(key, [...(rowsByKey.get(key) ?? []), row])
  }
  return rowsByKey
}
