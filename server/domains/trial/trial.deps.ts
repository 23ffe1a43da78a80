import type { Clock } from '#domain/clock.ts'
import type { CatalogueKeeper } from '#server/catalogue/catalogue-store.ts'
import type { Db } from '#server/db/client.ts'
import type { Once } from '#server/db/once.ts'
import type { Notices } from '#server/messages/notices.ts'
import type { KeyedHash } from '#server/security/keyed-hash.ts'

/** The dependencies of the operations on trials. */
export type TrialDeps = {
  db: Db
  clock: Clock
  once: Once
  notices: Notices
  keyedHash: KeyedHash
  catalogue: Pick<CatalogueKeeper, 'current' | 'nameOf'>
}
