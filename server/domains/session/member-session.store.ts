import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm'
import { problemNamed } from '#contract/problem-named.ts'
import type { Db } from '#server/db/client.ts'
import { sessions } from '#server/db/schema/session.ts'
import { lockMember } from '#server/security/member-lock.ts'
import { hashToken } from '#server/security/tokens.ts'

/** The queries of a member's sessions. */
export const memberSessionStore = (db: Pick<Db, 'select' | 'update'>) => {
  const notEnded = (memberId: string) => and(eq(sessions.memberId, memberId), isNull(sessions.endedAt))

  return {
    /** The sessions that have not ended, the last used first, including idle ones, but no login in progress. */
    async open(memberId: string, now: Date) {
      return db
        .select()
        .from(sessions)
        .where(and(notEnded(memberId), gt(sessions.endsAt, now), eq(sessions.stage, 'member')))
        .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    },

    /**
     * Ends a session, even under a new id: a session that is renewed gets another id, but has the same device and
     * absolute expiry. Returns the ids of the ended sessions. Must be called within a transaction.
     */
    async end(memberId: string, id: string, now: Date): Promise<string[]> {
      await lockMember(db, memberId)
      const own = and(eq(sessions.memberId, memberId), eq(sessions.id, id))
      const [named] = await db.select().from(sessions).where(own)
      if (!named) return []
      const sameLogin = and(eq(sessions.deviceId, named.deviceId), eq(sessions.endsAt, named.endsAt))
      const endedRows = await db
        .update(sessions)
        .set({ endedAt: now })
        .where(and(notEnded(memberId), sameLogin))
        .returning({ id: sessions.id })
      return endedRows.map((row) => row.id)
    },

    /**
     * Locks a member whose own session makes a change, until the transaction ends. Throws `session.expired` if that
     * session has ended: it may have been ended to prevent this change.
     */
    async lockIn(memberId: string, sessionId: string) {
      const member = await lockMember(db, memberId)
      const own = db.select({ id: sessions.id }).from(sessions)
      const [open] = await own.where(and(notEnded(memberId), eq(sessions.id, sessionId)))
      if (!open) throw problemNamed('session.expired')
      return member
    },

    /**
     * Ends all sessions but one, including logins in progress; returns the number of ended sessions. Must be called
     * within a transaction. Throws like `lockIn`.
     */
    async endOthers(memberId: string, currentId: string, now: Date): Promise<number> {
      await this.lockIn(memberId, currentId)
      const endedRows = await db
        .update(sessions)
        .set({ endedAt: now })
        .where(and(notEnded(memberId), ne(sessions.id, currentId), gt(sessions.endsAt, now)))
        .returning({ stage: sessions.stage })
      return endedRows.filter(({ stage }) => stage === 'member').length
    },

    /**
     * Ends all sessions but the one of a token, including logins in progress. Must be called within a transaction.
     */
    async endOthersThan(memberId: string, token: string, now: Date): Promise<void> {
      await lockMember(db, memberId)
      await db
        .update(sessions)
        .set({ endedAt: now })
        .where(and(notEnded(memberId), ne(sessions.tokenHash, hashToken(token))))
    },
  }
}
