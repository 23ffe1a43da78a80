import type { OperationsTagged, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import type { Clock } from '#domain/clock.ts'
import { toWireTime } from '#domain/dates.ts'
import { cleanedPage, type SitePage } from '#domain/site/site-texts.ts'
import type { Db } from '#server/db/client.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import type { SiteKeeper } from '#server/site/site-keeper.ts'
import { editionsOf, lastVersion, saveEdition, textsIn } from '#server/site/site-store.ts'

/** Returns the operations that read and save the texts of the public pages. */
export function siteTextsOperations({
  db,
  clock,
  siteTexts,
}: {
  db: Db
  clock: Clock
  siteTexts: SiteKeeper
}): Pick<OperationsTagged<'site', Caller>, 'getSiteTexts' | 'getSiteEdition' | 'saveSiteEdition'> {
  async function editionView(page: SitePage, wanted: number | null): Promise<Schema<'SiteEdition'>> {
    const [version, editions] = await Promise.all([lastVersion(db), editionsOf(db, page)])
    const shownVersion = wanted ?? editions[0]?.version ?? 0
    const shownTexts = await textsIn(db, page, shownVersion)
    if (!shownTexts) throw problemNamed('siteText.missing')
    return {
      page,
      version,
      shownVersion,
      ...shownTexts,
      editions: editions.map(({ changedAt, ...line }) => ({ ...line, changedAt: toWireTime(changedAt) })),
    }
  }

  return {
    getSiteTexts: async ({ page }) => siteTexts.textsOf(page),

    getSiteEdition: async ({ page, version }) => editionView(page, version),

    async saveSiteEdition({ page, version, texts, questions }, caller) {
      const cleanedTexts = cleanedPage(page, { texts, questions })
      if (!cleanedTexts) throw problemNamed('siteText.unfit')
      if ((await lastVersion(db)) !== version) throw problemNamed('siteText.changed')
      const row = {
        version: version + 1,
        page,
        texts: cleanedTexts,
        changedAt: clock.now(),
        byId: memberOf(caller).memberId,
      }
      if (!(await saveEdition(db, row))) throw problemNamed('siteText.changed')
      await siteTexts.refresh()
      return editionView(page, null)
    },
  }
}
