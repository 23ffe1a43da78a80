import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { billingKeys } from '#server/db/schema/bill.ts'
import { type CardKey, sealedFields } from '#server/db/sealed-subscription.ts'
import type { ChargeAccount, KeyOutcome } from '#server/payments/gateway.ts'
import type { BillDeps } from './bill.deps.ts'
import type { StoredSubscription } from './bill.notifications.ts'

type KeyDeps = Pick<BillDeps, 'db' | 'box' | 'clock' | 'gateway'>
type Failure = Extract<KeyOutcome, { failure: unknown }>
/** The number, expiration and identity of a card that an earlier release exchanged for a billing key. */
type FormerCard = { code: 'C'; cardNumber: string; cardExpiration: string; identity: string | null }
/** A billing key and its payment method, sealed together since the key is invalid for another payment method. */
type IssuedKey = CardKey & { method: ChargeAccount | FormerCard }

/** The purpose for which a billing key is sealed. */
export const billingKeyPurpose = (subscriptionId: string): string => `billing_keys/${subscriptionId}`

/**
 * Returns the payment service's billing key for a subscription's payment method: the key of the registered card, or
 * of the account. A new key is issued if the account number has changed. A card without a billing key has to be
 * registered again: METHOD_INVALID. Returns undefined for payment by invoice. Throws `PaymentUnknown` without an
 * answer of the service.
 */
export async function billingKeyFor(
  deps: KeyDeps,
  subscription: StoredSubscription,
): Promise<CardKey | Failure | undefined> {
  const { paymentMethodCode: code, paymentCard, paymentAccount } = subscription.payment
  if (code === 'C' && paymentCard)
    return (await cardKeyOf(deps, subscription)) ?? { failure: 'METHOD_INVALID' }
  if (code === 'A' && paymentAccount) return accountKeyOf(deps, subscription, paymentAccount)
  return undefined
}

/**
 * The billing key of a subscription's card; null if the card has to be registered again. A card whose numbers an
 * earlier release stored has the billing key that was issued for exactly these numbers.
 */
export async function cardKeyOf(
  { db, box }: Pick<KeyDeps, 'db' | 'box'>,
  subscription: Pick<StoredSubscription, 'id' | 'payment'>,
): Promise<CardKey | null> {
  const { id, payment } = subscription
  const { paymentCard: card } = payment
  if (!card) return null
  const sealed = sealedFields(box, id)
  if (card.cardNumberBox === undefined) return sealed.openPayment(payment).paymentCard?.key ?? null
  const issued = await issuedKeyOf({ db, box }, id)
  const method: FormerCard = {
    code: 'C',
    cardNumber: sealed.open('cardNumber', card.cardNumberBox),
    cardExpiration: sealed.open('cardExpiration', card.cardExpirationBox!),
    identity: card.rnnoBox ? sealed.open('cardRnno', card.rnnoBox) : null,
  }
  return issued && isDeepStrictEqual(issued.method, method) ? keyOf(issued) : null
}

type Account = NonNullable<StoredSubscription['payment']['paymentAccount']>

async function accountKeyOf(
  { db, box, clock, gateway }: KeyDeps,
  { id: subscriptionId }: StoredSubscription,
  { bankCode, accountNumberBox, rnnoBox }: Account,
): Promise<CardKey | Failure> {
  const sealed = sealedFields(box, subscriptionId)
  const method: ChargeAccount = {
    code: 'A',
    bankCode,
    accountNumber: sealed.open('accountNumber', accountNumberBox),
    identity: rnnoBox === null ? null : sealed.open('accountRnno', rnnoBox),
  }
  const issued = await issuedKeyOf({ db, box }, subscriptionId)
  if (issued && isDeepStrictEqual(issued.method, method)) return keyOf(issued)
  const customerKey = randomUUID()
  const outcome = await gateway.issueKey(method, customerKey)
  if ('failure' in outcome) return outcome
  const key = { billingKey: outcome.billingKey, customerKey }
  const keyBox = box.seal(
    JSON.stringify({ ...key, method } satisfies IssuedKey),
    billingKeyPurpose(subscriptionId),
  )
  const row = { subscriptionId, keyBox, createdAt: clock.now() }
  await db
    .insert(billingKeys)
    .values(row)
    .onConflictDoUpdate({ target: billingKeys.subscriptionId, set: row })
  return key
}

async function issuedKeyOf(
  { db, box }: Pick<KeyDeps, 'db' | 'box'>,
  subscriptionId: string,
): Promise<IssuedKey | undefined> {
  const [known] = await db.select().from(billingKeys).where(eq(billingKeys.subscriptionId, subscriptionId))
  return known && (JSON.parse(box.open(known.keyBox, billingKeyPurpose(subscriptionId))) as IssuedKey)
}

const keyOf = ({ billingKey, customerKey }: IssuedKey): CardKey => ({ billingKey, customerKey })
