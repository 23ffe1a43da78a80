import type { OperationsTagged } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import type { CatalogueKeeper } from '#server/catalogue/catalogue-store.ts'
import { servicesOfApps } from '#server/catalogue/services-of-apps.ts'
import type { Db } from '#server/db/client.ts'
import { cursorOfId, idOfCursor, pageBy } from '#server/db/cursor.ts'
import { searchWords } from '#server/db/search.ts'
import type { Caller } from '#server/http/calls/caller.ts'
import { toListItem } from './app.rules.ts'
import { appStore, type Position } from './app.store.ts'
import { serviceAppOperations } from './service-apps.operations.ts'

const defaultLimit = 24
const maxCategories = 100

/** The app list: for visitors the apps that the operator offers; for members also those of their company. */
export function appOperations(deps: {
  db: Db
  catalogue: Pick<CatalogueKeeper, 'current' | 'nameOf' | 'editions' | 'refresh'>
}): OperationsTagged<'app', Caller> {
  const { db, catalogue } = deps
  const store = appStore(db)

  // A name may be longer than a cursor, so the cursor contains the id of its app.
  async function positionOf(cursor: string, companyId: string | null): Promise<Position> {
    const position = await store.position(idOfCursor(cursor), companyId)
    if (!position) throw problemNamed('request.invalid')
    return position
  }

  return {
    ...serviceAppOperations(deps),

    async listApps({ search, category, device, cursor, limit = defaultLimit }, { stage, member }) {
      const companyId = (stage === 'member' && member?.companyId) || null
      const after = cursor === undefined ? undefined : await positionOf(cursor, companyId)
      const words = searchWords(search)
      const filter = { companyId, words, category, device }
      // One row more than requested is read, which shows whether there is a next page.
      const [rows, total, categories] = await Promise.all([
        store.page(filter, { after, limit: limit + 1 }),
        store.count(filter),
        store.categories(companyId, maxCategories),
      ])
      const { shown, nextCursor } = pageBy(rows, limit, cursorOfId)
      const servicesOf = await servicesOfApps(
        db,
        catalogue,
        shown.map(({ id }) => id),
      )
      return {
        search: words.join(' ') || null,
        category: category ?? null,
        device: device ?? null,
        categories,
        total,
        nextCursor,
        list: shown.map((app) => toListItem(app, servicesOf(app.id))),
      }
    },
  }
}
