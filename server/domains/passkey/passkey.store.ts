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

/** The passkeys of members. */
export const passkeyStore = (db: Db) => ({
  /** A member's, the latest made first. */
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

  /** The passkey an authenticator calls so, with its member's second factor. */
  async byCredentialId(credentialId: string) {
    const [row] = await db
      .select({ passkey: passkeys, mfaType: members.mfaType })
      .from(passkeys)
      .innerJoin(members, eq(members.id, passkeys.memberId))
      .where(eq(passkeys.credentialId, credentialId))
    return row
  },

  /** Writes a new passkey, unless its member has as many as they may or it is registered already. */
  async add(tx: Tx, passkey: StoredPasskey): Promise<'added' | 'tooMany' | 'known'> {
    // Two at once cannot both be the last that may be added.
    await lockMember(tx, passkey.memberId)
    const [already] = await tx
      .select({ count: count() })
      .from(passkeys)
      .where(eq(passkeys.memberId, passkey.memberId))
    if (already!.count >= MAX_PASSKEYS) return 'tooMany'
    const added = await tx
      .insert(passkeys)
      .values(passkey)
      .onConflictDoNothing()
      .returning({ id: passkeys.id })
    return added.length > 0 ? 'added' : 'known'
  },

  async rename(memberId: string, id: string, name: string): Promise<StoredPasskey | undefined> {
    const [renamed] = await db.update(passkeys).set({ name }).where(ofMember(memberId, id)).returning()
    return renamed
  },

  /**
   * Removes a member's passkey and gives it back; `missing` where there is no such one, `required` where no other
   * factor is enough for a role (decision 42).
   */
  async remove(tx: Tx, memberId: string, id: string): Promise<StoredPasskey | 'missing' | 'required'> {
    await lockMember(tx, memberId)
    const others = alias(passkeys, 'others')
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
          .from(others)
          .where(and(eq(others.memberId, memberId), ne(others.id, id))),
      ),
    )
    const [removed] = await tx
      .delete(passkeys)
      .where(and(ofMember(memberId, id), mayGo))
      .returning()
    if (removed) return removed
    const [last] = await tx.select({ id: passkeys.id }).from(passkeys).where(ofMember(memberId, id))
    return last ? 'required' : 'missing'
  },

  /**
   * Notes that a passkey was used. False when it is gone or its counter has not grown since, which betrays a copy
   * (WebAuthn Level 3, section 6.1.1); one that always says 0 does not count.
   */
  async use(id: string, counter: number, now: Date): Promise<boolean> {
    const grows = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter)
    const used = await db
      .update(passkeys)
      .set({ counter, lastUsedAt: now })
      .where(and(eq(passkeys.id, id), grows))
      .returning({ id: passkeys.id })
    return used.length > 0
  },
})

/** What authenticators have to sign. */
export const challengeStore = (db: Db) => ({
  /** Puts a challenge down, in the place of the holder's last one. */
  async put(holder: string, challenge: string, expiresAt: Date): Promise<void> {
    const set = { challenge, expiresAt }
    await db
      .insert(passkeyChallenges)
      .values({ holder, ...set })
      .onConflictDoUpdate({ target: passkeyChallenges.holder, set })
  },

  /** Takes the holder's challenge away, if one holds: it works once, whatever the answer to it is. */
  async take(holder: string, now: Date, tx: Pick<Tx, 'delete'> = db): Promise<string | undefined> {
    const [taken] = await tx
      .delete(passkeyChallenges)
      .where(and(eq(passkeyChallenges.holder, holder), gt(passkeyChallenges.expiresAt, now)))
      .returning({ challenge: passkeyChallenges.challenge })
    return taken?.challenge
  },
})

/** Challenges that were not answered in time. */
export const passkeyChallengesOver = (now: Date): Expired => ({
  table: passkeyChallenges,
  where: lt(passkeyChallenges.expiresAt, now),
})

const ofMember = (memberId: string, id: string) => and(eq(passkeys.memberId, memberId), eq(passkeys.id, id))
