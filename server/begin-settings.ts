import type { FastifyInstance } from 'fastify'
import type { Clock } from '#domain/clock.ts'
import type { AppDeps } from './app-deps.ts'
import { beginKeeper } from './begin-keeper.ts'
import { beginBrand } from './brand/begin-brand.ts'
import { beginCatalogue } from './catalogue/begin-catalogue.ts'
import type { Config } from './config.ts'
import type { Db } from './db/client.ts'
import { keepHolidays } from './holidays/holiday-keeper.ts'
import { keepHours } from './holidays/hours-keeper.ts'
import type { Log } from './observability/log.ts'
import { keepSite } from './site/site-keeper.ts'
import { beginTerms } from './terms/begin-terms.ts'

type SettingsDeps = {
  given: Pick<AppDeps, 'brand' | 'catalogue' | 'siteTexts'>
  db: Db
  clock: Clock
  config: Config
  log: Log
  onChange: () => void
}

/**
 * Loads the settings that the staff edit and a node holds in memory. `given` replaces some of them in tests;
 * `onChange` is called after an edit.
 */
export function beginSettings(
  app: Pick<FastifyInstance, 'addHook'>,
  { given, db, clock, config, log, onChange }: SettingsDeps,
) {
  const brand = beginBrand(app, { given: given.brand, db, config, log, onChange })
  return {
    brand,
    library: beginTerms(app, { db, config, log, onChange }),
    catalogue: beginCatalogue(app, {
      given: given.catalogue,
      db,
      clock,
      config,
      brand: brand.current,
      log,
      onChange,
    }),
    holidays: beginKeeper(app, keepHolidays({ db }), { name: 'the closed days', log, onChange }),
    hours: beginKeeper(app, keepHours({ db }), { name: 'the opening hours', log, onChange }),
    siteTexts: beginKeeper(app, given.siteTexts ?? keepSite({ db }), {
      name: 'the texts of the site',
      log,
      onChange,
    }),
  }
}
