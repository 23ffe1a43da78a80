import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** The day in Korea, YYYY-MM-DD, of a column or expression with a time. */
export const koreanDay = (at: AnyColumn | SQL.Aliased): SQL<string> =>
  sql<string>`to_char((${at} at time zone 'UTC') + interval '9 hours', 'YYYY-MM-DD')`
