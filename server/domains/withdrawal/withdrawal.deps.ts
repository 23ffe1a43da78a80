import type { Schema } from '#contract/operation.ts'
import type { Clock } from '#domain/clock.ts'
import type { Db } from '#server/db/client.ts'
import type { Once, Tx } from '#server/db/once.ts'
import type { UploadBox } from '#server/files/upload-box.ts'
import type { Caller, CallerMember } from '#server/http/calls/caller.ts'
import type { MailQueue } from '#server/messages/mail-queue.ts'
import type { Messages } from '#server/messages/messages.ts'
import type { Log } from '#server/observability/log.ts'
import type { SecretBox } from '#server/security/secret-box.ts'
import type { Throttle } from '#server/security/throttle.ts'

/** What the operations of leaving need. */
export type WithdrawalDeps = {
  db: Db
  clock: Clock
  box: SecretBox
  once: Once
  uploads: UploadBox
  mails: MailQueue
  messages: Pick<Messages, 'forget'>
  throttleIn: (tx: Tx) => Throttle
  log: Log
  /** The address of the site that mails lead to. */
  site: string
  proof: ProofOfMember
  passkeys: PasskeysOfMember
  access: AccessOfMember
  trials: TrialsOfMember
  staff: StaffOfMember
  /** Forgets sign-ups and password resets under way that name one of these mail addresses or numbers. */
  forgetDrafts: (tx: Tx, subjects: ReadonlySet<string>) => Promise<void>
  /** Sends copies of a company's bills to some mail addresses no longer. */
  forgetReceivers: (tx: Tx, companyId: string, addresses: ReadonlySet<string>) => Promise<void>
  /** Every mail address and number that a member had before and could go back to. */
  formerContacts: (tx: Tx, memberId: string) => Promise<string[]>
}

/** How the domain of sessions checks a member's identity again; each refuses by throwing. */
export type ProofOfMember = {
  checkPassword(caller: Caller, password: string): Promise<void>
  factorsOf(caller: Caller): Promise<Pick<Schema<'MfaFactors'>, 'factors' | 'recoveryCodeYn'>>
  /** Whether a passkey is the one factor of a member who must have one: the password alone is then not enough. */
  needsPasskey(caller: Caller): Promise<boolean>
  sendLeavingCode(caller: Caller, mfaType: Schema<'CodeFactor'>): Promise<Schema<'MfaChallenge'>>
  useLeavingCode(caller: Caller, challengeId: string, code: string): Promise<void>
  useRecoveryCode(caller: Caller, recoveryCode: string): Promise<void>
}

/** What a passkey proves of a member's identity. */
export type PasskeysOfMember = {
  /** What a passkey has to sign; null where the member has none. */
  ask(member: CallerMember): Promise<Schema<'PasskeyRequest'> | null>
  /** Whether one of the member's own has signed what was asked last; that is used up. */
  isSigned(member: CallerMember, credential: Schema<'PasskeyAssertion'>): Promise<boolean>
}

export type Release = Schema<'WithdrawalCheck'>['releases'][number]

/** What is being tried in a member's name; `isLast` of the last one of a company, whose trials go as well. */
export type TrialsOfMember = {
  /** What ends with the membership. */
  ending(
    db: Pick<Db, 'select'>,
    leaver: { id: string; companyId: string | null },
    isLast: boolean,
  ): Promise<Release[]>
  /** Remembers what was tried by these proven numbers, within the transaction that ends the membership. */
  remember(
    tx: Tx,
    leaver: { id: string; companyId: string | null },
    isLast: boolean,
    numbers: string[],
    now: Date,
  ): Promise<void>
}

/** What the staff holds of a member. */
export type StaffOfMember = {
  /** Whether they are the only one who operates; holds the staff within a transaction where it is asked to. */
  isLast(
    from: Pick<Db, 'select' | 'insert' | 'update' | 'delete'>,
    memberId: string,
    hold?: boolean,
  ): Promise<boolean>
}

/** What the access area holds of a member. */
export type AccessOfMember = {
  /** Grants and waiting requests, by the names of their apps. */
  held(memberId: string): Promise<Release[]>
  /**
   * The apps that a member is the last of their company to administer, while colleagues stay. Within a transaction that holds the
   * company, and with it everybody else who leaves, it holds who administers them as well.
   */
  soleAdministrations(
    from: Pick<Db, 'select'>,
    member: { id: string; companyId: string | null },
    hold?: boolean,
  ): Promise<Schema<'SoleAdministration'>[]>
  /** Ends the grants and withdraws the requests, within the transaction that ends the membership. */
  release(tx: Tx, memberId: string): Promise<void>
}
