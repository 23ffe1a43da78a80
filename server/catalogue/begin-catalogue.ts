import type { FastifyInstance } from 'fastify'
import type { Clock } from '#domain/clock.ts'
import type { Catalogue } from '#domain/plan/catalogue.ts'
import { demoCatalogue } from '#domain/plan/demo-catalogue.ts'
import { beginKeeper } from '#server/begin-keeper.ts'
import type { CurrentBrand } from '#server/brand/brand.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/client.ts'
import type { Log } from '#server/observability/log.ts'
import { type CatalogueKeeper, keepCatalogue } from './catalogue-store.ts'

/**
 * Returns the catalogue of a portal before its staff has edited it: the services of the demo data in demo mode,
 * otherwise no services.
 */
export const firstCatalogue = ({ demo }: Pick<Config, 'demo'>, brand: CurrentBrand): Catalogue =>
  demo ? demoCatalogue(brand().brandName) : { services: [] }

/**
 * Loads the catalogue before the server takes calls. `given` replaces the catalogue in tests; `onChange` is called
 * after an edit.
 */
export function beginCatalogue(
  app: Pick<FastifyInstance, 'addHook'>,
  deps: {
    given: CatalogueKeeper | undefined
    db: Db
    clock: Clock
    config: Pick<Config, 'demo'>
    brand: CurrentBrand
    log: Log
    onChange: () => void
  },
): CatalogueKeeper {
  const { given, db, clock, config, brand, log, onChange } = deps
  const keeper = given ?? keepCatalogue({ db, clock, fallback: () => firstCatalogue(config, brand) })
  return beginKeeper(app, keeper, { name: 'the catalogue', log, onChange })
}
