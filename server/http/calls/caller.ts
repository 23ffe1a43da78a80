import type { Access, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import type { StaffRole } from '#domain/staff/roles.ts'

/** The calling member, from the session. */
export type CallerMember = {
  sessionId: string
  memberId: string
  companyId: string | null
  passwordChecked: boolean
  /**
   * Whether the caller may request, change, pay and end their company's subscriptions, or their own without a company.
   */
  managesSubscriptions: boolean
  /** Whether the caller is a member of the staff. */
  staff: boolean
  /** The caller's roles among the staff; empty for any other member. */
  staffRoles: readonly StaffRole[]
  /** The absolute expiry of the session, however often it is used. */
  endsAt: Date
  /** Whether the caller has a fresh proof of identity, and until which time. */
  verified: boolean
  verifiedUntil?: Date | undefined
  info: SessionFacts
}

/** The facts about a session's member besides their identity, at the time of the call. */
export type SessionFacts = {
  /** Whether the caller handles other people's data: staff, security admins and app admins. */
  handlesOthers: boolean
  /** Whether the caller handles other people's data without a sufficient second factor (decision 42). */
  factorMissing: boolean
  /** Whether the caller is security admin of the whole company. */
  securityAdmin: boolean
  /** The caller's current roles in the access area of their company, the strongest first. */
  accessRoles: Schema<'AccessRole'>[]
  /** Whether the caller or their company has a subscription in use. */
  subscribed: boolean
  mfaType: Schema<'MfaType'>
  email: string
  name: string
  phoneNumber: string
  subEmail: string | null
  companyName: string | null
}

/** Processes that a browser may have in progress without a login. */
export type DraftName = 'signup' | 'reset' | 'passkey'
/** The token of a cookie, and functions with which the operation changes the cookie. */
export type DraftCookie = { token: string | undefined; set: (token: string) => void; clear: () => void }

/** The caller of an operation, with functions to change the session's cookie. */
export type Caller = {
  /** A visitor, a login that waits for its second factor, or a member. */
  stage: 'visitor' | 'pending' | 'member'
  /** The member in the stages `pending` and `member`; operations with the access `visitor` may have none. */
  member: CallerMember | undefined
  /**
   * The network address by which attempts are counted: the address of the peer, or the one in a header if a proxy is
   * trusted.
   */
  address: string
  /**
   * Browser and system as the caller's browser reports them, such as "Chrome · Windows"; empty if it reports none.
   */
  device: string
  setSession: (token: string) => void
  clearSession: () => void
  /** Reports the account that a visitor has verified as their own, by a code or a key, for the audit record. */
  provedToBe: (memberId: string) => void
  /** The member of `provedToBe`. */
  provedId?: string | undefined
  drafts: Record<DraftName, DraftCookie>
  /** A device that a member trusts. */
  trustedDevice: DraftCookie
}

/** The identity of a caller with a session token; `ended` means that the session has ended. */
export type Identity =
  | { stage: 'visitor' | 'ended'; member?: undefined }
  | { stage: 'pending' | 'member'; member: CallerMember }

const noDraft: DraftCookie = { token: undefined, set: () => {}, clear: () => {} }

/** An unknown caller, without a cookie, for whom no cookie is set. */
export const unknownVisitor: Caller = {
  stage: 'visitor',
  member: undefined,
  address: '',
  device: '',
  setSession: () => {},
  clearSession: () => {},
  provedToBe: () => {},
  drafts: { signup: noDraft, reset: noDraft, passkey: noDraft },
  trustedDevice: noDraft,
}

/** Returns the member of a call to an operation whose `x-access` requires a member. */
export function memberOf(caller: Caller): CallerMember {
  if (!caller.member) throw new Error('This operation was mounted without the access it needs.')
  return caller.member
}

/**
 * Returns the member of a call that requests, changes, pays or ends a subscription. Throws `company.roleNeeded` for a
 * member without the role.
 */
export function managerOf(caller: Caller): CallerMember {
  const member = memberOf(caller)
  if (!member.managesSubscriptions) throw problemNamed('company.roleNeeded')
  return member
}

/** Returns the member of a call whose input requires a fresh proof of identity. */
export function verifiedMemberOf(caller: Caller): CallerMember {
  const member = memberOf(caller)
  if (!member.verified) throw problemNamed('verification.stale')
  return member
}

/**
 * The identity of a caller. `recordUse` records that a call used the session: a password check expires if no call
 * needs it for some time.
 */
export type Identified = { identity: Identity; recordUse: (access: Access) => Promise<void> }
export type Identify = (token: string | undefined) => Promise<Identified>

/**
 * Creates the refusal of a call whose member left the portal during the call; the member's session is removed as
 * well.
 */
export const memberGone = () => problemNamed('session.missing')
