import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, inArray, notExists } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { trustedDevices } from '#server/db/schema/mfa.ts'
import type { Caller } from '#server/http/calls/caller.ts'
import { partOfAddress } from '#server/security/address-group.ts'
import { anyRole } from '#server/security/any-role.ts'
import { hashToken, newToken } from '#server/security/tokens.ts'
import { TRUST_MS } from './session.rules.ts'

type Owner = { id: string; passwordHash: string }
const MAX_ROWS = 50
/** A fingerprint of the password, so that a new password ends the trust. */
const passwordFingerprint = ({ passwordHash }: Owner) => hashToken(passwordHash)

/** The queries of trusted devices, on which a member needs no second factor. A member with a role has none. */
export const trustedDeviceStore = (db: Pick<Db, 'select' | 'insert' | 'update' | 'delete'>) => {
  const isTrusted = (owner: Owner, now: Date) =>
    and(
      eq(trustedDevices.memberId, owner.id),
      eq(trustedDevices.passwordMark, passwordFingerprint(owner)),
      gt(trustedDevices.expiresAt, now),
    )
  const placeOf = ({ device, address }: Caller) => ({ device, address: partOfAddress(address) })

  return {
    /** Whether a member needs no second factor on the caller's device. If so, records that the device was used. */
    async use(owner: Owner, caller: Caller, now: Date): Promise<boolean> {
      const { token } = caller.trustedDevice
      if (token === undefined) return false
      const noRole = notExists(anyRole(db, owner.id))
      const usedRows = await db
        .update(trustedDevices)
        .set({ lastUsedAt: now, ...placeOf(caller) })
        .where(and(isTrusted(owner, now), eq(trustedDevices.tokenHash, hashToken(token)), noRole))
        .returning({ id: trustedDevices.id })
      return usedRows.length > 0
    },

    /** Trusts the caller's device from now on; the previous token of its cookie is removed. */
    async trust(owner: Owner, caller: Caller, now: Date): Promise<void> {
      const { token: before } = caller.trustedDevice
      if (before !== undefined)
        await db.delete(trustedDevices).where(eq(trustedDevices.tokenHash, hashToken(before)))
      const token = newToken()
      await db.insert(trustedDevices).values({
        id: randomUUID(),
        memberId: owner.id,
        tokenHash: hashToken(token),
        passwordMark: passwordFingerprint(owner),
        ...placeOf(caller),
        createdAt: now,
        lastUsedAt: now,
        expiresAt: new Date(now.getTime() + TRUST_MS),
      })
      caller.trustedDevice.set(token)
    },

    /** The trusted devices at a moment, the last used first. */
    async list(owner: Owner, now: Date) {
      return db
        .select()
        .from(trustedDevices)
        .where(isTrusted(owner, now))
        .orderBy(desc(trustedDevices.lastUsedAt), desc(trustedDevices.id))
        .limit(MAX_ROWS)
    },

    async remove(memberId: string, ids: string[]): Promise<number> {
      const whereMember = and(eq(trustedDevices.memberId, memberId), inArray(trustedDevices.id, ids))
      return (await db.delete(trustedDevices).where(whereMember).returning({ id: trustedDevices.id })).length
    },

    async removeAll(memberId: string): Promise<void> {
      await db.delete(trustedDevices).where(eq(trustedDevices.memberId, memberId))
    },
  }
}
