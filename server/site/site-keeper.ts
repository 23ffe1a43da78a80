import type { SitePage, SitePageTexts } from '#domain/site/site-texts.ts'
import type { Db } from '#server/db/client.ts'
import { currentTexts, lastVersion, noOwnTexts } from './site-store.ts'

export type SiteKeeper = {
  /** Returns the texts of a page from the memory of this node, so that no page waits for the database. */
  textsOf(page: SitePage): SitePageTexts
  /** Loads the texts if another version was saved. */
  refresh(): Promise<void>
  /** Registers a function that is called after another version was loaded. */
  watch(onChange: () => void): void
}

/** Returns a keeper with the texts of the public pages; before the first load it has the texts of the app. */
export function keepSite({ db }: { db: Pick<Db, 'select' | 'selectDistinctOn'> }): SiteKeeper {
  const watchers: (() => void)[] = []
  let version = 0
  let current: ReadonlyMap<SitePage, SitePageTexts> = new Map()
  return {
    textsOf: (page) => current.get(page) ?? noOwnTexts,
    async refresh() {
      const newest = await lastVersion(db)
      if (newest === version) return
      current = await currentTexts(db)
      version = newest
      for (const changed of watchers) changed()
    },
    watch: (changed) => void watchers.push(changed),
  }
}
