import type { Clock } from '#domain/clock.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/once.ts'
import type { Notices } from '#server/messages/notices.ts'

/** The dependencies of the operations on abnormal behaviour. */
export type AbnormalDeps = {
  db: Db
  clock: Clock
  notices: Pick<Notices, 'put'>
  /** Functions of the access domain that suspend permissions. */
  grants: {
    count(db: Tx, memberId: string): Promise<number>
    block(tx: Tx, memberId: string, actorId: string): Promise<number>
  }
  /** Functions of the session domain that end sessions. */
  sessions: {
    countOpen(db: Tx, memberId: string): Promise<number>
    endAll(tx: Tx, memberId: string): Promise<void>
  }
}
