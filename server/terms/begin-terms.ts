import type { FastifyInstance } from 'fastify'
import { beginKeeper } from '#server/begin-keeper.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/client.ts'
import { privacyPolicy } from '#server/domains/site/privacy-policy.ts'
import type { Log } from '#server/observability/log.ts'
import { processorsOf } from '#server/operator.ts'
import { keepTerms, type TermsLibrary } from './terms-library.ts'

/**
 * The documents of a server, read before it takes calls; without a database it begins with those in the code. `onChange` is called
 * when they have changed.
 */
export function beginTerms(
  app: Pick<FastifyInstance, 'addHook'>,
  { db, config, log, onChange }: { db: Db; config: Config; log: Log; onChange: () => void },
): TermsLibrary {
  const library = keepTerms({ db, policy: privacyPolicy(config.operator, processorsOf(config)) })
  return beginKeeper(app, library, { name: 'the terms', log, onChange })
}
