import type { Clock } from '#domain/clock.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/once.ts'
import type { Notices } from '#server/messages/notices.ts'

/** What the operations on abnormal behaviour work with. */
export type AbnormalDeps = {
  db: Db
  clock: Clock
  notices: Pick<Notices, 'put'>
  /** Permissions, which the domain of access stops. */
  grants: {
    count(db: Tx, memberId: string): Promise<number>
    block(tx: Tx, memberId: string, actorId: string): Promise<number>
  }
  /** Sessions, which the domain of sessions ends. */
  sessions: {
    countOpen(db: Tx, memberId: string): Promise<number>
    endAll(tx: Tx, memberId: string): Promise<void>
  }
}
