import type { OperationsTagged, Schema } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { normalizeEmail } from '#domain/email.ts'
import { type Caller, memberOf } from '#server/http/caller.ts'
import { addressGroup, partOfAddress } from '#server/security/address-group.ts'
import { newToken } from '#server/security/tokens.ts'
import { memberSessionOperations } from './member-session.operations.ts'
import { mfaOperations } from './mfa.operations.ts'
import type { SessionDeps } from './session.deps.ts'
import { guessRules, idleSeconds, secondsUntil, sessionEnd } from './session.rules.ts'
import { sessionStore } from './session.store.ts'
import { signInStore } from './sign-in.store.ts'

/** Who is calling, and how they come in and leave. */
export function sessionOperations(deps: SessionDeps): OperationsTagged<'session', Caller> {
  const { db, clock, limits, passwords, throttle, userInfo, log } = deps
  const sessions = sessionStore(db)
  const signIns = signInStore(db)
  const rules = guessRules(limits)
  const notNoted = (err: unknown) => log.warn({ err }, 'a wrong password was not noted')

  /** The password, if it may be looked at; the e-mail counts, whether or not it belongs to anybody. */
  async function checked(email: string, hash: string | undefined, password: string): Promise<Guess> {
    const reservation = await throttle.reserve(rules.password, email)
    if (!reservation.allowed) return { result: 'paused', ...reservation }
    try {
      if (!(await passwords.verify(hash, password))) {
        return { result: reservation.remaining > 0 ? 'wrong' : 'paused', ...reservation }
      }
    } catch (error) {
      await throttle.giveBack(rules.password, email)
      throw error
    }
    await throttle.clear(rules.password, email)
    return { result: 'right' }
  }

  async function sessionInfo(caller: Caller): Promise<Schema<'SessionInfo'>> {
    const { memberId, passwordChecked, staff, endsAt } = memberOf(caller)
    const { mfaType } = await sessions.member(memberId)
    const yn = { loginYn: 'Y', passwordCheckYn: passwordChecked ? 'Y' : 'N', staffYn: staff ? 'Y' : 'N' } as const
    const times = { idleSeconds: idleSeconds(staff, limits), expiresInSeconds: secondsUntil(endsAt, clock.now()) }
    return { ...yn, ...times, mfaType, ...(await userInfo(caller)) }
  }

  return {
    ...mfaOperations(deps),
    ...memberSessionOperations(deps),

    async getUnauthSessionInfo(_, caller) {
      if (caller.stage === 'member') return sessionInfo(caller)
      return { loginYn: 'N', passwordCheckYn: 'N', mfaType: 'sms', subscribeYn: 'N', staffYn: 'N', idleSeconds: 0, expiresInSeconds: 0 }
    },

    getSessionInfo: (_, caller) => sessionInfo(caller),

    async logIn({ email: typed, password, deviceId }, caller) {
      const email = normalizeEmail(typed)
      const address = addressGroup(caller.address)
      const fromAddress = await throttle.reserve(rules.address, address)
      if (!fromAddress.allowed) throw paused('login.paused', fromAddress)

      const member = await sessions.memberByEmail(email)
      const guess = await checked(email, member?.passwordHash, password)
      if (guess.result === 'paused') throw paused('login.paused', guess)
      if (guess.result === 'wrong' || !member) {
        // Not waited for: the answer for an account that is there would come later than for one that is not.
        if (member) void signIns.note(member.id, 'PASSWORD_WRONG', caller, clock.now()).catch(notNoted)
        throw wrong('credentials.wrong', guess)
      }

      await throttle.giveBack(rules.address, address)
      const now = clock.now()
      const stage = member.mfaType === 'none' ? 'member' : 'pending'
      const token = newToken()
      if (caller.member) await sessions.end(caller.member.sessionId, now)
      const from = { device: caller.device, address: partOfAddress(caller.address) }
      await sessions.begin({ memberId: member.id, stage, deviceId, endsAt: sessionEnd(stage, now, limits), ...from }, token, now)
      if (stage === 'member') await signIns.note(member.id, 'LOGGED_IN', caller, now)
      caller.setSession(token)
      return { loginYn: stage === 'member' ? 'Y' : 'N', mfaType: member.mfaType }
    },

    async checkPassword({ password }, caller) {
      const { memberId, sessionId } = memberOf(caller)
      const { email, passwordHash } = await sessions.member(memberId)
      const guess = await checked(email, passwordHash, password)
      if (guess.result === 'paused') throw paused('password.paused', guess)
      if (guess.result === 'wrong') throw wrong('password.wrong', guess)

      const token = newToken()
      const now = clock.now()
      if (!(await sessions.renew(sessionId, token, now, now))) throw problemNamed('session.expired')
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

type Guess = { result: 'right' | 'wrong' | 'paused'; remaining?: number; retryAfterSeconds?: number }

const paused = (reason: 'login.paused' | 'password.paused', { retryAfterSeconds = 0 }: { retryAfterSeconds?: number }) =>
  problemNamed(reason, { retryAfterSeconds })

function wrong(reason: 'credentials.wrong' | 'password.wrong', { remaining = 0, retryAfterSeconds = 0 }: Guess): Problem {
  return problemNamed(reason, { remaining, ...(retryAfterSeconds > 0 && { retryAfterSeconds }) })
}
