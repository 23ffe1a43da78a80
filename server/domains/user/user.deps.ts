import type { Schema } from '#contract/operation.ts'
import type { Clock } from '#domain/clock.ts'
import type { AdmitCompanyName, AdmitPersonName } from '#server/company-names.ts'
import type { Limits } from '#server/config.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/once.ts'
import type { Caller } from '#server/http/calls/caller.ts'
import type { MailQueue } from '#server/messages/mail-queue.ts'
import type { Messages } from '#server/messages/messages.ts'
import type { Notices } from '#server/messages/notices.ts'
import type { Log } from '#server/observability/log.ts'
import type { KeyedHash } from '#server/security/keyed-hash.ts'
import type { Passwords } from '#server/security/passwords.ts'
import type { SecretBox } from '#server/security/secret-box.ts'
import type { Throttle } from '#server/security/throttle.ts'

/** The dependencies of the operations on a member's own data. */
export type UserDeps = {
  db: Db
  clock: Clock
  limits: Limits
  box: SecretBox
  keyedHash: KeyedHash
  passwords: Passwords
  throttle: Throttle
  messages: Messages
  mails: MailQueue
  notices: Notices
  log: Log
  /** The address of the site for links in mails. */
  site: string
  admitCompanyName: AdmitCompanyName
  admitPersonName: AdmitPersonName
  /** The names of the portal; a password that is derived from one is refused. */
  portalNames: () => string[]
  /** Whether the caller's company has a subscription in use. */
  isSubscribed: (caller: Caller) => Promise<boolean>
  sessions: {
    /** Throws password.wrong or password.paused unless the password is the member's. */
    checkPassword(account: { email: string; passwordHash: string }, password: string): Promise<void>
    /** The minimum length of a new password of a member. */
    passwordLeast(member: { id: string; mfaType: Schema<'MfaType'> }): Promise<number>
    /** Ends all sessions of a member except one. */
    endOthers(tx: Tx, member: { memberId: string; sessionId: string }): Promise<void>
    /**
     * Secures an account: ends every session, removes the login methods that were added since a moment, and requires
     * a new password.
     */
    secureAccount(tx: Tx, memberId: string, since: Date): Promise<void>
    /**
     * Replaces a session by one with the password checked; returns its token, or undefined if it had ended.
     */
    renew(
      tx: Pick<Tx, 'select' | 'update' | 'insert'>,
      member: { memberId: string; sessionId: string },
    ): Promise<string | undefined>
  }
}
