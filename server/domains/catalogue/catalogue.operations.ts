import type { OperationsTagged } from '#contract/operation.ts'
import type { CatalogueKeeper } from '#server/catalogue/catalogue-store.ts'
import type { Caller } from '#server/http/calls/caller.ts'

/** The operations on what is sold. */
export const catalogueOperations = ({
  catalogue,
}: {
  catalogue: Pick<CatalogueKeeper, 'current' | 'refresh'>
}): OperationsTagged<'catalogue', Caller> => ({
  async getCatalogue() {
    // Without the database, what this node knows is shown.
    await catalogue.refresh().catch(() => undefined)
    return catalogue.current()
  },
})
