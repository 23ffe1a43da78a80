import { randomUUID } from 'node:crypto'
import { and, eq, isNull, lt, lte } from 'drizzle-orm'
import type { ProofWay } from '#domain/mfa/proof-ways.ts'
import type { Db } from '#server/db/client.ts'
import type { Expired } from '#server/db/remove-rows.ts'
import { members } from '#server/db/schema/member.ts'
import { sessions } from '#server/db/schema/session.ts'
import { memberGone } from '#server/http/calls/caller.ts'
import { holdMember } from '#server/security/member-lock.ts'
import { hashToken } from '#server/security/tokens.ts'

type StoredSession = typeof sessions.$inferSelect
export type NewSession = Pick<
  StoredSession,
  'memberId' | 'stage' | 'deviceId' | 'factors' | 'endsAt' | 'device' | 'address'
> & {
  /**
   * The login id of the replaced session, if this session continues the same login on a device. Without it, a new
   * login begins.
   */
  loginId?: string
  passwordCheckedAt?: Date | null
  confirmedUsedAt?: Date | null
  verifiedAgainAt?: Date | null
}

export const sessionStore = (db: Db) => ({
  /** Records that a session was used, unless a use after `since` is already recorded. */
  async touch(id: string, now: Date, since: Date): Promise<void> {
    await db
      .update(sessions)
      .set({ lastSeenAt: now })
      .where(and(eq(sessions.id, id), lte(sessions.lastSeenAt, since)))
  },

  /** Records a call that needs the password check. */
  async touchConfirmed(id: string, now: Date): Promise<void> {
    await db.update(sessions).set({ confirmedUsedAt: now }).where(eq(sessions.id, id))
  },

  /**
   * Ends an active session and begins a new one under a new token. The member, the device, the absolute expiry and
   * the values that are not in `checked` are copied. Returns false if the old session has already ended: an ended
   * session is never continued.
   */
  renew: (memberId: string, id: string, token: string, now: Date, checked: PasswordCheck): Promise<boolean> =>
    db.transaction((tx) => renewSession(tx, memberId, id, token, now, checked)),

  async end(id: string, now: Date): Promise<void> {
    await endSession(db, id, now)
  },

  async memberByEmail(email: string) {
    const [row] = await db.select().from(members).where(eq(members.email, email))
    return row
  },

  async member(id: string) {
    const [row] = await db.select().from(members).where(eq(members.id, id))
    if (!row) throw memberGone()
    return row
  },
})

/** Sessions whose absolute expiry was before a moment. */
export const sessionsEnded = (before: Date): Expired => ({
  table: sessions,
  where: lt(sessions.endsAt, before),
})

/** The proofs that a person has given in a session. */
type PasswordCheck = Pick<NewSession, 'passwordCheckedAt' | 'verifiedAgainAt'> & { by?: readonly ProofWay[] }

/** Like `renew` of the store, within a transaction. */
export async function renewSession(
  tx: Pick<Db, 'select' | 'update' | 'insert'>,
  memberId: string,
  id: string,
  token: string,
  now: Date,
  { by = [], ...checked }: PasswordCheck = {},
) {
  await holdMember(tx, memberId)
  const ended = await endSession(tx, id, now)
  if (!ended) return false
  const confirmedUse = checked.passwordCheckedAt && { confirmedUsedAt: checked.passwordCheckedAt }
  const factors = [...new Set([...ended.factors, ...by])]
  await insertSession(tx, { ...ended, ...checked, ...confirmedUse, factors }, token, now)
  return true
}

/** Ends a session; returns it if this call ended it. */
export async function endSession(db: Pick<Db, 'update'>, id: string, now: Date) {
  const [ended] = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)))
    .returning()
  return ended
}

/** Stores a new session, with only the hash of its token. */
export async function insertSession(db: Pick<Db, 'insert'>, session: NewSession, token: string, now: Date) {
  const {
    memberId,
    stage,
    deviceId,
    loginId,
    factors,
    endsAt,
    device,
    address,
    passwordCheckedAt = null,
    confirmedUsedAt = null,
    verifiedAgainAt = null,
  } = session
  const row = { id: randomUUID(), tokenHash: hashToken(token), createdAt: now, lastSeenAt: now }
  await db.insert(sessions).values({
    ...row,
    memberId,
    stage,
    deviceId,
    ...(loginId !== undefined && { loginId }),
    factors,
    endsAt,
    device,
    address,
    passwordCheckedAt,
    confirmedUsedAt,
    verifiedAgainAt,
  })
}
