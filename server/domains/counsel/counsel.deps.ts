import type { Clock } from '#domain/clock.ts'
import type { Limits } from '#server/config.ts'
import type { Db } from '#server/db/client.ts'
import type { Once, Tx } from '#server/db/once.ts'
import type { CounselMails } from '#server/messages/counsel-texts.ts'
import type { MailQueue } from '#server/messages/mail-queue.ts'
import type { Notices } from '#server/messages/notices.ts'
import type { Lookup } from '#server/security/lookup.ts'
import type { Throttle } from '#server/security/throttle.ts'

/** The dependencies of the operations on counsel. */
export type CounselDeps = {
  db: Db
  clock: Clock
  limits: Limits
  once: Once
  lookUp: Lookup
  mails: Pick<MailQueue, 'put'>
  notices: Notices
  texts: CounselMails
  /** Counts that are stored in the same transaction: a refused call is not counted. */
  throttleIn: (tx: Tx) => Throttle
}
