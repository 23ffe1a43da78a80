import { eq } from 'drizzle-orm'
import { managesSubscriptions, storedCompanyRoles } from '#domain/company/roles.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/once.ts'
import { companies } from '#server/db/schema/company.ts'
import { companyRoles } from '#server/db/schema/company-people.ts'
import { members } from '#server/db/schema/member.ts'
import { type Caller, type CallerMember, managerOf, memberGone, memberOf } from '#server/http/calls/caller.ts'
import { holdMember } from './member-lock.ts'

type Reader = Pick<Db, 'select'>
type CallerCompany = Pick<CallerMember, 'memberId' | 'companyId'>

/**
 * Locks the company of a caller until the transaction ends, shared with other callers of the company: until then no
 * member can join, leave or get a role. Returns false if the caller has left that company. To be called before
 * existing rows are changed. A caller without a company is not locked, since a member with rows of their own cannot
 * join a company.
 */
export async function lockCompanyOf(tx: Reader, { memberId, companyId }: CallerCompany): Promise<boolean> {
  if (companyId === null) return true
  await shareCompany(tx, companyId)
  return (await companyIdOf(tx, memberId)) === companyId
}

/**
 * Locks the row of the caller's company, or the caller's row if the caller has no company. Returns the caller with
 * their current company, which cannot change until the transaction ends. To be called before a row is written for the
 * member or their company, and before any other row is locked. Throws `session.missing` if the member has left.
 */
export async function lockCaller(tx: Tx, caller: Caller): Promise<CallerMember> {
  const member = memberOf(caller)
  let { companyId } = member
  for (;;) {
    // A second company is locked only after the first lock is released, so that no two transactions block
    // each other.
    const moved = await tx
      .transaction((inner) => lockMembership(inner, member.memberId, companyId))
      .catch(companyAfterMove)
    if (!moved) break
    companyId = moved.companyId
  }
  const [{ everybodyMay } = { everybodyMay: true }] =
    companyId === null
      ? []
      : await tx
          .select({ everybodyMay: companies.everybodyMay })
          .from(companies)
          .where(eq(companies.id, companyId))
  const held = await tx
    .select({ role: companyRoles.role })
    .from(companyRoles)
    .where(eq(companyRoles.memberId, member.memberId))
  const roles = held.map(({ role }) => storedCompanyRoles[role])
  return {
    ...member,
    companyId,
    managesSubscriptions: managesSubscriptions({ companyId, roles, everybodyMay }),
  }
}

/** Returns the caller with the present company, since a merge during the call may have changed it. */
export const presentCallerOf = async <Who extends CallerCompany>(db: Reader, caller: Who): Promise<Who> => ({
  ...caller,
  companyId: await companyIdOf(db, caller.memberId),
})

/**
 * Like `lockCaller`, for a member who manages subscriptions. Throws `company.roleNeeded` if the member may no longer
 * do so.
 */
export const lockManager = async (tx: Tx, caller: Caller): Promise<CallerMember> =>
  managerOf({ ...caller, member: await lockCaller(tx, caller) })

class Moved extends Error {
  constructor(readonly companyId: string | null) {
    super('The member has come into another company, or has none any more.')
  }
}

/**
 * Locks the row of the company, or of a member without a company. Throws `Moved` if the member is in another company.
 */
async function lockMembership(tx: Reader, memberId: string, companyId: string | null): Promise<void> {
  if (companyId === null) await holdMember(tx, memberId)
  else await shareCompany(tx, companyId)
  const now = await companyIdOf(tx, memberId)
  if (now !== companyId) throw new Moved(now)
}

function companyAfterMove(error: unknown): Moved {
  if (error instanceof Moved) return error
  throw error
}

async function companyIdOf(tx: Reader, memberId: string): Promise<string | null> {
  const [row] = await tx
    .select({ companyId: members.companyId })
    .from(members)
    .where(eq(members.id, memberId))
  if (!row) throw memberGone()
  return row.companyId
}

const shareCompany = (tx: Reader, companyId: string) =>
  tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('share')
