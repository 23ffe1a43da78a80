import type { Schema } from '#contract/operation.ts'
import { accessRoles, strongestFirst } from '#domain/access/role-assignments.ts'
import { managesSubscriptions, storedCompanyRoles } from '#domain/company/roles.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/durations.ts'
import { handlesDataOfOthers as hasRoleForOthers, isFactorEnough } from '#domain/mfa/factor-need.ts'
import type { Limits } from '#server/config.ts'
import type { Identity, SessionFacts } from '#server/http/calls/caller.ts'
import { TRUST_DAYS } from '#server/http/protection/session-cookie.ts'
import type { GuessRule } from '#server/security/throttle.ts'
import type { FoundSession } from './found-session.ts'

const SECOND = 1000

/** The limits of passwords, codes and messages; names must not change, since counts are stored under them. */
export function guessRules(limits: Limits) {
  const { loginTries, loginTriesPerAddress, loginWindowSeconds, loginDelaysSeconds, codeTries, codeSends } =
    limits
  const windowSeconds = loginWindowSeconds
  return {
    /**
     * Passwords of an account, at the login and at the password check together, counted by normalised mail address.
     */
    password: {
      name: 'password',
      tries: loginTries,
      windowSeconds,
      delaysSeconds: loginDelaysSeconds,
      windowFrom: 'lastTry',
    },
    /** Wrong passwords from one address, of all accounts together. */
    address: { name: 'address', tries: loginTriesPerAddress, windowSeconds, windowFrom: 'firstTry' },
    /**
     * Attempts with a second factor: sent codes, codes of an authenticator app and recovery codes are counted
     * together for each member.
     */
    code: { name: 'code', tries: codeTries, windowSeconds, windowFrom: 'lastTry' },
    /** Unanswered messages to an account, counted for each member. */
    send: { name: 'send', tries: codeSends, windowSeconds, windowFrom: 'firstTry' },
    /** Codes for a factor that is not on yet, counted for each member; they do not stop a login. */
    enrolment: { name: 'enrolment', tries: codeTries, windowSeconds, windowFrom: 'lastTry' },
  } as const satisfies Record<string, GuessRule>
}

/** The absolute expiry of a session that begins now in a stage. */
export function sessionEnd(stage: FoundSession['stage'], now: Date, limits: Limits): Date {
  const duration =
    stage === 'pending' ? limits.pendingLoginMinutes * MINUTE_MS : limits.sessionHours * HOUR_MS
  return new Date(now.getTime() + duration)
}

// The minimum time between two records of the use of a session.
const TOUCH_AFTER_MS = MINUTE_MS

/** A use is recorded if the previous record is older than this moment. */
export const recordedBefore = (now: Date): Date => new Date(now.getTime() - TOUCH_AFTER_MS)

/** The number of seconds for which a session is valid after any call. */
export function idleSeconds(handlesOthers: boolean, limits: Limits): number {
  return Math.max(0, idleMs(handlesOthers, limits) - TOUCH_AFTER_MS) / SECOND
}

const idleMs = (handlesOthers: boolean, { adminIdleMinutes, sessionIdleMinutes }: Limits) =>
  (handlesOthers ? adminIdleMinutes : sessionIdleMinutes) * MINUTE_MS

type LivingSession = Pick<FoundSession, 'stage' | 'lastSeenAt' | 'endsAt' | 'endedAt'> &
  Pick<SessionFacts, 'handlesOthers'>

/**
 * Whether a session is still valid: not ended, not expired, and not idle for too long. The session of a person who
 * handles other people's data ends sooner.
 */
export function isAlive(session: LivingSession, now: Date, limits: Limits): boolean {
  if (session.endedAt !== null || session.endsAt <= now) return false
  return (
    session.stage === 'pending' ||
    now.getTime() - session.lastSeenAt.getTime() < idleMs(session.handlesOthers, limits)
  )
}

/**
 * Returns the identity of the caller of a session. A caller who never completed the login is a visitor.
 */
export function identityOf(session: FoundSession | undefined, now: Date, limits: Limits): Identity {
  if (!session) return { stage: 'visitor' }
  const companyRoles = session.companyRoles.map((role) => storedCompanyRoles[role])
  const handlesOthers = hasRoleForOthers({ ...session, accessRoles: session.ownRoles, companyRoles })
  const { id, memberId, companyId, verifiedAgainAt, stage, staff, lastSeenAt, endsAt, endedAt } = session
  if (!isAlive({ stage, lastSeenAt, endsAt, endedAt, handlesOthers }, now, limits))
    return { stage: stage === 'member' ? 'ended' : 'visitor' }
  const { securityAdmin, ownRoles, delegate, subscribed, mfaType, hasPasskey } = session
  const { everybodyMay } = session
  const { email, name, phoneNumber, subEmail, companyName } = session
  const verifiedUntil = verifiedAgainAt ? new Date(verifiedAgainAt.getTime() + VERIFIED_AGAIN_MS) : undefined
  return {
    stage,
    member: {
      sessionId: id,
      memberId,
      companyId,
      staff,
      staffRoles: session.staffRoles,
      managesSubscriptions: managesSubscriptions({
        companyId,
        roles: companyRoles,
        everybodyMay,
      }),
      endsAt,
      verified: verifiedUntil !== undefined && verifiedUntil > now,
      verifiedUntil,
      passwordChecked: isConfirmed(session, now),
      info: {
        handlesOthers,
        factorMissing: handlesOthers && !isFactorEnough(staff, { mfaTypes: [mfaType], hasPasskey }),
        securityAdmin,
        accessRoles: companyId === null ? [] : accessRolesOf(ownRoles, delegate),
        subscribed,
        mfaType,
        email,
        name,
        phoneNumber,
        subEmail,
        companyName,
      },
    },
  }
}

const CONFIRMED_IDLE_MS = 30 * MINUTE_MS

/** Whether the password was checked, and a call that needs it was made within the last half hour. */
function isConfirmed(
  { passwordCheckedAt, confirmedUsedAt }: Pick<FoundSession, 'passwordCheckedAt' | 'confirmedUsedAt'>,
  now: Date,
): boolean {
  const lastConfirmedUse = confirmedUsedAt ?? passwordCheckedAt
  return (
    passwordCheckedAt !== null &&
    lastConfirmedUse !== null &&
    now.getTime() - lastConfirmedUse.getTime() < CONFIRMED_IDLE_MS
  )
}

/** The methods by which a member may verify their identity again, the default first: docs/decisions/0033. */
export function waysToVerify(has: {
  passkey: boolean
  factors: readonly Schema<'CodeFactor'>[]
  recoveryCodes: number
}): Schema<'VerificationWay'>[] {
  if (!has.passkey && has.factors.length === 0) return ['PASSWORD']
  const replacement = has.recoveryCodes > 0 ? 'RECOVERY' : 'SMS'
  const code = has.factors.includes('totp') ? 'TOTP' : 'SMS'
  return [...new Set([has.passkey ? 'PASSKEY' : code, replacement] as const)]
}

function accessRolesOf(ownRoles: FoundSession['ownRoles'], delegate: boolean) {
  const own = ownRoles.flatMap((role) => (role === 'staff' ? [] : [{ role }]))
  return strongestFirst(delegate ? [...own, { role: 'delegate' }] : own).map((role) => accessRoles[role])
}

/** The number of milliseconds for which a proof of identity stays fresh. */
export const VERIFIED_AGAIN_MS = 10 * MINUTE_MS
/** The number of milliseconds that turning on a factor may take between two steps. */
export const ENROLMENT_MS = 10 * MINUTE_MS
/** The number of milliseconds for which a device is trusted. */
export const TRUST_MS = TRUST_DAYS * DAY_MS

/** Seconds until a moment, rounded up, never negative. */
export function secondsUntil(moment: Date, now: Date): number {
  return Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / SECOND))
}
