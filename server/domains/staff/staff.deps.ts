import type { Clock } from '#domain/clock.ts'
import type { Db } from '#server/db/client.ts'
import type { Once, Tx } from '#server/db/once.ts'
import type { MailQueue } from '#server/messages/mail-queue.ts'
import type { Notices } from '#server/messages/notices.ts'
import type { Lookup } from '#server/security/lookup.ts'

/** The dependencies of changes of the staff, by a call or by the server command. */
export type StaffChangeDeps = {
  clock: Clock
  notices: Notices
  sessions: {
    /** Ends every session of a member, and logins that wait for their second factor. */
    endAll(tx: Pick<Tx, 'select' | 'update'>, memberId: string): Promise<void>
  }
}

/** The dependencies of the staff operations. */
export type StaffDeps = StaffChangeDeps & {
  db: Db
  once: Once
  lookUp: Lookup
  mails: Pick<MailQueue, 'put'>
  /** The address of the site for links in mails. */
  site: string
}
