import type { Clock } from '#domain/clock.ts'
import type { Limits } from '#server/config.ts'
import type { Db } from '#server/db/client.ts'
import type { Identity } from '#server/http/caller.ts'
import { identityOf, touchedBefore } from './session.rules.ts'
import { sessionStore } from './session.store.ts'

/** Finds out who bears a token, and notes that a living session was used. */
export function createIdentify({ db, clock, limits }: { db: Db; clock: Clock; limits: Limits }) {
  const sessions = sessionStore(db)

  return async (token: string | undefined): Promise<Identity> => {
    if (token === undefined) return { stage: 'visitor' }
    const session = await sessions.find(token)
    const now = clock.now()
    const identity = identityOf(session, now, limits)
    const since = touchedBefore(now)
    if (session && identity.member && session.lastSeenAt <= since)
      await sessions.touch(session.id, now, since)
    return identity
  }
}
