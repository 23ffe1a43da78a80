import { desc, eq, max } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { brands } from '#server/db/schema/brand.ts'
import { members } from '#server/db/schema/member.ts'
import type { Brand, CurrentBrand } from './brand.ts'

type StoredBrand = typeof brands.$inferSelect
export type BrandKeeper = {
  /** The brand that this node knows. */
  current: CurrentBrand
  /** Reads the brand again if another brand was saved. */
  refresh(): Promise<void>
  /** Stores an edited brand as a new version; returns false if another edit of the same version was stored first. */
  save(brand: StoredBrand): Promise<boolean>
  /**
   * The name of the member who saved the current brand; null if the staff has not edited it or the member has left.
   */
  byName(): Promise<string | null>
  /** Registers a function that is called after another brand was saved. */
  watch(onChange: () => void): void
}

/**
 * Creates the keeper of a portal's brand: the brand of `fallback` until the staff edits it, then the last stored
 * brand. Nodes that did not save an edit notice it within the time between two calls of `refresh`.
 */
export function keepBrand({ db, fallback }: { db: Db; fallback: Brand }): BrandKeeper {
  const watchers: (() => void)[] = []
  let current = fallback

  async function refresh(): Promise<void> {
    const [newest] = await db.select({ version: max(brands.version) }).from(brands)
    if ((newest?.version ?? 0) === current.version) return
    const [stored] = await db.select().from(brands).orderBy(desc(brands.version)).limit(1)
    current = stored ?? fallback
    for (const changed of watchers) changed()
  }

  return {
    current: () => current,
    refresh,
    watch: (changed) => void watchers.push(changed),
    async save(brand) {
      const addedRows = await db
        .insert(brands)
        .values(brand)
        .onConflictDoNothing()
        .returning({ version: brands.version })
      await refresh()
      return addedRows.length > 0
    },
    async byName() {
      if (current.byId === null) return null
      const [found] = await db
        .select({ name: members.name })
        .from(members)
        .where(eq(members.id, current.byId))
      return found?.name ?? null
    },
  }
}
