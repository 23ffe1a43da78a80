import type { Schema } from '#contract/operation.ts'
import type { Clock } from '#domain/clock.ts'
import type { AdmitCompanyName } from '#server/company-names.ts'
import type { Limits } from '#server/config.ts'
import type { Db } from '#server/db/client.ts'
import type { Once, Tx } from '#server/db/once.ts'
import type { Caller } from '#server/http/calls/caller.ts'
import type { MailQueue } from '#server/messages/mail-queue.ts'
import type { Messages } from '#server/messages/messages.ts'
import type { Notices } from '#server/messages/notices.ts'
import type { Log } from '#server/observability/log.ts'
import type { Party } from '#server/operator.ts'
import type { KeyedHash } from '#server/security/keyed-hash.ts'
import type { Passwords } from '#server/security/passwords.ts'
import type { SecretBox } from '#server/security/secret-box.ts'
import type { Throttle } from '#server/security/throttle.ts'

/** What sign-up and password reset need. */
export type AccountDeps = {
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
  once: Once
  log: Log
  /** The address of the site that mails lead to. */
  site: string
  /** The party of the terms. */
  party: () => Party
  admitCompanyName: AdmitCompanyName
  sessions: SessionsOfMembers
  /** What a member had before the changes of mail address and number that can still be undone. */
  formerContacts(tx: Pick<Tx, 'select'>, memberId: string): Promise<{ EMAIL?: string; PHONE?: string }>
}

/** What the session's domain does for an account. */
export type SessionsOfMembers = {
  /** Logs a member in whose second factor was shown a moment ago; the person who was logged in here before is not any more. */
  begin(
    memberId: string,
    caller: Caller,
    how: {
      isPasswordGiven: boolean
      isProven: boolean
      refuseUnlessStill: (member: { passwordHash: string }) => Promise<void>
    },
  ): Promise<void>
  /** Ends every session of a member, and logins that wait for their second factor. */
  endAll(tx: Pick<Tx, 'select' | 'update'>, memberId: string): Promise<void>
  /** How many characters a new password of a member needs at least. */
  passwordLeast(member: { id: string; mfaType: Schema<'MfaType'> }): Promise<number>
  /** Forgets the wrong passwords that were given for a mail address. */
  forgetGuesses(email: string): Promise<void>
}
