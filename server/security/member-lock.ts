import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { members } from '#server/db/schema/member.ts'
import { memberGone } from '#server/http/calls/caller.ts'

type Reader = Pick<Db, 'select'>

/**
 * Gives a member's row as it is now and holds it alone until the transaction ends. Whatever changes the ways to log in, or ends
 * sessions because of it, holds it. Throws `session.missing` where the member is gone.
 */
export async function lockMember(tx: Reader, memberId: string) {
  const [member] = await ofId(tx, memberId).for('update')
  if (!member) throw memberGone()
  return member
}

/**
 * Gives a member's row as it is now, or nothing where the member is gone, and keeps it from changing until the transaction ends;
 * others may hold it so too. A session begins and is renewed under it, so that none comes while all of them are being ended.
 */
export async function holdMember(tx: Reader, memberId: string) {
  const [member] = await ofId(tx, memberId).for('share')
  return member
}

const ofId = (tx: Reader, memberId: string) => tx.select().from(members).where(eq(members.id, memberId))
