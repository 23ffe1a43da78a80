import type { Clock } from '#domain/clock.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/client.ts'
import { accessEvaluation } from '#server/domains/access/evaluation/evaluation.ts'
import type { Log } from '#server/observability/log.ts'
import { createKeyedHash } from '#server/security/keyed-hash.ts'
import type { SecretBox } from '#server/security/secret-box.ts'
import { createPublicFetch } from '#server/webhooks/public-fetch.ts'
import { loginStore } from './login.store.ts'
import { createLogoutQueue } from './logout-queue.ts'
import { createLoginProvider } from './provider.ts'
import { createSigningKeys } from './signing-keys.ts'

type Deps = { config: Config; db: Db; box: SecretBox; clock: Clock; log: Log }

/**
 * Returns the components of a node with which people log in to apps; the library oidc-provider is loaded at the first
 * such login.
 */
export function beginLogins({ config, db, box, clock, log }: Deps) {
  const { site, limits, webhookHosts, hashKey, formerHashKeys } = config
  const keyedHash = createKeyedHash(hashKey, formerHashKeys)
  const evaluation = accessEvaluation({ db, clock, keyedHash })
  const keys = createSigningKeys({ db, box, clock })
  const provider = createLoginProvider({
    db,
    clock,
    log,
    evaluation,
    keyedHash,
    keys,
    site,
    sessionHours: limits.sessionHours,
    send: createPublicFetch(webhookHosts),
  })
  return {
    provider,
    evaluation,
    store: loginStore(db),
    rotateKeys: keys.rotate,
    logouts: createLogoutQueue({ db, clock, log, provider }),
  }
}

export type Logins = ReturnType<typeof beginLogins>
