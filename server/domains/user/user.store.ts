import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/once.ts'
import { companies } from '#server/db/schema/company.ts'
import { members } from '#server/db/schema/member.ts'
import { memberGone } from '#server/http/calls/caller.ts'
import { lockMember } from '#server/security/member-lock.ts'

type Reader = Pick<Db | Tx, 'select'>
type Own = Pick<typeof members.$inferInsert, 'name' | 'subEmail' | 'companyName' | 'deptName'>

/** A member's own data with the name of the company, if there is one. */
export async function profileOf(db: Reader, memberId: string) {
  const { email, name, phoneNumber, subEmail, deptName, createdAt } = members
  const companyName = sql<string | null>`coalesce(${members.companyName}, ${companies.name})`
  const [row] = await db
    .select({
      email,
      name,
      phoneNumber,
      subEmail,
      companyName,
      registeredName: companies.name,
      deptName,
      createdAt,
    })
    .from(members)
    .leftJoin(companies, eq(companies.id, members.companyId))
    .where(eq(members.id, memberId))
  return requireRow(row)
}

export async function memberOfId(db: Reader, memberId: string) {
  const [row] = await db.select().from(members).where(eq(members.id, memberId))
  return requireRow(row)
}

export async function hasMember(db: Reader, email: string): Promise<boolean> {
  return (await db.select({ id: members.id }).from(members).where(eq(members.email, email))).length > 0
}

/** Saves the given fields of a member's own data; missing fields stay unchanged. */
export async function saveOwn(tx: Tx, memberId: string, own: Partial<Own>): Promise<void> {
  if (Object.keys(own).length > 0) await tx.update(members).set(own).where(eq(members.id, memberId))
}

/** Replaces a mail address or mobile number with a verified one. Throws if another member has the address. */
export async function saveContact(
  tx: Tx,
  memberId: string,
  contact: { email?: string; phoneNumber?: string },
): Promise<void> {
  await tx.update(members).set(contact).where(eq(members.id, memberId))
}

/** Sets a member's password, if `before` is still the current one; returns whether it was. */
export async function replacePassword(
  tx: Tx,
  memberId: string,
  before: string,
  passwordHash: string,
): Promise<boolean> {
  const member = await lockMember(tx, memberId)
  if (member.passwordHash !== before) return false
  await tx.update(members).set({ passwordHash, passwordMailedAt: null }).where(eq(members.id, memberId))
  return true
}

function requireRow<Row>(row: Row | undefined): Row {
  if (row === undefined) throw memberGone()
  return row
}
