import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { billingKeys } from '#server/db/schema/bill.ts'
import { sealedFields } from '#server/db/sealed-subscription.ts'
import type { ChargeMethod, KeyOutcome } from '#server/payments/gateway.ts'
import type { BillDeps } from './bill.deps.ts'
import type { StoredSubscription } from './bill.notifications.ts'

type KeyDeps = Pick<BillDeps, 'db' | 'box' | 'clock' | 'gateway'>
export type BillingKey = { billingKey: string; customerKey: string }
/** The key and its method, sealed together since the key is invalid for another payment method. */
type IssuedKey = BillingKey & { method: ChargeMethod }

/** The purpose for which a billing key is sealed. */
export const billingKeyPurpose = (subscriptionId: string): string => `billing_keys/${subscriptionId}`

/**
 * The payment service's key for a subscription's payment method: the existing one, or a new one if the
 * numbers have changed. Undefined for payment by invoice. Throws PaymentUnknown.
 */
export async function billingKeyFor(
  { db, box, clock, gateway }: KeyDeps,
  subscription: StoredSubscription,
): Promise<(BillingKey | Extract<KeyOutcome, { failure: unknown }>) | undefined> {
  const method = methodOf(box, subscription)
  if (!method) return undefined
  const { id: subscriptionId } = subscription
  const [known] = await db.select().from(billingKeys).where(eq(billingKeys.subscriptionId, subscriptionId))
  if (known) {
    const issued = JSON.parse(box.open(known.keyBox, billingKeyPurpose(subscriptionId))) as IssuedKey
    const { billingKey, customerKey } = issued
    if (isDeepStrictEqual(issued.method, method)) return { billingKey, customerKey }
  }
  const customerKey = randomUUID()
  const outcome = await gateway.issueKey(method, customerKey)
  if ('failure' in outcome) return outcome
  const key = { billingKey: outcome.billingKey, customerKey }
  const row = {
    subscriptionId,
    keyBox: box.seal(
      JSON.stringify({ ...key, method } satisfies IssuedKey),
      billingKeyPurpose(subscriptionId),
    ),
    createdAt: clock.now(),
  }
  await db
    .insert(billingKeys)
    .values(row)
    .onConflictDoUpdate({ target: billingKeys.subscriptionId, set: row })
  return key
}

function methodOf(box: BillDeps['box'], { id, payment }: StoredSubscription): ChargeMethod | undefined {
  const sealed = sealedFields(box, id)
  const { paymentCard: card, paymentAccount: account } = payment
  if (payment.paymentMethodCode === 'C' && card) {
    const [cardNumber, cardExpiration] = [
      sealed.open('cardNumber', card.cardNumberBox),
      sealed.open('cardExpiration', card.cardExpirationBox),
    ]
    const identity = card.rnnoBox === null ? null : sealed.open('cardRnno', card.rnnoBox)
    return { code: 'C', cardNumber, cardExpiration, identity }
  }
  if (payment.paymentMethodCode === 'A' && account) {
    const identity = account.rnnoBox === null ? null : sealed.open('accountRnno', account.rnnoBox)
    const accountNumber = sealed.open('accountNumber', account.accountNumberBox)
    return { code: 'A', bankCode: account.bankCode, accountNumber, identity }
  }
  return undefined
}
