import type { Schema } from '#contract/operation.ts'
import type { Clock } from '#domain/clock.ts'
import type { CurrentBrand } from '#server/brand/brand.ts'
import type { Limits } from '#server/config.ts'
import type { Db } from '#server/db/client.ts'
import type { CallerMember } from '#server/http/calls/caller.ts'
import type { MailQueue } from '#server/messages/mail-queue.ts'
import type { Messages } from '#server/messages/messages.ts'
import type { Notices } from '#server/messages/notices.ts'
import type { Log } from '#server/observability/log.ts'
import type { KeyedHash } from '#server/security/keyed-hash.ts'
import type { Passwords } from '#server/security/passwords.ts'
import type { SecretBox } from '#server/security/secret-box.ts'
import type { Throttle } from '#server/security/throttle.ts'

/** The dependencies of the session operations. */
export type SessionDeps = {
  db: Db
  clock: Clock
  limits: Limits
  passwords: Passwords
  throttle: Throttle
  messages: Messages
  notices: Notices
  mails: Pick<MailQueue, 'put'>
  /** The address of the site for links in mails. */
  site: string
  secretBox: SecretBox
  brand: CurrentBrand
  keyedHash: KeyedHash
  log: Log
  passkeys: PasskeysOfMembers
}

/** The passkey functions for a fresh proof of identity. */
export type PasskeysOfMembers = {
  /** A challenge for a member's passkeys; null if they have none. */
  ask(member: CallerMember): Promise<Schema<'PasskeyRequest'> | null>
  /**
   * Whether one of the member's passkeys has signed the challenge. The challenge is used up, whether or not the
   * answer is correct.
   */
  isSigned(member: CallerMember, credential: Schema<'PasskeyAssertion'>): Promise<boolean>
}
