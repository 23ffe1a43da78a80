import type { Access, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import type { StaffRole } from '#domain/staff/roles.ts'

/** The member behind a call, once the session was found. */
export type CallerMember = {
  sessionId: string
  memberId: string
  companyId: string | null
  passwordChecked: boolean
  /** Whether they may request, change, pay and end what their company subscribes to, or what they do without one. */
  managesSubscriptions: boolean
  /** One of the people who answer. */
  staff: boolean
  /** What they do as such; nothing for any other member. */
  staffRoles: readonly StaffRole[]
  /** When the session ends at the latest. */
  endsAt: Date
  /** Whether they proved who they are a moment ago, and until when that is fresh. */
  verified: boolean
  verifiedUntil?: Date | undefined
  info: SessionFacts
}

/** What a session says of its member alongside who they are, as it was when the call came. */
export type SessionFacts = {
  /** Handles other people's data: one of the people who answer, a security admin, or the admin of an app. */
  handlesOthers: boolean
  /** Handles it without a second factor that is enough for that (decision 42). */
  factorMissing: boolean
  /** Looks after the security of all of their company. */
  securityAdmin: boolean
  /** The parts they have in the access area of their company today, the strongest first. */
  accessRoles: Schema<'AccessRole'>[]
  /** Has a subscription that runs, or their company has. */
  subscribed: boolean
  mfaType: Schema<'MfaType'>
  email: string
  name: string
  phoneNumber: string
  subEmail: string | null
  companyName: string | null
}

/** What may be under way in a browser without a login. */
export type DraftName = 'signup' | 'reset' | 'passkey'
/** The token of a cookie, and how the operation may change it. */
export type DraftCookie = { token: string | undefined; set: (token: string) => void; clear: () => void }

/** The caller of an operation, and how the operation may change the session's cookie. */
export type Caller = {
  /** Anybody, a login that waits for its second factor, or a member. */
  stage: 'visitor' | 'pending' | 'member'
  /** The member of a `pending` or `member` stage; an operation whose access is `visitor` may find none. */
  member: CallerMember | undefined
  /** For counting guesses: the peer's address, never a header's unless a proxy is trusted. */
  address: string
  /** Browser and system as the caller's browser reports them, such as "Chrome · Windows"; empty where it does not. */
  device: string
  setSession: (token: string) => void
  clearSession: () => void
  /** Reports the account that a visitor has proved to own, by a code or a key: the audit record names it. */
  provedToBe: (memberId: string) => void
  /** The member of `provedToBe`. */
  provedId?: string | undefined
  drafts: Record<DraftName, DraftCookie>
  /** A device that a member trusts. */
  trustedDevice: DraftCookie
}

/** What a session's token says of its bearer; `ended` was a member once. */
export type Identity =
  | { stage: 'visitor' | 'ended'; member?: undefined }
  | { stage: 'pending' | 'member'; member: CallerMember }

const noDraft: DraftCookie = { token: undefined, set: () => {}, clear: () => {} }

/** A caller of whom nothing is known, and who keeps nothing that an operation sets. */
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

/** The member of a call whose access demands one. */
export function memberOf(caller: Caller): CallerMember {
  if (!caller.member) throw new Error('This operation was mounted without the access it needs.')
  return caller.member
}

/** The member of a call that requests, changes, pays or ends a subscription. Throws `company.roleNeeded` where others do. */
export function managerOf(caller: Caller): CallerMember {
  const member = memberOf(caller)
  if (!member.managesSubscriptions) throw problemNamed('company.roleNeeded')
  return member
}

/** The member of a call whose input requires a fresh proof. */
export function verifiedMemberOf(caller: Caller): CallerMember {
  const member = memberOf(caller)
  if (!member.verified) throw problemNamed('verification.stale')
  return member
}

/** The bearer of a token, and how their calls are recorded: a password check expires where no call has needed it for long. */
export type Identified = { identity: Identity; recordUse: (access: Access) => Promise<void> }
export type Identify = (token: string | undefined) => Promise<Identified>

/** The refusal of a call whose member left while it was under way: the session has gone with them. */
export const memberGone = () => problemNamed('session.missing')
