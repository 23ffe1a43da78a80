import { and, desc, eq, max } from 'drizzle-orm'
import type { SitePage, SitePageTexts } from '#domain/site/site-texts.ts'
import type { Db } from '#server/db/client.ts'
import { members } from '#server/db/schema/member.ts'
import { siteEditions } from '#server/db/schema/site-edition.ts'

type Queries = Pick<Db, 'select' | 'selectDistinctOn'>
/** How many versions of a page are listed. */
const MAX_LISTED = 50
/** A page with the texts of the app alone. */
export const ownTextsOfApp: SitePageTexts = { texts: [], questions: null }

/** The last version of all pages; 0 before the first edit. */
export async function lastVersion(db: Queries): Promise<number> {
  const [newest] = await db.select({ version: max(siteEditions.version) }).from(siteEditions)
  return newest?.version ?? 0
}

/** The current texts of each page that was edited. */
export async function currentTexts(db: Queries): Promise<ReadonlyMap<SitePage, SitePageTexts>> {
  const { page, texts, version } = siteEditions
  const rows = await db
    .selectDistinctOn([page], { page, texts })
    .from(siteEditions)
    .orderBy(page, desc(version))
  return new Map(rows.map((row) => [row.page, row.texts]))
}

/** The texts of a page in a version, undefined if it was not edited then; those of the app for version 0. */
export async function textsIn(
  db: Queries,
  page: SitePage,
  version: number,
): Promise<SitePageTexts | undefined> {
  if (version === 0) return ownTextsOfApp
  const [row] = await db
    .select({ texts: siteEditions.texts })
    .from(siteEditions)
    .where(and(eq(siteEditions.page, page), eq(siteEditions.version, version)))
  return row?.texts
}

/** The last versions in which a page was edited, with who saved each, latest first. */
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

/** Stores the version that follows another; false if another edit was stored first. */
export async function saveEdition(
  db: Pick<Db, 'insert'>,
  row: typeof siteEditions.$inferInsert,
): Promise<boolean> {
  const added = await db
    .insert(siteEditions)
    .values(row)
    .onConflictDoNothing()
    .returning({ version: siteEditions.version })
  return added.length > 0
}
