import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, inArray, isNull, lt } from 'drizzle-orm'
import type { Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import type { Clock } from '#domain/clock.ts'
import { DAY_MS } from '#domain/durations.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/once.ts'
import type { Expired } from '#server/db/remove-rows.ts'
import { registeredCards } from '#server/db/schema/subscription.ts'
import type { IssuedCard } from '#server/payments/gateway.ts'
import { lockMember } from '#server/security/member-lock.ts'
import type { SecretBox } from '#server/security/secret-box.ts'

/** The time for which cards are stored, as long as the drafts that name a card. */
const RETENTION_MS = 8 * DAY_MS
const MAX_CARDS = 10

/** The purpose for which a registered card is sealed. */
export const registeredCardPurpose = (id: string): string => `registered_cards/${id}`

/** A registered card, with the billing key and the customer key for its charges. */
export type RegisteredCard = IssuedCard & { cardId: string; customerKey: string }

/**
 * Cards whose retention is over: registered cards, and cards that were to be entered in the window of the payment
 * service.
 */
export const expiredCards = (now: Date): Expired => ({
  table: registeredCards,
  where: lt(registeredCards.expiresAt, now),
})

/** The queries of a member's registered cards. There are ten at most: another card replaces the oldest. */
export function cardStore({ db, box, clock }: { db: Db | Tx; box: SecretBox; clock: Clock }) {
  const decryptCard = ({
    id,
    customerKey,
    cardBox,
  }: typeof registeredCards.$inferSelect): RegisteredCard | undefined =>
    cardBox === null
      ? undefined
      : {
          ...(JSON.parse(box.open(cardBox, registeredCardPurpose(id))) as IssuedCard),
          cardId: id,
          customerKey,
        }
  const isValid = (memberId: string) =>
    and(eq(registeredCards.memberId, memberId), gt(registeredCards.expiresAt, clock.now()))

  return {
    /** Creates and returns a customer key, by which the payment service knows the payer of a card. */
    async begin(memberId: string): Promise<string> {
      const customerKey = randomUUID()
      const expiresAt = new Date(clock.now().getTime() + RETENTION_MS)
      await db.transaction(async (tx) => {
        await lockMember(tx, memberId)
        const before = await tx
          .select({ id: registeredCards.id })
          .from(registeredCards)
          .where(eq(registeredCards.memberId, memberId))
          .orderBy(asc(registeredCards.expiresAt), asc(registeredCards.id))
        const surplusIds = before.slice(0, Math.max(0, before.length - MAX_CARDS + 1)).map(({ id }) => id)
        if (surplusIds.length > 0)
          await tx.delete(registeredCards).where(inArray(registeredCards.id, surplusIds))
        await tx.insert(registeredCards).values({ id: randomUUID(), memberId, customerKey, expiresAt })
      })
      return customerKey
    },

    /**
     * The card of a customer key; `registered` is undefined before the window has answered. Throws `card.missing`.
     */
    async ofKey(memberId: string, customerKey: string) {
      const [row] = await db
        .select()
        .from(registeredCards)
        .where(and(eq(registeredCards.customerKey, customerKey), isValid(memberId)))
      if (!row) throw problemNamed('card.missing')
      return { cardId: row.id, registered: decryptCard(row) }
    },

    /** Stores the answer of the service, unless another call has stored it. */
    async register(cardId: string, card: IssuedCard): Promise<void> {
      const cardBox = box.seal(JSON.stringify(card), registeredCardPurpose(cardId))
      await db
        .update(registeredCards)
        .set({ cardBox })
        .where(and(eq(registeredCards.id, cardId), isNull(registeredCards.cardBox)))
    },

    /** A registered card of a member. Throws `card.missing`. */
    async find(memberId: string, cardId: string): Promise<RegisteredCard> {
      const [row] = await db
        .select()
        .from(registeredCards)
        .where(and(eq(registeredCards.id, cardId), isValid(memberId)))
      const card = row && decryptCard(row)
      if (!card) throw problemNamed('card.missing')
      return card
    },
  }
}

/** The card that a form selects; undefined for another payment method. Throws `card.missing`. */
export async function cardNamed(
  deps: Parameters<typeof cardStore>[0],
  memberId: string,
  { paymentMethodCode, paymentCard }: Pick<Schema<'SubscriptionForm'>, 'paymentMethodCode' | 'paymentCard'>,
): Promise<RegisteredCard | undefined> {
  if (paymentMethodCode !== 'C' || !paymentCard) return undefined
  return cardStore(deps).find(memberId, paymentCard.cardId ?? '')
}
