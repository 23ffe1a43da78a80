import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Clock } from '#domain/clock.ts'
import type { ProofWay } from '#domain/mfa/proof-ways.ts'
import type { Limits } from '#server/config.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/once.ts'
import { sessions } from '#server/db/schema/session.ts'
import { type Caller, type CallerMember, memberGone } from '#server/http/calls/caller.ts'
import type { Notices } from '#server/messages/notices.ts'
import { addressGroup } from '#server/security/address-group.ts'
import { holdMember, lockMember } from '#server/security/member-lock.ts'
import { memberOrders } from '#server/security/member-orders.ts'
import type { Passwords } from '#server/security/passwords.ts'
import type { Throttle } from '#server/security/throttle.ts'
import { newToken } from '#server/security/tokens.ts'
import { beginSession } from './begin-session.ts'
import { factorStore } from './factor.store.ts'
import { memberSessionStore } from './member-session.store.ts'
import { createPasswordCheck, refuseUnlessRight } from './password-check.ts'
import { passwordNeed } from './password-need.ts'
import { guessRules } from './session.rules.ts'
import { renewSession } from './session.store.ts'
import { signInNotifier } from './sign-in.notification.ts'
import { signInStore } from './sign-in.store.ts'
import { trustedDeviceStore } from './trusted-device.store.ts'

type Deps = {
  db: Db
  clock: Clock
  limits: Limits
  throttle: Throttle
  passwords: Passwords
  notices: Notices
  site: string
}

type SessionStart = {
  deviceId?: string
  isPasswordGiven?: boolean
  /** Whether the member has just verified their identity by their strongest method. */
  isProven?: boolean
  /** Throws if the proof of the login is no longer valid; called while the member's row is locked. */
  refuseUnlessStill: (member: { passwordHash: string }, tx: Tx) => Promise<void>
}

/** The session functions for other domains. */
export function sessionsOfMembers({ db, clock, limits, throttle, passwords, notices, site }: Deps) {
  const notifySignIn = signInNotifier({ db, notices, site })
  const checkGuess = createPasswordCheck({ limits, passwords, throttle })

  return {
    /**
     * Logs a member in, and logs out another member who was logged in in the same browser. Refuses a member who must
     * set a new password first. A member who has just entered the password is not asked for it again.
     */
    async begin(
      memberId: string,
      caller: Caller,
      { deviceId = randomUUID(), isPasswordGiven = false, isProven = false, refuseUnlessStill }: SessionStart,
    ): Promise<void> {
      const now = clock.now()
      const token = await db.transaction(async (tx) => {
        const member = await holdMember(tx, memberId)
        if (!member) throw memberGone()
        await refuseUnlessStill(member, tx)
        const passwordCheckedAt = isPasswordGiven ? now : null
        const verifiedAgainAt = isProven ? now : null
        // A login without a password is a login with a passkey.
        const factors: ProofWay[] = [isPasswordGiven ? 'PASSWORD' : 'PASSKEY']
        const proofFields = { factors, passwordCheckedAt, verifiedAgainAt }
        const session = { memberId, stage: 'member', deviceId, ...proofFields } as const
        return beginSession(tx, session, caller, { now, limits })
      })
      await notifySignIn(memberId, caller, now)
      // A login with a passkey counts as two factors.
      await memberOrders(db).fulfil(memberId, 'MFA')
      caller.setSession(token)
    },

    /** Ends every session of a member, and logins that wait for their second factor. */
    async endAll(tx: Pick<Tx, 'select' | 'update'>, memberId: string): Promise<void> {
      await lockMember(tx, memberId)
      const open = and(eq(sessions.memberId, memberId), isNull(sessions.endedAt))
      await tx.update(sessions).set({ endedAt: clock.now() }).where(open)
    },

    /**
     * Secures an account: ends every session, removes the login methods that were added since a moment, and requires
     * a new password.
     */
    async secureAccount(tx: Tx, memberId: string, since: Date): Promise<void> {
      await this.endAll(tx, memberId)
      await trustedDeviceStore(tx).removeAll(memberId)
      await factorStore(tx).forgetSince(memberId, since)
      await memberOrders(tx).give(memberId, 'PASSWORD_RESET', clock.now())
    },

    /** The number of a member's sessions that have not ended; idle ones may be included. */
    countOpen: async (queries: Pick<Db, 'select' | 'update'>, memberId: string): Promise<number> =>
      (await memberSessionStore(queries).open(memberId, clock.now())).length,

    /** After a change of the login methods: ends a member's other sessions and the trust in all devices. */
    async endOthers(
      tx: Tx,
      { memberId, sessionId }: Pick<CallerMember, 'memberId' | 'sessionId'>,
    ): Promise<void> {
      await memberSessionStore(tx).endOthers(memberId, sessionId, clock.now())
      await trustedDeviceStore(tx).removeAll(memberId)
    },

    /**
     * Takes one login attempt from the limit of the caller's address; all kinds of failed attempts are
     * counted together.
     */
    reserveTry: ({ address }: Caller) => throttle.reserve(guessRules(limits).address, addressGroup(address)),

    /**
     * Takes an attempt back, so that it does not count towards the limit. Called if the attempt was correct or was not
     * checked.
     */
    giveTryBack: ({ address }: Caller): Promise<void> =>
      throttle.giveBack(guessRules(limits).address, addressGroup(address)),

    /** Records a login attempt as a member with a refused passkey. */
    recordWrongPasskey: (memberId: string, caller: Caller): Promise<void> =>
      signInStore(db).record(memberId, 'PASSKEY_WRONG', caller, clock.now()),

    /** Replaces an active session by one with the password checked; returns its token, or undefined. */
    async renew(
      tx: Pick<Tx, 'select' | 'update' | 'insert'>,
      { memberId, sessionId }: Pick<CallerMember, 'memberId' | 'sessionId'>,
    ): Promise<string | undefined> {
      const now = clock.now()
      const token = newToken()
      const isRenewed = await renewSession(tx, memberId, sessionId, token, now, {
        passwordCheckedAt: now,
        by: ['PASSWORD'],
      })
      return isRenewed ? token : undefined
    },

    /**
     * Throws password.wrong or password.paused unless the password is the member's; attempts are counted with those
     * of the login.
     */
    async checkPassword(
      { email, passwordHash }: { email: string; passwordHash: string },
      password: string,
    ): Promise<void> {
      refuseUnlessRight(await checkGuess(email, passwordHash, password))
    },

    /** The minimum length of a new password of a member. */
    passwordLeast: passwordNeed(db, limits).minimumLength,

    /** Resets the count of wrong passwords for a normalised mail address. */
    forgetGuesses: (email: string): Promise<void> => throttle.clear(guessRules(limits).password, email),
  }
}
