import type { Clock } from '#domain/clock.ts'
import type { Limits } from '#server/config.ts'
import type { Db } from '#server/db/client.ts'
import type { Messages } from '#server/messages/messages.ts'
import type { Notices } from '#server/messages/notices.ts'
import type { Log } from '#server/observability/log.ts'
import type { KeyedHash } from '#server/security/keyed-hash.ts'
import type { Passwords } from '#server/security/passwords.ts'
import type { SecretBox } from '#server/security/secret-box.ts'
import type { Throttle } from '#server/security/throttle.ts'

/** What the session's operations stand on. */
export type SessionDeps = {
  db: Db
  clock: Clock
  limits: Limits
  passwords: Passwords
  throttle: Throttle
  messages: Messages
  notices: Notices
  /** The address of the site that mails lead to. */
  site: string
  secretBox: SecretBox
  keyedHash: KeyedHash
  log: Log
}
