import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/once.ts'
import { consents } from '#server/db/schema/account.ts'
import { companies } from '#server/db/schema/company.ts'
import { companyRoles } from '#server/db/schema/company-people.ts'
import { members } from '#server/db/schema/member.ts'
import { mfaFactors } from '#server/db/schema/mfa.ts'
import type { SignupContent } from './account.rules.ts'

/** A complete sign-up, with all fields that a member needs. */
export type CompleteSignup = SignupContent & { name: string; phoneNumber: string; email: string }

/** Returns the member with a normalised mail address. */
export async function memberByEmail(db: Pick<Db | Tx, 'select'>, email: string) {
  const [row] = await db.select().from(members).where(eq(members.email, email))
  return row
}

/** The stored hash of a member's password, with which an entered password is compared. */
export async function passwordHashOf(db: Pick<Db, 'select'>, memberId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ passwordHash: members.passwordHash })
    .from(members)
    .where(eq(members.id, memberId))
  return row?.passwordHash
}

/** Sets a member's password. */
export async function setPassword(tx: Tx, memberId: string, passwordHash: string, now: Date): Promise<void> {
  await tx.update(members).set({ passwordHash, passwordMailedAt: now }).where(eq(members.id, memberId))
}

/**
 * Adds a new member, with text messages as the second factor, their company if they have one, and their answers to
 * the terms. Returns undefined if another member has taken the mail address during the sign-up.
 */
export async function insertMember(
  tx: Tx,
  signup: CompleteSignup,
  passwordHash: string,
  now: Date,
): Promise<string | undefined> {
  const { accountType, name, phoneNumber, email, terms } = signup
  const [memberId, companyId] = [randomUUID(), randomUUID()]
  const isBusiness = accountType === 'BUSINESS'
  // A new company is added even if one with the same business number exists, since anyone can enter a business
  // number.
  if (isBusiness)
    await tx.insert(companies).values({
      id: companyId,
      name: signup.companyName!,
      rnno: signup.rnno!,
      representative: signup.representative ?? null,
      foundedOn: signup.foundedOn ?? null,
      everybodyMay: false,
      createdAt: now,
    })
  const companyFields = isBusiness ? { companyId, deptName: signup.deptName } : {}
  const inserted = await tx
    .insert(members)
    .values({
      id: memberId,
      email,
      name,
      phoneNumber,
      passwordHash,
      mfaType: 'sms',
      createdAt: now,
      ...companyFields,
    })
    .onConflictDoNothing()
    .returning({ id: members.id })
  if (inserted.length === 0) return undefined
  if (isBusiness) await tx.insert(companyRoles).values({ memberId, role: 'owner' })
  await tx.insert(mfaFactors).values({ memberId, mfaType: 'sms', createdAt: now })
  await tx
    .insert(consents)
    .values(
      terms.map(({ at, ...answer }) => ({ id: randomUUID(), memberId, ...answer, answeredAt: new Date(at) })),
    )
  return memberId
}
