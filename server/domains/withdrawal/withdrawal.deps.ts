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

/** The dependencies of the withdrawal operations. */
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
  /** The address of the site for links in mails. */
  site: string
  proof: ProofOfMember
  passkeys: PasskeysOfMember
  access: AccessOfMember
  trials: TrialsOfMember
  staff: StaffOfMember
  /** Removes sign-ups and password resets in progress that contain one of these mail addresses or phone numbers. */
  forgetDrafts: (tx: Tx, subjects: ReadonlySet<string>) => Promise<void>
  /** Stops sending copies of a company's bills to some mail addresses. */
  removeReceivers: (tx: Tx, companyId: string, addresses: ReadonlySet<string>) => Promise<void>
  /** Every former mail address and phone number that a member could still restore. */
  formerContacts: (tx: Tx, memberId: string) => Promise<string[]>
}

/** The functions with which the session domain checks a member's identity again; each refuses by throwing. */
export type ProofOfMember = {
  checkPassword(caller: Caller, password: string): Promise<void>
  factorsOf(caller: Caller): Promise<Pick<Schema<'MfaFactors'>, 'factors' | 'recoveryCodeYn'>>
  /**
   * Whether a passkey is the only factor of a member who must have one: the password alone is then not
   * enough.
   */
  needsPasskey(caller: Caller): Promise<boolean>
  sendLeavingCode(caller: Caller, mfaType: Schema<'CodeFactor'>): Promise<Schema<'MfaChallenge'>>
  useLeavingCode(caller: Caller, challengeId: string, code: string): Promise<void>
  useRecoveryCode(caller: Caller, recoveryCode: string): Promise<unknown>
}

/** Proofs of a member's identity by a passkey. */
export type PasskeysOfMember = {
  /** A challenge for a passkey; null if the member has none. */
  ask(member: CallerMember): Promise<Schema<'PasskeyRequest'> | null>
  /**
   * Whether one of the member's passkeys has signed the last challenge. The challenge is used up, whether or not the
   * answer is correct.
   */
  isSigned(member: CallerMember, credential: Schema<'PasskeyAssertion'>): Promise<boolean>
}

export type Release = Schema<'WithdrawalCheck'>['releases'][number]

/**
 * The trials of a member. `isLast` means that the member is the last one of a company; the trials of the company then
 * end as well.
 */
export type TrialsOfMember = {
  /** The trials that end with the membership. */
  ending(
    db: Pick<Db, 'select'>,
    leaver: { id: string; companyId: string | null },
    isLast: boolean,
  ): Promise<Release[]>
  /** Stores the tried services for these verified phone numbers, within the transaction that ends the membership. */
  remember(
    tx: Tx,
    leaver: { id: string; companyId: string | null },
    isLast: boolean,
    numbers: string[],
    now: Date,
  ): Promise<void>
}

/** The facts about a member among the staff. */
export type StaffOfMember = {
  /**
   * Whether the member is the only one with the role to operate; locks the staff within a transaction if requested.
   */
  isLast(
    from: Pick<Db, 'select' | 'insert' | 'update' | 'delete'>,
    memberId: string,
    hold?: boolean,
  ): Promise<boolean>
}

/** A member's grants, requests and roles in the access area. */
export type AccessOfMember = {
  /** Grants and waiting requests, each with the name of its app. */
  held(memberId: string): Promise<Release[]>
  /**
   * The apps of which a member is the last administrator in their company, while colleagues stay. Within a
   * transaction that has locked the company, and so every other leaver, the call also locks the other administrators.
   */
  soleAdministrations(
    from: Pick<Db, 'select'>,
    member: { id: string; companyId: string | null },
    hold?: boolean,
  ): Promise<Schema<'SoleAdministration'>[]>
  /** Ends the grants and withdraws the requests, within the transaction that ends the membership. */
  release(tx: Tx, memberId: string): Promise<void>
}
