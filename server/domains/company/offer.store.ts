import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { OfferState } from '#domain/company/offer.machine.ts'
import type { OfferKind } from '#domain/company/offers.ts'
import { afterPosition, type ListPosition } from '#server/db/cursor.ts'
import type { Expired } from '#server/db/remove-rows.ts'
import { companies } from '#server/db/schema/company.ts'
import { companyOffers } from '#server/db/schema/company-people.ts'
import { members } from '#server/db/schema/member.ts'
import type { Queries } from './company.deps.ts'
import { MAX_OPEN } from './offer.rules.ts'

/** An offer with the names to show. The member who made the offer is named only while they belong to the company. */
export type StoredOffer = typeof companyOffers.$inferSelect & {
  companyName: string | null
  byName: string | null
}
/** An offer of a company. */
export type CompanyOffer = StoredOffer & { companyId: string; companyName: string }
export const isOfCompany = (offer: StoredOffer): offer is CompanyOffer =>
  offer.companyId !== null && offer.companyName !== null
type InvitedMember = { id: string; name: string; email: string }
type OfferFilter = { companyId: string; offerKind?: OfferKind; open?: boolean }

const MAX_OWN = 50
const makers = alias(members, 'makers')
const isOpen = isNull(companyOffers.closedAt)
const isWaiting = (now: Date) => and(isOpen, gt(companyOffers.expiresAt, now))
const isInvitationOf = (memberId: string, companyId: string) =>
  and(
    eq(companyOffers.offerKind, 'INVITATION'),
    eq(companyOffers.byId, memberId),
    eq(companyOffers.companyId, companyId),
  )

/** The queries of invitations, requests to join and offered ownerships. */
export function offerStore(db: Queries) {
  const withNames = () =>
    db
      .select({
        offer: companyOffers,
        companyName: companies.name,
        byName: sql<
          string | null
        >`case when ${companyOffers.offerKind} = 'JOIN' then ${companyOffers.name} else ${makers.name} end`,
      })
      .from(companyOffers)
      .leftJoin(companies, eq(companies.id, companyOffers.companyId))
      .leftJoin(makers, and(eq(makers.id, companyOffers.byId), eq(makers.companyId, companyOffers.companyId)))
  const read = async (query: Promise<Awaited<ReturnType<typeof withNames>>>): Promise<StoredOffer[]> =>
    (await query).map(({ offer, ...names }) => ({ ...offer, ...names }))
  const matchesFilter = ({ companyId, offerKind, open }: OfferFilter) =>
    and(
      eq(companyOffers.companyId, companyId),
      offerKind && eq(companyOffers.offerKind, offerKind),
      open === undefined ? undefined : open ? isOpen : isNotNull(companyOffers.closedAt),
    )
  const newest = [desc(companyOffers.createdAt), desc(companyOffers.id)] as const

  return {
    /** Returns at most `limit` offers after a position, the latest first. */
    page: (filter: OfferFilter, { after, limit }: { after?: ListPosition; limit: number }) =>
      read(
        withNames()
          .where(
            and(
              matchesFilter(filter),
              after && afterPosition([companyOffers.createdAt, companyOffers.id], after, 'newestFirst'),
            ),
          )
          .orderBy(...newest)
          .limit(limit),
      ),

    async count(filter: OfferFilter): Promise<number> {
      const [row] = await db.select({ count: count() }).from(companyOffers).where(matchesFilter(filter))
      return row!.count
    },

    /** The offers that wait for a member, or that a member has requested. */
    waitingFor: ({ memberId, email }: { memberId: string; email: string }, now: Date) =>
      read(
        withNames()
          .where(
            and(
              isWaiting(now),
              or(
                and(eq(companyOffers.offerKind, 'INVITATION'), eq(companyOffers.email, email)),
                eq(companyOffers.memberId, memberId),
              ),
            ),
          )
          .orderBy(...newest)
          .limit(MAX_OWN),
      ),

    /** The open invitations that a member has sent for a company, the latest first. */
    waitingOf: (memberId: string, companyId: string, now: Date) =>
      read(
        withNames()
          .where(and(isWaiting(now), isInvitationOf(memberId, companyId)))
          .orderBy(...newest)
          .limit(MAX_OPEN),
      ),

    /**
     * Withdraws the invitations that a former owner has sent for a company. Returns the number of withdrawn
     * invitations.
     */
    async takeBackSentBy(memberId: string, companyId: string, now: Date): Promise<number> {
      const rows = await db
        .update(companyOffers)
        .set({ offerState: 'TAKEN_BACK', closedAt: now })
        .where(and(isOpen, isInvitationOf(memberId, companyId)))
        .returning({ id: companyOffers.id })
      return rows.length
    },

    async find(id: string): Promise<StoredOffer | undefined> {
      const [row] = await read(withNames().where(eq(companyOffers.id, id)))
      return row
    },

    /**
     * Adds an offer, unless an offer of its kind is already open. An expired offer that was not closed yet counts as
     * open.
     */
    async add(offer: typeof companyOffers.$inferInsert): Promise<boolean> {
      const rows = await db
        .insert(companyOffers)
        .values(offer)
        .onConflictDoNothing()
        .returning({ id: companyOffers.id })
      return rows.length > 0
    },

    /** Closes an open offer; false if another request has already closed it. */
    async close(id: string, offerState: OfferState, now: Date): Promise<boolean> {
      const rows = await db
        .update(companyOffers)
        .set({ offerState, closedAt: now })
        .where(and(eq(companyOffers.id, id), isOpen))
        .returning({ id: companyOffers.id })
      return rows.length > 0
    },

    /**
     * Stores the member who accepted an invitation. Call it only after the member is locked, since the foreign key
     * locks the member, too.
     */
    async recordInvitee(
      id: string,
      { id: memberId, name }: Pick<InvitedMember, 'id' | 'name'>,
    ): Promise<void> {
      await db.update(companyOffers).set({ memberId, name }).where(eq(companyOffers.id, id))
    },

    /**
     * Withdraws the offers that become pointless when a member joins a company or leaves it: the member's requests to
     * join, offers to the member, and the company's invitations to the member's address, with which the member could
     * join again.
     */
    async takeBackAllOf(
      { id, email }: Pick<InvitedMember, 'id' | 'email'>,
      companyId: string,
      now: Date,
    ): Promise<void> {
      const isInvited = and(
        eq(companyOffers.offerKind, 'INVITATION'),
        eq(companyOffers.companyId, companyId),
        eq(companyOffers.email, email),
      )
      await db
        .update(companyOffers)
        .set({ offerState: 'TAKEN_BACK', closedAt: now })
        .where(and(isOpen, or(eq(companyOffers.memberId, id), isInvited)))
    },

    /** Ends expired offers, up to a limit, and returns them; rows that another node handles are skipped. */
    async expire(
      now: Date,
      most: number,
      { companyId, memberId }: { companyId?: string; memberId?: string } = {},
    ): Promise<StoredOffer[]> {
      const due = db
        .select({ id: companyOffers.id })
        .from(companyOffers)
        .where(
          and(
            isOpen,
            lte(companyOffers.expiresAt, now),
            companyId === undefined ? undefined : eq(companyOffers.companyId, companyId),
            memberId === undefined ? undefined : eq(companyOffers.memberId, memberId),
          ),
        )
        .orderBy(companyOffers.expiresAt, companyOffers.id)
        .limit(most)
        .for('update', { skipLocked: true })
      const endedOffers = await db
        .update(companyOffers)
        .set({ offerState: 'EXPIRED', closedAt: now })
        .where(and(sql`${companyOffers.id} in ${due}`, isOpen))
        .returning({ id: companyOffers.id })
      if (endedOffers.length === 0) return []
      const ids = endedOffers.map(({ id }) => id)
      return read(withNames().where(inArray(companyOffers.id, ids)))
    },
  }
}

/** Offers that ended before a moment. */
export const oldOffers = (before: Date): Expired => ({
  table: companyOffers,
  where: lt(companyOffers.closedAt, before),
})
