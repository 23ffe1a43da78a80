import { and, desc, eq, max } from 'drizzle-orm'
import type { SitePage, SitePageTexts } from '#domain/site/site-texts.ts'
import type { Db } from '#server/db/client.ts'
import { members } from '#server/db/schema/member.ts'
import { siteEditions } from '#server/db/schema/site-edition.ts'

type Queries = Pick<Db, 'select' | 'selectDistinctOn'>
/** The number of versions of a page that are listed. */
const MAX_LISTED = 50
/** A page without texts of the operator. */
export const noOwnTexts: SitePageTexts = { texts: [], questions: null }

/** Returns the number of the latest version of the public pages; 0 before the first edit. */
export async function lastVersion(db: Queries): Promise<number> {
  const [newest] = await db.select({ version: max(siteEditions.version) }).from(siteEditions)
  return newest?.version ?? 0
}

/** Returns the current texts of each edited page. */
export async function currentTexts(db: Queries): Promise<ReadonlyMap<SitePage, SitePageTexts>> {
  const { page, texts, version } = siteEditions
  const rows = await db
    .selectDistinctOn([page], { page, texts })
    .from(siteEditions)
    .orderBy(page, desc(version))
  return new Map(rows.map((row) => [row.page, row.texts]))
}

/**
 * Returns the texts that the operator wrote for a page in a version; undefined if the page has no such version.
 * Version 0 has no text by the operator: the page shows the texts in the code.
 */
export async function textsIn(
  db: Queries,
  page: SitePage,
  version: number,
): Promise<SitePageTexts | undefined> {
  if (version === 0) return noOwnTexts
  const [row] = await db
    .select({ texts: siteEditions.texts })
    .from(siteEditions)
    .where(and(eq(siteEditions.page, page), eq(siteEditions.version, version)))
  return row?.texts
}

/** Selects the last versions that edited a page, with the person who saved each, newest first. */
export const editionsOf = (db: Queries, page: SitePage) =>
  db
    .select({
      version: siteEditions.version,
      changedAt: siteEditions.changedAt,
      byName: members.name,
    })
    .from(siteEditions)
    .leftJoin(members, eq(members.id, siteEditions.byId))
    .where(eq(siteEditions.page, page))
    .orderBy(desc(siteEditions.version))
    .limit(MAX_LISTED)

/** Stores the next version of a page; returns false if another edit already has that version. */
export async function saveEdition(
  db: Pick<Db, 'insert'>,
  row: typeof siteEditions.$inferInsert,
): Promise<boolean> {
  const addedRows = await db
    .insert(siteEditions)
    .values(row)
    .onConflictDoNothing()
    .returning({ version: siteEditions.version })
  return addedRows.length > 0
}
