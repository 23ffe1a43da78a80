import type { FastifyInstance } from 'fastify'
import { beginKeeper } from '#server/begin-keeper.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/client.ts'
import { privacyPolicy } from '#server/domains/site/privacy-policy.ts'
import type { Log } from '#server/observability/log.ts'
import { processorsOf } from '#server/operator.ts'
import { keepTerms, type TermsLibrary } from './terms-library.ts'

/**
 * Loads the documents of the terms before the server takes calls; without a database the documents in the code are
 * used. `onChange` is called after a change.
 */
export function beginTerms(
  app: Pick<FastifyInstance, 'addHook'>,
  { db, config, log, onChange }: { db: Db; config: Config; log: Log; onChange: () => void },
): TermsLibrary {
  const library = keepTerms({ db, policy: privacyPolicy(config.operator, processorsOf(config)) })
  return beginKeeper(app, library, { name: 'the terms', log, onChange })
}
