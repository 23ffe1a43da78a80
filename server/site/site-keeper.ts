import type { SitePage, SitePageTexts } from '#domain/site/site-texts.ts'
import type { Db } from '#server/db/client.ts'
import { currentTexts, lastVersion, ownTextsOfApp } from './site-store.ts'

export type SiteKeeper = {
  /** The texts of a page, as this node knows them: no page waits for the database. */
  textsOf(page: SitePage): SitePageTexts
  /** Reads them again if another version was saved. */
  refresh(): Promise<void>
  /** Calls a function when another version was saved. */
  watch(onChange: () => void): void
}

/** Holds the texts of the public pages; those of the app until they were read. */
export function keepSite({ db }: { db: Pick<Db, 'select' | 'selectDistinctOn'> }): SiteKeeper {
  const watchers: (() => void)[] = []
  let version = 0
  let current: ReadonlyMap<SitePage, SitePageTexts> = new Map()
  return {
    textsOf: (page) => current.get(page) ?? ownTextsOfApp,
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
