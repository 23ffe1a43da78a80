import { and, asc, sql } from 'drizzle-orm'
import { isOfferedTo } from '#server/db/app-owner.ts'
import type { Db } from '#server/db/client.ts'
import { apps, appWords } from '#server/db/schema/app.ts'
import { matchesWords } from '#server/db/search.ts'
import type { FindHits } from '#server/db/search-hits.ts'

/** Finds apps in the app list of a member's company for the global search. */
export const appSearch =
  (db: Pick<Db, 'select'>, { companyId }: { companyId: string | null }): FindHits =>
  async ({ words, limit }) => {
    const { id, name, category } = apps
    const rows = await db
      .select({ id, name, category })
      .from(apps)
      .where(and(isOfferedTo(companyId), matchesWords(words, appWords(apps))))
      .orderBy(asc(sql`${name} collate "C"`), asc(id))
      .limit(limit)
    return rows.map((row) => ({
      hitId: row.id,
      title: row.name,
      detail: row.category,
      state: null,
      at: null,
    }))
  }
