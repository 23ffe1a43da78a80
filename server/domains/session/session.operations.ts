import type { Input, OperationsTagged, Output, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { normalizeEmail } from '#domain/email.ts'
import { toYn } from '#domain/yn.ts'
import type { Tx } from '#server/db/once.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import { pseudonymOf } from '#server/observability/pseudonym.ts'
import { addressGroup } from '#server/security/address-group.ts'
import { holdMember } from '#server/security/member-lock.ts'
import { memberOrders } from '#server/security/member-orders.ts'
import { newToken } from '#server/security/tokens.ts'
import { beginSession } from './begin-session.ts'
import { factorStore } from './factor.store.ts'
import { memberSessionOperations } from './member-session.operations.ts'
import { mfaOperations } from './mfa.operations.ts'
import { mfaEnrolmentOperations } from './mfa-enrolment.operations.ts'
import { mfaSettingsOperations } from './mfa-settings.operations.ts'
import { createPasswordCheck, pauseProblem, refuseUnlessRight, wrongPassword } from './password-check.ts'
import { passwordNeed } from './password-need.ts'
import type { SessionDeps } from './session.deps.ts'
import { guessRules, idleSeconds, secondsUntil } from './session.rules.ts'
import { sessionStore } from './session.store.ts'
import { signInNotifier } from './sign-in.notification.ts'
import { signInStore } from './sign-in.store.ts'
import { trustedDeviceStore } from './trusted-device.store.ts'
import { verificationOperations } from './verification.operations.ts'
import { isProof, verificationWaysOf } from './ways-to-verify.ts'

/** The caller's session, logging in and logging out. */
export function sessionOperations(deps: SessionDeps): OperationsTagged<'session' | 'mfa', Caller> {
  const { db, clock, limits, throttle, keyedHash, log } = deps
  const sessions = sessionStore(db)
  const signIns = signInStore(db)
  const notifySignIn = signInNotifier(deps)
  const rules = guessRules(limits)
  const checkGuess = createPasswordCheck(deps)
  const lengthNeed = passwordNeed(db, limits)
  const warnNotRecorded = (err: unknown) => log.warn({ err }, 'a wrong password was not noted')

  function sessionInfo(caller: Caller): Schema<'SessionInfo'> {
    const { passwordChecked, staff, staffRoles, managesSubscriptions, endsAt, info } = memberOf(caller)
    const { handlesOthers, factorMissing, securityAdmin, accessRoles, subscribed, ...shown } = info
    return {
      loginYn: 'Y',
      passwordCheckYn: toYn(passwordChecked),
      staffYn: toYn(staff),
      ...(staff && { staffRoles: [...staffRoles] }),
      accessAdminYn: toYn(accessRoles.length > 0),
      ...(accessRoles.length > 0 && { accessRoles }),
      ...(securityAdmin && { securityAdminYn: 'Y' }),
      ...(factorMissing && { factorRequiredYn: 'Y' }),
      ...(!managesSubscriptions && { subscriptionReadOnlyYn: 'Y' }),
      subscribeYn: toYn(subscribed),
      idleSeconds: idleSeconds(handlesOthers, limits),
      expiresInSeconds: secondsUntil(endsAt, clock.now()),
      ...shown,
    }
  }

  /**
   * Whether a second factor follows the password: if a factor is on and the device is not trusted, or if an admin
   * requires a factor.
   */
  async function needsFactor(
    tx: Tx,
    member: { id: string; passwordHash: string; mfaType: Schema<'MfaType'> },
    caller: Caller,
    now: Date,
  ) {
    if (await memberOrders(tx).has(member.id, 'MFA')) return true
    if (member.mfaType === 'none') return factorStore(tx).keepsPasskeyAlone(member)
    return !(await trustedDeviceStore(tx).use(member, caller, now))
  }

  /**
   * Begins the session of a login with a correct password; undefined if the password was changed while it was being
   * checked.
   */
  async function begin(proven: { id: string; passwordHash: string }, deviceId: string, caller: Caller) {
    const now = clock.now()
    const begun = await db.transaction(async (tx) => {
      const member = await holdMember(tx, proven.id)
      if (member?.passwordHash !== proven.passwordHash) return undefined
      const stage = (await needsFactor(tx, member, caller, now)) ? ('pending' as const) : ('member' as const)
      // The password of the login counts as checked, and as a fresh proof for a member without any factor.
      const isProven = stage === 'member' && (await isProof(tx, member.id, ['PASSWORD']))
      const shown = { passwordCheckedAt: now, verifiedAgainAt: isProven ? now : null }
      const session = { memberId: member.id, stage, deviceId, factors: ['PASSWORD' as const], ...shown }
      const token = await beginSession(tx, session, caller, { now, limits })
      return { token, stage, mfaType: member.mfaType } as const
    })
    if (!begun) return undefined
    if (begun.stage === 'member') await notifySignIn(proven.id, caller, now)
    caller.setSession(begun.token)
    return { loginYn: toYn(begun.stage === 'member'), mfaType: begun.mfaType }
  }

  async function logIn(input: Input<'logIn'>, caller: Caller): Promise<Output<'logIn'>> {
    const email = normalizeEmail(input.email)
    const { password } = input
    const address = addressGroup(caller.address)
    const addressAttempt = await throttle.reserve(rules.address, address)
    if (!addressAttempt.allowed) throw pauseProblem('login.paused', addressAttempt)

    const member = await sessions.memberByEmail(email)
    const guess = await checkGuess(email, member?.passwordHash, password)
    // Not awaited: otherwise the answer for an existing account would take longer.
    if (member && guess.evaluated)
      void signIns.record(member.id, 'PASSWORD_WRONG', caller, clock.now()).catch(warnNotRecorded)
    if (guess.result !== 'right' || !member) {
      log.info(
        { account: pseudonymOf(keyedHash, email), from: pseudonymOf(keyedHash, address) },
        'a login was refused',
      )
      throw guess.result === 'paused'
        ? pauseProblem('login.paused', guess)
        : wrongPassword('credentials.wrong', guess)
    }

    await throttle.giveBack(rules.address, address)
    if (await lengthNeed.isTooShort(member, password)) throw problemNamed('login.resetRequired')
    // The password was changed while it was being checked: the login starts again and counts as any other attempt.
    return (await begin(member, input.deviceId, caller)) ?? logIn(input, caller)
  }

  return {
    ...mfaOperations(deps),
    ...memberSessionOperations(deps),
    ...mfaSettingsOperations(deps),
    ...verificationOperations(deps),
    ...mfaEnrolmentOperations(deps),

    async getUnauthSessionInfo(_, caller) {
      if (caller.stage === 'member') return sessionInfo(caller)
      return {
        loginYn: 'N',
        passwordCheckYn: 'N',
        mfaType: 'sms',
        subscribeYn: 'N',
        staffYn: 'N',
        accessAdminYn: 'N',
        idleSeconds: 0,
        expiresInSeconds: 0,
      }
    },

    getSessionInfo: async (_, caller) => sessionInfo(caller),

    logIn,

    async checkPassword({ password }, caller) {
      const { memberId, sessionId } = memberOf(caller)
      const { email, passwordHash } = await sessions.member(memberId)
      refuseUnlessRight(await checkGuess(email, passwordHash, password))

      const token = newToken()
      const now = clock.now()
      const isStrongest = (await verificationWaysOf(db, memberId)).includes('PASSWORD')
      const proven = {
        passwordCheckedAt: now,
        ...(isStrongest && { verifiedAgainAt: now }),
        by: ['PASSWORD'],
      } as const
      if (!(await sessions.renew(memberId, sessionId, token, now, proven)))
        throw problemNamed('session.expired')
      caller.setSession(token)
      return { passwordCheckYn: 'Y' }
    },

    async logOut(_, caller) {
      if (caller.member) await sessions.end(caller.member.sessionId, clock.now())
      caller.clearSession()
      return { loginYn: 'N' }
    },
  }
}
