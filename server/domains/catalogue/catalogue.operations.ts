import type { OperationsTagged } from '#contract/operation.ts'
import type { CatalogueKeeper } from '#server/catalogue/catalogue-store.ts'
import type { Caller } from '#server/http/calls/caller.ts'
import type { ServiceEditionDeps } from './editions.deps.ts'
import { serviceEditionOperations } from './editions.operations.ts'

/** The operations on the catalogue. */
export const catalogueOperations = (
  deps: ServiceEditionDeps & { catalogue: CatalogueKeeper },
): OperationsTagged<'catalogue', Caller> => ({
  ...serviceEditionOperations(deps),

  async getCatalogue() {
    // Without the database, the catalogue that this node has loaded is shown.
    await deps.catalogue.refresh().catch(() => undefined)
    return deps.catalogue.current()
  },
})
