import type { Clock } from '#domain/clock.ts'
import type { Db } from '#server/db/client.ts'
import type { Once } from '#server/db/once.ts'
import type { Notices } from '#server/messages/notices.ts'
import type { KeyedHash } from '#server/security/keyed-hash.ts'
import type { SecretBox } from '#server/security/secret-box.ts'

/** The dependencies of the operations on access permissions. */
export type AccessDeps = {
  db: Db
  clock: Clock
  once: Once
  notices: Pick<Notices, 'put'>
}

/** The further dependencies of operations on connections of apps. */
export type ConnectionDeps = {
  keyedHash: KeyedHash
  /** The origin of the portal, which apps call. */
  site: string
  box: SecretBox
  /** Hosts with ports that webhooks may call although the hosts are not public. */
  webhookHosts: readonly string[]
}

/** Queries, inside or outside a transaction. */
export type Queries = Pick<
  Db,
  'select' | 'selectDistinct' | 'selectDistinctOn' | 'insert' | 'update' | 'delete' | 'execute'
>
/** The acting member and their company. */
export type Actor = { memberId: string; companyId: string | null }
