import { and, eq, exists, gt, sql } from 'drizzle-orm'
import { mayMailCode } from '#domain/mfa/mail-code.ts'
import type { Limits } from '#server/config.ts'
import type { Db } from '#server/db/client.ts'
import { contactChanges, members } from '#server/db/schema/member.ts'
import { mfaFactors } from '#server/db/schema/mfa.ts'
import { passkeys } from '#server/db/schema/passkey.ts'
import { securityOrders } from '#server/db/schema/session.ts'
import { anyRole } from '#server/security/any-role.ts'

/**
 * The queries that decide whether the code of a login may be sent by mail, which is allowed while text messages are
 * unavailable.
 */
export function mailCodes(db: Pick<Db, 'select'>, { mailCodes: isOn }: Pick<Limits, 'mailCodes'>) {
  const one = { one: sql`1` }
  const passkey = eq(passkeys.memberId, members.id)
  const app = and(eq(mfaFactors.memberId, members.id), eq(mfaFactors.mfaType, 'totp'))
  const order = and(eq(securityOrders.memberId, members.id), eq(securityOrders.kind, 'MFA'))

  return {
    /** Whether the code of a member's login may go to their mail address at a moment. */
    async isFor(memberId: string, now: Date): Promise<boolean> {
      if (!isOn) return false
      const hasRecentChange = and(
        eq(contactChanges.memberId, members.id),
        eq(contactChanges.kind, 'EMAIL'),
        gt(contactChanges.expiresAt, now),
      )
      const [found] = await db
        .select({
          hasApp: sql<boolean>`${exists(db.select(one).from(mfaFactors).where(app))}`,
          hasPasskey: sql<boolean>`${exists(db.select(one).from(passkeys).where(passkey))}`,
          holdsRole: sql<boolean>`${exists(anyRole(db, memberId))}`,
          isOrdered: sql<boolean>`${exists(db.select(one).from(securityOrders).where(order))}`,
          isPasswordMailed: sql<boolean>`${members.passwordMailedAt} is not null`,
          isAddressNew: sql<boolean>`${exists(db.select(one).from(contactChanges).where(hasRecentChange))}`,
        })
        .from(members)
        .where(eq(members.id, memberId))
      if (!found) return false
      const { hasApp, hasPasskey, ...others } = found
      return mayMailCode({ ...others, hasAnotherFactor: hasApp || hasPasskey })
    },
  }
}
