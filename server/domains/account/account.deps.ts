import type { Schema } from '#contract/operation.ts'
import type { Clock } from '#domain/clock.ts'
import type { AdmitCompanyName, AdmitPersonName } from '#server/company-names.ts'
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
import type { TermsCatalogue } from './terms/terms.catalogue.ts'

/** The dependencies of sign-up and password reset. */
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
  /** The address of the site for links in mails. */
  site: string
  /** The operator's details that are inserted into the terms. */
  party: () => Party
  /** The editions of the terms that may be in force. */
  signupTerms: () => TermsCatalogue
  admitCompanyName: AdmitCompanyName
  admitPersonName: AdmitPersonName
  /** The names of the portal; a password that is derived from one is refused. */
  portalNames: () => string[]
  sessions: SessionsOfMembers
  /** The mail address and phone number of a member before the changes that can still be undone. */
  formerContacts(tx: Pick<Tx, 'select'>, memberId: string): Promise<{ EMAIL?: string; PHONE?: string }>
}

/** The session functions that the account domain uses. */
export type SessionsOfMembers = {
  /**
   * Logs in a member who has just used their second factor; another member who was logged in in this browser is
   * logged out.
   */
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
  /** The minimum length of a new password of a member. */
  passwordLeast(member: { id: string; mfaType: Schema<'MfaType'> }): Promise<number>
  /** Resets the count of wrong passwords for a mail address. */
  forgetGuesses(email: string): Promise<void>
}
