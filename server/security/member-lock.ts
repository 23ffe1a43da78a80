import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { members } from '#server/db/schema/member.ts'
import { memberGone } from '#server/http/calls/caller.ts'

type Reader = Pick<Db, 'select'>

/**
 * Returns a member's current row and locks it until the transaction ends. Required for every change of the member's
 * login methods, and for ending their sessions because of such a change. Throws `session.missing` if the member has
 * left.
 */
export async function lockMember(tx: Reader, memberId: string) {
  const [member] = await memberById(tx, memberId).for('update')
  if (!member) throw memberGone()
  return member
}

/**
 * Returns a member's current row, or undefined if they have left, with a shared lock that prevents changes until the
 * transaction ends. Sessions begin and are renewed with this lock, so that no session begins while all sessions of
 * the member are being ended.
 */
export async function holdMember(tx: Reader, memberId: string) {
  const [member] = await memberById(tx, memberId).for('share')
  return member
}

const memberById = (tx: Reader, memberId: string) => tx.select().from(members).where(eq(members.id, memberId))
