import type { Clock } from '#domain/clock.ts'
import type { Db } from '#server/db/client.ts'
import type { Once } from '#server/db/once.ts'
import type { Notices } from '#server/messages/notices.ts'

/** The dependencies of the operations on access permissions. */
export type AccessDeps = { db: Db; clock: Clock; once: Once; notices: Pick<Notices, 'put'> }

/** Queries, inside or outside a transaction. */
export type Queries = Pick<Db, 'select' | 'selectDistinctOn' | 'insert' | 'update' | 'delete' | 'execute'>
/** The acting member and their company. */
export type Actor = { memberId: string; companyId: string | null }
