import { and, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import type { Stoppable } from '#server/db/remove-rows.ts'
import { billingKeys } from '#server/db/schema/bill.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { sealedFields } from '#server/db/sealed-subscription.ts'
import type { SecretBox } from '#server/security/secret-box.ts'
import { cardKeyOf } from './bill.keys.ts'

const BATCH_SIZE = 50

/**
 * Removes the numbers, expirations and identities of cards that an earlier release stored, with the copies next to
 * its billing keys (decision 154). A card keeps its billing key, if the payment service issued it for exactly these
 * numbers; any other card has to be registered again.
 */
export async function forgetCardNumbers(
  { db, box }: { db: Db; box: SecretBox },
  { signal }: Stoppable = {},
): Promise<void> {
  for (;;) {
    if (signal?.aborted) return
    const rows = await db
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(hasNumbers)
      .limit(BATCH_SIZE)
    for (const { id } of rows) await forgetIn(db, box, id)
    if (rows.length < BATCH_SIZE) return
  }
}

/** The number of subscriptions with stored card numbers. */
export const countCardNumbers = (db: Db): Promise<number> => db.$count(subscriptions, hasNumbers)

const hasNumbers: SQL | undefined = or(
  isNotNull(sql`${subscriptions.payment} #> '{paymentCard,cardNumberBox}'`),
  // A billing key of a card at a subscription whose payment method has changed.
  and(
    sql`${subscriptions.payment} ->> 'paymentMethodCode' <> 'A'`,
    sql`exists (select 1 from ${billingKeys} where ${billingKeys.subscriptionId} = ${subscriptions.id})`,
  ),
)

async function forgetIn(db: Db, box: SecretBox, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update')
    if (!row) return
    const { paymentCard: card } = row.payment
    if (card?.cardNumberBox !== undefined) {
      const key = await cardKeyOf({ db: tx as unknown as Db, box }, row)
      const { cardHolderName, cardInfo, withdrawAgreeYn, lastFour } = card
      const paymentCard = {
        cardHolderName,
        cardInfo,
        withdrawAgreeYn,
        lastFour,
        keyBox: sealedFields(box, id).sealCardKey(key),
        cardExpirationBox: null,
      }
      const payment = { ...row.payment, paymentCard }
      await tx.update(subscriptions).set({ payment }).where(eq(subscriptions.id, id))
    }
    if (row.payment.paymentMethodCode !== 'A')
      await tx.delete(billingKeys).where(eq(billingKeys.subscriptionId, id))
  })
}
