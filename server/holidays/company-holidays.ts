import { and, asc, eq, gte, sql } from 'drizzle-orm'
import type { OwnHolidays } from '#domain/counsel/calendar.ts'
import type { Db } from '#server/db/client.ts'
import { counsels } from '#server/db/schema/counsel.ts'
import { companyHolidays } from '#server/db/schema/holiday.ts'
import { members } from '#server/db/schema/member.ts'

type Queries = Pick<Db, 'select'>

/**
 * Returns the days on which the operator is closed, with their names. The days are read from the database for each
 * call, so that every node has the same days.
 */
export async function ownHolidays(db: Queries): Promise<OwnHolidays> {
  const rows = await db
    .select({ date: companyHolidays.date, name: companyHolidays.name })
    .from(companyHolidays)
  return new Map(rows.map(({ date, name }) => [date, name]))
}

/** Returns the queries on the days on which the operator is closed. */
export function holidayStore(db: Pick<Db, 'select' | 'insert' | 'delete'>) {
  const { date, name } = companyHolidays
  return {
    /** Returns the closed days from a day on, with the name of the member who added each. */
    from: (day: string) =>
      db
        .select({ date, name, byName: members.name })
        .from(companyHolidays)
        .leftJoin(members, eq(members.id, companyHolidays.byId))
        .where(gte(date, day))
        .orderBy(asc(date)),

    /** Adds a closed day; returns false if the day is already closed. */
    async add(row: typeof companyHolidays.$inferInsert): Promise<boolean> {
      return (
        (await db.insert(companyHolidays).values(row).onConflictDoNothing().returning({ date })).length > 0
      )
    },

    /** Removes a closed day; returns false if the day is not closed. */
    async remove(day: string): Promise<boolean> {
      return (await db.delete(companyHolidays).where(eq(date, day)).returning({ date })).length > 0
    },

    /** Returns the number of counsel reservations by their day in Korea, from a moment on. */
    async booked(since: Date): Promise<Map<string, number>> {
      const day = sql<string>`to_char(${counsels.startAt} at time zone 'Asia/Seoul', 'YYYY-MM-DD')`
      const rows = await db
        .select({ day, count: sql<number>`count(*)`.mapWith(Number) })
        .from(counsels)
        .where(and(eq(counsels.counselState, 'BOOKED'), gte(counsels.startAt, since)))
        .groupBy(day)
      return new Map(rows.map((row) => [row.day, row.count]))
    },
  }
}
