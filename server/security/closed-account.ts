import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { accountClosings } from '#server/db/schema/company-admin.ts'
import { members } from '#server/db/schema/member.ts'

/**
 * Whether the staff closed the account of a member. If the caller has locked the member's row, the result stays valid
 * until the transaction ends.
 */
export async function isAccountClosed(db: Pick<Db, 'select'>, memberId: string): Promise<boolean> {
  const rows = await db
    .select({ id: accountClosings.id })
    .from(accountClosings)
    .where(and(eq(accountClosings.memberId, memberId), isNull(accountClosings.openedAt)))
  return rows.length > 0
}

/** The condition that the account of a row of `members` is not closed. */
export const hasOpenAccount: SQL = sql`not exists (select from ${accountClosings} where ${and(
  eq(accountClosings.memberId, members.id),
  isNull(accountClosings.openedAt),
)})`
