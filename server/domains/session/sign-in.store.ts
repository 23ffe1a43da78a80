import { desc, eq } from 'drizzle-orm'
import type { Schema } from '#contract/operation.ts'
import type { Db } from '#server/db/client.ts'
import { orderedId } from '#server/db/ordered-id.ts'
import { signIns } from '#server/db/schema/session.ts'
import type { Caller } from '#server/http/calls/caller.ts'
import { partOfAddress } from '#server/security/address-group.ts'
import { holdMember } from '#server/security/member-lock.ts'

const MAX_ROWS = 50

/** The queries of login attempts. */
export const signInStore = (db: Db) => ({
  /** Records a failed attempt; `signInNotifier` records the successful ones. */
  async record(
    memberId: string,
    result: Exclude<Schema<'SignIn'>['result'], 'LOGGED_IN'>,
    { device, address }: Caller,
    now: Date,
  ) {
    const row = { memberId, result, triedAt: now, device, address: partOfAddress(address) }
    await db.transaction(async (tx) => {
      // The member may leave at the same moment.
      if (await holdMember(tx, memberId)) await tx.insert(signIns).values({ id: orderedId(), ...row })
    })
  },

  /** The last attempts, the latest first. */
  async latest(memberId: string) {
    return db
      .select()
      .from(signIns)
      .where(eq(signIns.memberId, memberId))
      .orderBy(desc(signIns.triedAt), desc(signIns.id))
      .limit(MAX_ROWS)
  },
})
