import type { Access } from '#contract/operation.ts'
import type { Clock } from '#domain/clock.ts'
import { kstDate } from '#domain/dates.ts'
import type { Limits } from '#server/config.ts'
import type { Db } from '#server/db/client.ts'
import type { Identify } from '#server/http/calls/caller.ts'
import { sessionFinder } from './found-session.ts'
import { identityOf, recordedBefore } from './session.rules.ts'
import { sessionStore } from './session.store.ts'

const confirmedAccesses: readonly Access[] = [
  'confirmed',
  'verified',
  'admin',
  'staff',
  'verifiedAdmin',
  'verifiedStaff',
]

/**
 * Identifies the caller by the session token, and records the use of an active session and, for calls that need the
 * password check, the use of that check.
 */
export function createIdentify({ db, clock, limits }: { db: Db; clock: Clock; limits: Limits }): Identify {
  const sessions = sessionStore(db)
  const findSession = sessionFinder(db)

  return async (token) => {
    if (token === undefined) return { identity: { stage: 'visitor' }, recordUse: async () => {} }
    const now = clock.now()
    const session = await findSession(token, kstDate(now))
    const identity = identityOf(session, now, limits)
    const since = recordedBefore(now)
    if (session && identity.member && session.lastSeenAt <= since)
      await sessions.touch(session.id, now, since)
    const confirmedUse = identity.member?.passwordChecked
      ? (session?.confirmedUsedAt ?? session?.passwordCheckedAt)
      : undefined
    let isNoteDue = confirmedUse ? confirmedUse <= since : false
    return {
      identity,
      async recordUse(access) {
        if (!session || !isNoteDue || !confirmedAccesses.includes(access)) return
        isNoteDue = false
        await sessions.touchConfirmed(session.id, now)
      },
    }
  }
}
