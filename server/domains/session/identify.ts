import type { Clock } from '#domain/clock.ts'
import { kstDate } from '#domain/dates.ts'
import type { Limits } from '#server/config.ts'
import type { Db } from '#server/db/client.ts'
import type { Identity } from '#server/http/calls/caller.ts'
import { sessionFinder } from './found-session.ts'
import { identityOf, touchedBefore } from './session.rules.ts'
import { sessionStore } from './session.store.ts'

/** Finds out who bears a token, and notes that a living session was used. */
export function createIdentify({ db, clock, limits }: { db: Db; clock: Clock; limits: Limits }) {
  const sessions = sessionStore(db)
  const find = sessionFinder(db)

  return async (token: string | undefined): Promise<Identity> => {
    if (token === undefined) return { stage: 'visitor' }
    const now = clock.now()
    const session = await find(token, kstDate(now))
    const identity = identityOf(session, now, limits)
    const since = touchedBefore(now)
    if (session && identity.member && session.lastSeenAt <= since)
      await sessions.touch(session.id, now, since)
    return identity
  }
}
