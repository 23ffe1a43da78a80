import type { Clock } from '#domain/clock.ts'
import type { Db } from '#server/db/client.ts'
import type { Once } from '#server/db/once.ts'
import type { Notices } from '#server/messages/notices.ts'
import type { KeyedHash } from '#server/security/keyed-hash.ts'

/** What the operations on access permissions work with. */
export type AccessDeps = {
  db: Db
  clock: Clock
  once: Once
  notices: Pick<Notices, 'put'>
  keyedHash: KeyedHash
}

/** Queries, inside or outside a transaction. */
export type Queries = Pick<Db, 'select' | 'selectDistinctOn' | 'insert' | 'update' | 'delete' | 'execute'>
/** The acting member and their company. */
export type Actor = { memberId: string; companyId: string | null }
