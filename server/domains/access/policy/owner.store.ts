import { and, count, eq, isNull, ne } from 'drizzle-orm'
import { isOfferedTo, isOwnedBy } from '#server/db/app-owner.ts'
import { apps } from '#server/db/schema/app.ts'
import type { Queries } from '../access.deps.ts'

type App = typeof apps.$inferInsert

/** The maximum number of apps of one owner. */
export const maxApps = 200

/** The queries of the apps of one owner: a company, or with null the operator. */
export const ownerStore = (db: Queries) => ({
  async add(app: App): Promise<void> {
    await db.insert(apps).values(app)
  },

  async change(
    appId: string,
    what: Partial<
      Pick<
        App,
        | 'name'
        | 'category'
        | 'description'
        | 'icon'
        | 'devices'
        | 'retiredAt'
        | 'longestTermDays'
        | 'releaseReview'
      >
    >,
  ): Promise<void> {
    await db.update(apps).set(what).where(eq(apps.id, appId))
  },

  /** Whether another app that the owner sees has this name. */
  async isNamed(name: string, companyId: string | null, except: string | undefined): Promise<boolean> {
    const isOtherApp = except === undefined ? undefined : ne(apps.id, except)
    const [row] = await db
      .select({ id: apps.id })
      .from(apps)
      .where(and(eq(apps.name, name), isOfferedTo(companyId), isOtherApp))
      .limit(1)
    return row !== undefined
  },

  /** The number of an owner's apps that are not retired. */
  async count(companyId: string | null): Promise<number> {
    const [row] = await db
      .select({ count: count() })
      .from(apps)
      .where(and(isOwnedBy(companyId), isNull(apps.retiredAt)))
    return row?.count ?? 0
  },
})
