import { and, count, desc, eq, exists, gt, lt, ne, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/once.ts'
import type { Expired } from '#server/db/remove-rows.ts'
import { members } from '#server/db/schema/member.ts'
import { mfaFactors } from '#server/db/schema/mfa.ts'
import { passkeyChallenges, passkeys } from '#server/db/schema/passkey.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import { memberGone } from '#server/http/calls/caller.ts'
import { anyRole } from '#server/security/any-role.ts'
import { lockMember } from '#server/security/member-lock.ts'
import { MAX_PASSKEYS } from './passkey.rules.ts'

export type StoredPasskey = typeof passkeys.$inferSelect
type Reader = Pick<Tx, 'select'>

/** The queries of the passkeys of members. */
export const passkeyStore = (db: Db) => ({
  /** The passkeys of a member, the latest first. */
  ofMember: (memberId: string, reader: Reader = db): Promise<StoredPasskey[]> =>
    reader
      .select()
      .from(passkeys)
      .where(eq(passkeys.memberId, memberId))
      .orderBy(desc(passkeys.createdAt), desc(passkeys.id)),

  async member(memberId: string) {
    const [row] = await db.select().from(members).where(eq(members.id, memberId))
    if (!row) throw memberGone()
    return row
  },

  /** The passkey with an authenticator's credential id, with its member's second factor. */
  async byCredentialId(credentialId: string) {
    const [row] = await db
      .select({ passkey: passkeys, mfaType: members.mfaType })
      .from(passkeys)
      .innerJoin(members, eq(members.id, passkeys.memberId))
      .where(eq(passkeys.credentialId, credentialId))
    return row
  },

  /** Stores a new passkey, unless the member has the maximum number or the passkey is already registered. */
  async add(tx: Tx, passkey: StoredPasskey): Promise<'added' | 'tooMany' | 'known'> {
    // The member is locked, so that two concurrent calls cannot both add the last passkey.
    await lockMember(tx, passkey.memberId)
    const [already] = await tx
      .select({ count: count() })
      .from(passkeys)
      .where(eq(passkeys.memberId, passkey.memberId))
    if (already!.count >= MAX_PASSKEYS) return 'tooMany'
    const addedRows = await tx
      .insert(passkeys)
      .values(passkey)
      .onConflictDoNothing()
      .returning({ id: passkeys.id })
    return addedRows.length > 0 ? 'added' : 'known'
  },

  async rename(memberId: string, id: string, name: string): Promise<StoredPasskey | undefined> {
    const [renamed] = await db.update(passkeys).set({ name }).where(belongsToMember(memberId, id)).returning()
    return renamed
  },

  /**
   * Removes a member's passkey and returns it; `missing` if it does not exist, `required` if no other factor
   * is enough for a role (decision 42).
   */
  async remove(tx: Tx, memberId: string, id: string): Promise<StoredPasskey | 'missing' | 'required'> {
    await lockMember(tx, memberId)
    const otherPasskeys = alias(passkeys, 'others')
    const one = { one: sql`1` }
    const isStaff = tx
      .select(one)
      .from(memberRoles)
      .where(and(eq(memberRoles.memberId, memberId), eq(memberRoles.role, 'staff')))
    const codeOf = (mfaType?: 'totp') =>
      tx
        .select(one)
        .from(mfaFactors)
        .where(and(eq(mfaFactors.memberId, memberId), mfaType && eq(mfaFactors.mfaType, mfaType)))
    const mayGo = or(
      notExists(anyRole(tx, memberId)),
      exists(codeOf('totp')),
      and(notExists(isStaff), exists(codeOf())),
      exists(
        tx
          .select(one)
          .from(otherPasskeys)
          .where(and(eq(otherPasskeys.memberId, memberId), ne(otherPasskeys.id, id))),
      ),
    )
    const [removed] = await tx
      .delete(passkeys)
      .where(and(belongsToMember(memberId, id), mayGo))
      .returning()
    if (removed) return removed
    const [last] = await tx.select({ id: passkeys.id }).from(passkeys).where(belongsToMember(memberId, id))
    return last ? 'required' : 'missing'
  },

  /**
   * Records the use of a passkey. Returns false if the passkey was removed, or if its counter has not grown, which
   * indicates a copy (WebAuthn Level 3, section 6.1.1). A counter that is always 0 is ignored.
   */
  async use(id: string, counter: number, now: Date): Promise<boolean> {
    const isCounterValid = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter)
    const usedRows = await db
      .update(passkeys)
      .set({ counter, lastUsedAt: now })
      .where(and(eq(passkeys.id, id), isCounterValid))
      .returning({ id: passkeys.id })
    return usedRows.length > 0
  },
})

/** The queries of the challenges for authenticators. */
export const challengeStore = (db: Db) => ({
  /** Stores a challenge, which replaces the holder's previous one. */
  async put(holder: string, challenge: string, expiresAt: Date): Promise<void> {
    const set = { challenge, expiresAt }
    await db
      .insert(passkeyChallenges)
      .values({ holder, ...set })
      .onConflictDoUpdate({ target: passkeyChallenges.holder, set })
  },

  /**
   * Returns and removes the holder's valid challenge. A challenge can be used only once, whether or not the response
   * is correct.
   */
  async take(holder: string, now: Date, tx: Pick<Tx, 'delete'> = db): Promise<string | undefined> {
    const [taken] = await tx
      .delete(passkeyChallenges)
      .where(and(eq(passkeyChallenges.holder, holder), gt(passkeyChallenges.expiresAt, now)))
      .returning({ challenge: passkeyChallenges.challenge })
    return taken?.challenge
  },
})

/** Challenges that were not answered in time. */
export const expiredPasskeyChallenges = (now: Date): Expired => ({
  table: passkeyChallenges,
  where: lt(passkeyChallenges.expiresAt, now),
})

const belongsToMember = (memberId: string, id: string) =>
  and(eq(passkeys.memberId, memberId), eq(passkeys.id, id))
