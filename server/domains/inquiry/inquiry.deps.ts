import type { Clock } from '#domain/clock.ts'
import type { Limits } from '#server/config.ts'
import type { Db } from '#server/db/client.ts'
import type { Once, Tx } from '#server/db/once.ts'
import type { UploadBox } from '#server/files/upload-box.ts'
import type { MailQueue } from '#server/messages/mail-queue.ts'
import type { Notices } from '#server/messages/notices.ts'
import type { Lookup } from '#server/security/lookup.ts'
import type { Throttle } from '#server/security/throttle.ts'
import type { FindAbout } from './inquiry.about.ts'

/** The dependencies of the operations on inquiries. */
export type InquiryDeps = {
  db: Db
  clock: Clock
  limits: Limits
  once: Once
  lookUp: Lookup
  /** Counts within a transaction: a rolled back call is not counted. */
  throttleIn: (tx: Tx) => Throttle
  uploads: UploadBox
  mails: Pick<MailQueue, 'put'>
  notices: Notices
  findAbout: FindAbout
  /** The public address of the site, for links in mails. */
  site: string
}
