import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Clock } from '#domain/clock.ts'
import type { Limits } from '#server/config.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/once.ts'
import { sessions } from '#server/db/schema.ts'
import type { Caller } from '#server/http/caller.ts'
import { partOfAddress } from '#server/security/address-group.ts'
import type { Throttle } from '#server/security/throttle.ts'
import { newToken } from '#server/security/tokens.ts'
import { guessRules, sessionEnd } from './session.rules.ts'
import { sessionStore } from './session.store.ts'
import { signInStore } from './sign-in.store.ts'

type Deps = { db: Db; clock: Clock; limits: Limits; throttle: Throttle }

/** What other domains may ask of sessions. */
export function sessionsOfMembers({ db, clock, limits, throttle }: Deps) {
  const store = sessionStore(db)

  return {
    /** Logs a member in; whoever was logged in here before is not any more. */
    async begin(memberId: string, caller: Caller): Promise<void> {
      const now = clock.now()
      const token = newToken()
      if (caller.member) await store.end(caller.member.sessionId, now)
      const from = { deviceId: randomUUID(), device: caller.device, address: partOfAddress(caller.address) }
      await store.begin({ memberId, stage: 'member', endsAt: sessionEnd('member', now, limits), ...from }, token, now)
      await signInStore(db).note(memberId, 'LOGGED_IN', caller, now)
      caller.setSession(token)
    },

    /** Ends every session of a member, and logins that wait for their second factor. */
    async endAll(tx: Pick<Tx, 'update'>, memberId: string): Promise<void> {
      const open = and(eq(sessions.memberId, memberId), isNull(sessions.endedAt))
      await tx.update(sessions).set({ endedAt: clock.now() }).where(open)
    },

    /** Forgets the wrong passwords that were given for a normalised mail address. */
    forgetGuesses: (email: string): Promise<void> => throttle.clear(guessRules(limits).password, email),
  }
}
