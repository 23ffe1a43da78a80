import { and, arrayContains, asc, count, eq, type SQL, sql } from 'drizzle-orm'
import type { Schema } from '#contract/operation.ts'
import { isOfferedTo } from '#server/db/app-owner.ts'
import type { Db } from '#server/db/client.ts'
import { apps } from '#server/db/schema/app.ts'
import { containsWords } from '#server/db/search.ts'

export type StoredApp = typeof apps.$inferSelect
/** The last row of a page; the next page begins after that row. */
export type Position = Pick<StoredApp, 'name' | 'id'>
/** The filter of the apps that a company may see; null is a visitor, or a member without a company. */
export type Filter = {
  companyId: string | null
  words: readonly string[]
  category?: string
  device?: Schema<'Device'>
}

// By code point, which is 가나다 order for Hangul, and independent of engine and machine.
const nameOrder = sql`${apps.name} collate "C"`
const categoryOrder = sql`${apps.category} collate "C"`

/** The queries of the catalogue. */
export function appStore(db: Db) {
  return {
    /** Returns at most `limit` apps after `after`, by name. */
    async page(filter: Filter, { after, limit }: { after?: Position; limit: number }): Promise<StoredApp[]> {
      return db
        .select()
        .from(apps)
        .where(and(matchesFilter(filter), after && isAfterPosition(after)))
        .orderBy(asc(nameOrder), asc(apps.id))
        .limit(limit)
    },

    async count(filter: Filter): Promise<number> {
      const [row] = await db.select({ count: count() }).from(apps).where(matchesFilter(filter))
      return row?.count ?? 0
    },

    async categories(companyId: string | null, limit: number): Promise<string[]> {
      const rows = await db
        .select({ category: apps.category })
        .from(apps)
        .where(isOfferedTo(companyId))
        .groupBy(apps.category)
        .orderBy(asc(categoryOrder))
        .limit(limit)
      return rows.map(({ category }) => category)
    },

    async position(id: string, companyId: string | null): Promise<Position | undefined> {
      const [row] = await db
        .select({ id: apps.id, name: apps.name })
        .from(apps)
        .where(and(eq(apps.id, id), isOfferedTo(companyId)))
      return row
    },
  }
}

function matchesFilter({ companyId, words, category, device }: Filter): SQL | undefined {
  return and(
    isOfferedTo(companyId),
    category === undefined ? undefined : eq(apps.category, category),
    device && arrayContains(apps.devices, [device]),
    containsWords(words, [apps.name, apps.description]),
  )
}

function isAfterPosition({ name, id }: Position): SQL {
  return sql`(${nameOrder}, ${apps.id}) > (${name}::text collate "C", ${id}::uuid)`
}
