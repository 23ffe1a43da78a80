import { and, desc, eq, gte, sql } from 'drizzle-orm'
import type { Schema } from '#contract/operation.ts'
import type { CounselCalendar } from '#domain/counsel/calendar.ts'
import { type OpeningHours, USUAL_HOURS, weekdays } from '#domain/counsel/opening-hours.ts'
import type { Db } from '#server/db/client.ts'
import { counsels } from '#server/db/schema/counsel.ts'
import { members } from '#server/db/schema/member.ts'
import { openingHours } from '#server/db/schema/opening-hours.ts'
import { ownHolidays } from './company-holidays.ts'

type Queries = Pick<Db, 'select'>
export type StoredHours = Omit<typeof openingHours.$inferSelect, 'changedAt'> & {
  changedAt: Date | null
  byName: string | null
}

/** Returns the opening hours in force and the person who saved them; version 0 means the usual hours. */
export async function storedHours(db: Queries): Promise<StoredHours> {
  const [newest] = await db
    .select({ stored: openingHours, byName: members.name })
    .from(openingHours)
    .leftJoin(members, eq(members.id, openingHours.byId))
    .orderBy(desc(openingHours.version))
    .limit(1)
  return newest
    ? { ...newest.stored, byName: newest.byName }
    : { version: 0, hours: USUAL_HOURS, changedAt: null, byId: null, byName: null }
}

/** Returns the current opening hours, read from the database so that every node has the same. */
export async function currentHours(db: Queries): Promise<OpeningHours> {
  const [newest] = await db
    .select({ hours: openingHours.hours })
    .from(openingHours)
    .orderBy(desc(openingHours.version))
    .limit(1)
  return newest?.hours ?? USUAL_HOURS
}

/** Returns the calendar of counsel, read from the database for each call, so that all nodes agree. */
export async function counselCalendar(db: Queries): Promise<CounselCalendar> {
  const [own, { counsel }] = [await ownHolidays(db), await currentHours(db)]
  return { own, week: counsel }
}

/** Stores the next version of the hours; returns false if another edit already has that version. */
export async function saveHours(
  db: Pick<Db, 'insert'>,
  row: typeof openingHours.$inferInsert,
): Promise<boolean> {
  const addedRows = await db
    .insert(openingHours)
    .values(row)
    .onConflictDoNothing()
    .returning({ version: openingHours.version })
  return addedRows.length > 0
}

const key = sql`hashtextextended('opening hours', 0)`
/**
 * Waits for reservations in progress, and blocks further reservations until the transaction ends. So a change of the
 * calendar counts each reservation, or the reservation sees the change.
 */
export const lockCalendar = (tx: Pick<Db, 'execute'>) => tx.execute(sql`select pg_advisory_xact_lock(${key})`)
/** Waits while the calendar is being changed. Reservations do not wait for one another. */
export const shareCalendar = (tx: Pick<Db, 'execute'>) =>
  tx.execute(sql`select pg_advisory_xact_lock_shared(${key})`)

/** Returns the reservations of counsel from a moment on, counted by weekday and time in Korea. */
export async function bookedTimes(db: Queries, since: Date): Promise<Schema<'BookedTime'>[]> {
  const localStart = sql`${counsels.startAt} at time zone 'Asia/Seoul'`
  const [day, startsAt] = [
    sql<number>`extract(isodow from ${localStart})`.mapWith(Number),
    sql<string>`to_char(${localStart}, 'HH24:MI')`,
  ]
  const rows = await db
    .select({ day, startsAt, count: sql<number>`count(*)`.mapWith(Number) })
    .from(counsels)
    .where(and(eq(counsels.counselState, 'BOOKED'), gte(counsels.startAt, since)))
    .groupBy(day, startsAt)
    .orderBy(day, startsAt)
  return rows.map(({ day: place, ...row }) => ({ weekday: weekdays[place - 1]!, ...row }))
}
