import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { OfferState } from '#domain/company/offer.machine.ts'
import { companyOffers } from '#server/db/schema/company-people.ts'
import type { Queries } from './company.deps.ts'
import type { CompanyOffer } from './offer.store.ts'

const isOpen = isNull(companyOffers.closedAt)
const isUndelivered = and(isOpen, isNull(companyOffers.companyId), isNull(companyOffers.deliveredAt))

/** The queries of requests to join, including those without a company. */
export function joinStore(db: Queries) {
  return {
    /** The requests to join that are not delivered yet, the earliest first. */
    async undelivered(most: number): Promise<string[]> {
      const rows = await db
        .select({ id: companyOffers.id })
        .from(companyOffers)
        .where(isUndelivered)
        .orderBy(companyOffers.createdAt, companyOffers.id)
        .limit(most)
      return rows.map(({ id }) => id)
    },

    /**
     * Delivers a request to join to a company, or marks it as a request whose business number no company has. Returns
     * false if another node has already done so.
     */
    async deliver(id: string, companyId: string | null, now: Date): Promise<boolean> {
      const rows = await db
        .update(companyOffers)
        .set({ companyId, deliveredAt: now })
        .where(and(eq(companyOffers.id, id), isUndelivered))
        .returning({ id: companyOffers.id })
      return rows.length > 0
    },

    /**
     * Refuses a request to join on behalf of its company, which retains a closed copy. For the requester the request
     * continues to wait, as if no company had the business number. Does nothing if another call has already refused
     * the request.
     */
    async refuse(offer: CompanyOffer, offerState: OfferState, now: Date): Promise<string | undefined> {
      const rows = await db
        .update(companyOffers)
        .set({ companyId: null })
        .where(and(eq(companyOffers.id, offer.id), eq(companyOffers.companyId, offer.companyId), isOpen))
        .returning()
      const [row] = rows
      if (!row) return undefined
      const id = randomUUID()
      const { companyId } = offer
      await db.insert(companyOffers).values({ ...row, id, companyId, offerState, closedAt: now })
      return id
    },

    /** Removes the requests to join from a company that ends. For their requesters, the requests continue to wait. */
    async release(companyId: string): Promise<void> {
      await db
        .update(companyOffers)
        .set({ companyId: null })
        .where(and(eq(companyOffers.companyId, companyId), eq(companyOffers.offerKind, 'JOIN'), isOpen))
    },

    /**
     * Withdraws the open requests to join of a member whose row is locked; skips those that another call has
     * locked.
     */
    async takeBackLateOf(id: string, now: Date): Promise<void> {
      const openRequests = db
        .select({ id: companyOffers.id })
        .from(companyOffers)
        .where(and(isOpen, eq(companyOffers.memberId, id)))
        .for('update', { skipLocked: true })
      await db
        .update(companyOffers)
        .set({ offerState: 'TAKEN_BACK', closedAt: now })
        .where(and(sql`${companyOffers.id} in ${openRequests}`, isOpen))
    },
  }
}
