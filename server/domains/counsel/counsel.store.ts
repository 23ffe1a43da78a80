import { and, asc, count, desc, eq, gte, lt, lte, type SQL, sql } from 'drizzle-orm'
import { type CounselAction, startBounds } from '#domain/counsel/rules.ts'
import { afterPosition, type ListPosition } from '#server/db/cursor.ts'
import type { Expired } from '#server/db/remove-rows.ts'
import { counsels } from '#server/db/schema/counsel.ts'
import type { Queries } from './counsel.slots.ts'

export type StoredCounsel = typeof counsels.$inferSelect
type Changes = Partial<
  Pick<StoredCounsel, 'counselState' | 'startAt' | 'remindedAt' | 'note' | 'cancelReason'>
>

const maxSlotsOfDay = 100

/**
 * The queries of reservations. Visitors find a reservation only by its number and mail address; members find only
 * their own reservations.
 */
export function counselStore(db: Queries) {
  async function firstCounsel(where: SQL | undefined): Promise<StoredCounsel | undefined> {
    const [row] = await db.select().from(counsels).where(where)
    return row
  }

  return {
    find: (id: string) => firstCounsel(eq(counsels.id, id)),

    findByNumber: (counselNo: string, email: string) =>
      firstCounsel(and(eq(counsels.counselNo, counselNo), eq(counsels.email, email))),

    async add(counsel: typeof counsels.$inferInsert): Promise<StoredCounsel> {
      const [row] = await db.insert(counsels).values(counsel).returning()
      return row!
    },

    /** Changes a reservation if it is unchanged since it was read and the action is allowed now. */
    async change(
      { id, version }: { id: string; version: number },
      act: CounselAction,
      now: Date,
      changes: Changes,
    ): Promise<StoredCounsel | undefined> {
      const { from, until } = startBounds(act, now)
      const [row] = await db
        .update(counsels)
        .set({ ...changes, version: sql`${counsels.version} + 1` })
        .where(
          and(
            eq(counsels.id, id),
            eq(counsels.version, version),
            eq(counsels.counselState, 'BOOKED'),
            from && gte(counsels.startAt, from),
            until && lte(counsels.startAt, until),
          ),
        )
        .returning()
      return row
    },

    /** Returns at most `limit` reservations of a member after a position, the latest first. */
    page(
      memberId: string,
      { after, limit }: { after?: ListPosition; limit: number },
    ): Promise<StoredCounsel[]> {
      const { createdAt, id } = counsels
      return db
        .select()
        .from(counsels)
        .where(
          and(eq(counsels.memberId, memberId), after && afterPosition([createdAt, id], after, 'newestFirst')),
        )
        .orderBy(desc(createdAt), desc(id))
        .limit(limit)
    },

    async count(memberId: string): Promise<number> {
      const [row] = await db.select({ count: count() }).from(counsels).where(eq(counsels.memberId, memberId))
      return row?.count ?? 0
    },

    /** The reservations that begin from a moment to before another, cancelled or not. */
    async between(from: Date, before: Date): Promise<{ booked: StoredCounsel[]; canceled: StoredCounsel[] }> {
      const isCanceled = eq(counsels.counselState, 'CANCELED')
      const read = (state: SQL) =>
        db
          .select()
          .from(counsels)
          .where(and(gte(counsels.startAt, from), lt(counsels.startAt, before), state))
          .orderBy(asc(counsels.startAt), asc(counsels.id))
          .limit(maxSlotsOfDay)
      const [booked, canceled] = await Promise.all([read(sql`not ${isCanceled}`), read(isCanceled)])
      return { booked, canceled }
    },
  }
}

/** Counsels that began before a moment. */
export const pastCounsels = (before: Date): Expired => ({
  table: counsels,
  where: lt(counsels.startAt, before),
})
