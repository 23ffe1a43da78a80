import { and, count, eq, exists, gte, inArray, isNull, ne, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Schema } from '#contract/operation.ts'
import type { Db } from '#server/db/client.ts'
import { members } from '#server/db/schema/member.ts'
import { mfaFactors, recoveryCodes } from '#server/db/schema/mfa.ts'
import { passkeys } from '#server/db/schema/passkey.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import { anyRole } from '#server/security/any-role.ts'
import { hashRecoveryCode, newRecoveryCode } from '#server/security/codes.ts'
import type { KeyedHash } from '#server/security/keyed-hash.ts'
import { memberOrders } from '#server/security/member-orders.ts'

type CodeFactor = Schema<'CodeFactor'>
const RECOVERY_CODES = 10

/** New recovery codes, and the hashes that the database stores. */
export function newRecoveryCodes(hash: KeyedHash): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  return { codes, hashes: codes.map((code) => hashRecoveryCode(hash, code)) }
}

/** The queries of members' second factors and recovery codes. */
export const factorStore = (db: Pick<Db, 'select' | 'insert' | 'update' | 'delete'>) => {
  const staffOf = (memberId: string) =>
    db
      .select({ one: sql`1` })
      .from(memberRoles)
      .where(and(eq(memberRoles.memberId, memberId), eq(memberRoles.role, 'staff')))
  const roleOf = (memberId: string) => anyRole(db, memberId)
  const passkeyOf = (memberId: string) =>
    db.select({ one: sql`1` }).from(passkeys).where(eq(passkeys.memberId, memberId))
  const whereType = (memberId: string, mfaType: CodeFactor) =>
    and(eq(mfaFactors.memberId, memberId), eq(mfaFactors.mfaType, mfaType))

  return {
    list: (memberId: string) =>
      db.select().from(mfaFactors).where(eq(mfaFactors.memberId, memberId)).orderBy(mfaFactors.mfaType),

    /**
     * The factors with which a member may complete a login by a code. A member without a factor gets a code by text
     * message if an admin requires a second factor, unless a passkey replaces the factor. Staff cannot use text
     * messages once they have enough other factors (decision 42).
     */
    async usable(memberId: string): Promise<CodeFactor[]> {
      const own = (await this.list(memberId)).map(({ mfaType }) => mfaType)
      if (own.includes('sms') && (await this.hasStrongerFactor(memberId)))
        return own.filter((mfaType) => mfaType !== 'sms')
      if (own.length > 0 || !(await memberOrders(db).has(memberId, 'MFA'))) return own
      return (await this.keepsPasskeyAlone({ id: memberId, mfaType: 'none' })) ? [] : ['sms']
    },

    /** Whether a member is staff and has an authenticator app or a passkey. */
    async hasStrongerFactor(memberId: string): Promise<boolean> {
      const totpFactor = db.select({ one: sql`1` }).from(mfaFactors).where(whereType(memberId, 'totp'))
      const isStaff = staffOf(memberId)
      const found = await db
        .select({ one: sql`1` })
        .from(members)
        .where(
          and(eq(members.id, memberId), exists(isStaff), or(exists(totpFactor), exists(passkeyOf(memberId)))),
        )
      return found.length > 0
    },

    /**
     * Whether a member has a role in the access area, in their company or among the staff, so that they
     * cannot turn off their last factor.
     */
    async holdsRole(memberId: string): Promise<boolean> {
      return (await roleOf(memberId).limit(1)).length > 0
    },

    /**
     * Whether a passkey is the only factor of a member with a role: the password alone is then not enough to
     * log in.
     */
    async keepsPasskeyAlone({ id, mfaType }: { id: string; mfaType: Schema<'MfaType'> }): Promise<boolean> {
      if (mfaType !== 'none') return false
      const found = await db
        .select({ one: sql`1` })
        .from(members)
        .where(and(eq(members.id, id), exists(roleOf(id)), exists(passkeyOf(id))))
      return found.length > 0
    },

    async hasPasskey(memberId: string): Promise<boolean> {
      return (await passkeyOf(memberId).limit(1)).length > 0
    },

    async recoveryCodesLeft(memberId: string): Promise<number> {
      const isUnusedCode = and(eq(recoveryCodes.memberId, memberId), isNull(recoveryCodes.usedAt))
      const [row] = await db.select({ left: count() }).from(recoveryCodes).where(isUnusedCode)
      return row?.left ?? 0
    },

    /**
     * Turns a factor on, unless it is on already. The login prefers the new factor if it is an authenticator app or
     * the member's first factor.
     */
    async turnOn(
      memberId: string,
      factor: { mfaType: CodeFactor; secretBox: string | null; lastStep: number | null },
      now: Date,
    ) {
      const addedRows = await db
        .insert(mfaFactors)
        .values({ memberId, ...factor, createdAt: now })
        .onConflictDoNothing()
        .returning({ mfaType: mfaFactors.mfaType })
      if (addedRows.length === 0) return undefined
      const [member] = await db
        .update(members)
        .set({
          mfaType: sql`case when ${members.mfaType} = 'none' or ${factor.mfaType} = 'totp' then ${factor.mfaType} else ${members.mfaType} end`,
        })
        .where(eq(members.id, memberId))
        .returning({ mfaType: members.mfaType })
      return member?.mfaType
    },

    /**
     * Turns a factor off within a transaction that has locked the member's row. The recovery codes are removed with
     * the last factor, unless a passkey replaces it. Returns the factor that the login now asks for; `required` if
     * the factor must stay because no other one is enough for a role (decision 42); or `missing`.
     */
    async turnOff(
      memberId: string,
      mfaType: CodeFactor,
    ): Promise<Schema<'MfaType'> | 'required' | 'missing'> {
      const otherFactors = alias(mfaFactors, 'others')
      const anotherFactor = (...kinds: CodeFactor[]) =>
        db
          .select({ one: sql`1` })
          .from(otherFactors)
          .where(
            and(
              eq(otherFactors.memberId, memberId),
              ne(otherFactors.mfaType, mfaType),
              inArray(otherFactors.mfaType, kinds),
            ),
          )
      const isStaff = staffOf(memberId)
      const mayGo = or(
        notExists(roleOf(memberId)),
        exists(passkeyOf(memberId)),
        and(exists(anotherFactor('sms', 'totp')), or(notExists(isStaff), exists(anotherFactor('totp')))),
      )
      const removedRows = await db
        .delete(mfaFactors)
        .where(and(whereType(memberId, mfaType), mayGo))
        .returning({ mfaType: mfaFactors.mfaType })
      const factorsLeft = await this.list(memberId)
      if (removedRows.length === 0)
        return factorsLeft.some((factor) => factor.mfaType === mfaType) ? 'required' : 'missing'
      const next = factorsLeft[0]?.mfaType ?? 'none'
      await db
        .update(members)
        .set({ mfaType: next })
        .where(and(eq(members.id, memberId), ne(members.mfaType, next)))
      if (next === 'none' && !(await this.keepsPasskeyAlone({ id: memberId, mfaType: next })))
        await this.replaceCodes(memberId, [])
      return next
    },

    /**
     * Removes factors and passkeys that were added since a moment, and all recovery codes: another person may
     * have added or read them.
     */
    async forgetSince(memberId: string, since: Date): Promise<void> {
      await db.delete(passkeys).where(and(eq(passkeys.memberId, memberId), gte(passkeys.createdAt, since)))
      await db
        .delete(mfaFactors)
        .where(and(eq(mfaFactors.memberId, memberId), gte(mfaFactors.createdAt, since)))
      const [left] = await this.list(memberId)
      await db
        .update(members)
        .set({ mfaType: left?.mfaType ?? 'none' })
        .where(eq(members.id, memberId))
      await this.replaceCodes(memberId, [])
    },

    /** Replaces all recovery codes. */
    async replaceCodes(memberId: string, hashes: string[]): Promise<void> {
      await db.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId))
      if (hashes.length > 0)
        await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ memberId, codeHash })))
    },
  }
}
