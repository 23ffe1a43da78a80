import type { FastifyInstance } from 'fastify'
import { beginKeeper } from '#server/begin-keeper.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/client.ts'
import type { Log } from '#server/observability/log.ts'
import { type BrandKeeper, keepBrand } from './brand-store.ts'

/**
 * Loads the brand before the server takes calls; without a database it is the brand of the settings. `given` replaces
 * the brand in tests; `onChange` is called after another brand was saved.
 */
export function beginBrand(
  app: Pick<FastifyInstance, 'addHook'>,
  deps: { given: BrandKeeper | undefined; db: Db; config: Config; log: Log; onChange: () => void },
): BrandKeeper {
  const { given, db, config, log, onChange } = deps
  const keeper = given ?? keepBrand({ db, fallback: config.brand })
  return beginKeeper(app, keeper, { name: 'the brand', log, onChange })
}
