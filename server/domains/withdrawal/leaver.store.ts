import {
  and,
  count,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNull,
  lte,
  ne,
  notInArray,
  or,
  type SQL,
} from 'drizzle-orm'
import type { RetainedType } from '#domain/account/retention.ts'
import { statesFor, unpaidStates } from '#domain/bill/states.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/once.ts'
import { bills, subscriptionAdjustments } from '#server/db/schema/bill.ts'
import { companies } from '#server/db/schema/company.ts'
import { companyRoles } from '#server/db/schema/company-people.ts'
import { counsels } from '#server/db/schema/counsel.ts'
import { inquiries } from '#server/db/schema/inquiry.ts'
import { members } from '#server/db/schema/member.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import { signIns } from '#server/db/schema/session.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { yieldingStates } from './withdrawal.rules.ts'

export type LeavingMember = typeof members.$inferSelect
type Queries = Pick<Db | Tx, 'select'>

const maxRows = 100

/** An owner of the company, or the longest-standing colleague; undefined if no one stays. */
export async function successorOf(
  db: Queries,
  { id, companyId }: Pick<LeavingMember, 'id' | 'companyId'>,
): Promise<LeavingMember | undefined> {
  if (companyId === null) return undefined
  const [heir] = await db
    .select()
    .from(members)
    .where(and(eq(members.companyId, companyId), ne(members.id, id)))
    .orderBy(desc(ownsIt(db)), members.createdAt, members.id)
    .limit(1)
  return heir
}

const ownsIt = (db: Queries) =>
  exists(
    db
      .select({ id: companyRoles.memberId })
      .from(companyRoles)
      .where(and(eq(companyRoles.memberId, members.id), eq(companyRoles.role, 'owner'))),
  )

/** The subscriptions that a member requested, and all of the company if no other member is left. */
export async function subscriptionsOf(
  db: Queries,
  leaver: Pick<LeavingMember, 'id' | 'companyId'>,
): Promise<SQL | undefined> {
  const own = eq(subscriptions.memberId, leaver.id)
  if (leaver.companyId === null || (await successorOf(db, leaver))) return own
  return or(own, eq(subscriptions.companyId, leaver.companyId))
}

/** The condition for subscriptions that end with the membership. A colleague continues those of the company. */
async function endsWithMembership(db: Queries, leaver: LeavingMember): Promise<SQL | undefined> {
  const { companyId } = subscriptions
  const owned = await subscriptionsOf(db, leaver)
  if (leaver.companyId === null || !(await successorOf(db, leaver))) return owned
  return and(owned, or(isNull(companyId), ne(companyId, leaver.companyId)))
}

/** A member's inquiries, and those a visitor sent with the member's own mail address. */
export const inquiriesOf = ({ id, email }: LeavingMember): SQL | undefined =>
  or(eq(inquiries.memberId, id), and(isNull(inquiries.memberId), eq(inquiries.email, email)))

export const counselsOf = ({ id, email }: LeavingMember): SQL | undefined =>
  or(eq(counsels.memberId, id), and(isNull(counsels.memberId), eq(counsels.email, email)))

/** The condition for counsels that have taken place. */
export const counselsHeldOf = (leaver: LeavingMember, now: Date): SQL | undefined =>
  and(counselsOf(leaver), ne(counsels.counselState, 'CANCELED'), lte(counsels.startAt, now))

/**
 * Locks a member until the transaction ends: first their role among the staff, under which they invite others; then
 * the company, so that two colleagues leave in sequence; then the subscriptions, so that a concurrent approval is
 * seen, or finds its request removed; then the member, as in every decision on a subscription; last a subscription
 * that was requested while the others were being locked.
 */
export async function lockLeaver(tx: Tx, memberId: string): Promise<LeavingMember | undefined> {
  const [seen] = await tx
    .select({ id: members.id, companyId: members.companyId })
    .from(members)
    .where(eq(members.id, memberId))
  if (!seen) return undefined
  await tx
    .select({ id: memberRoles.id })
    .from(memberRoles)
    .where(and(eq(memberRoles.memberId, memberId), eq(memberRoles.role, 'staff')))
    .for('update')
  if (seen.companyId)
    await tx
      .select({ id: companies.id })
      .from(companies)
      .where(eq(companies.id, seen.companyId))
      .for('update')
  await lockSubscriptions(tx, seen)
  const [leaver] = await tx.select().from(members).where(eq(members.id, memberId)).for('update')
  if (!leaver) return undefined
  await lockSubscriptions(tx, leaver)
  return leaver
}

async function lockSubscriptions(tx: Tx, leaver: Pick<LeavingMember, 'id' | 'companyId'>): Promise<void> {
  const owned = await subscriptionsOf(tx, leaver)
  await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(owned)
    .orderBy(subscriptions.id)
    .for('update')
}

/** The queries about a member who wants to leave. */
export const leaverStore = (db: Queries) => ({
  async find(memberId: string): Promise<LeavingMember | undefined> {
    const [row] = await db.select().from(members).where(eq(members.id, memberId))
    return row
  },

  /**
   * The subscriptions that must end or be settled first, and the bills that must be paid or refunded first, since a
   * refund that is due would be erased with the bill.
   */
  async blockersOf(leaver: LeavingMember) {
    const [owned, going] = [await subscriptionsOf(db, leaver), await endsWithMembership(db, leaver)]
    const isOver = inArray(subscriptions.subscriptionState, [...yieldingStates])
    const unsettledSubscriptions = db
      .select({ id: subscriptionAdjustments.subscriptionId })
      .from(subscriptionAdjustments)
      .where(isNull(subscriptionAdjustments.billId))
    const running = await db
      .select()
      .from(subscriptions)
      .where(
        or(
          and(owned, notInArray(subscriptions.subscriptionState, [...yieldingStates])),
          and(going, isOver, inArray(subscriptions.id, unsettledSubscriptions)),
        ),
      )
      .orderBy(subscriptions.requestedAt, subscriptions.id)
      .limit(maxRows)
    const open = await db
      .select({ bill: bills, serviceInfo: subscriptions.serviceInfo })
      .from(bills)
      .innerJoin(subscriptions, eq(subscriptions.id, bills.subscriptionId))
      .where(
        or(
          and(owned, inArray(bills.billState, unpaidStates)),
          and(going, isOver, inArray(bills.billState, statesFor('markRefunded'))),
        ),
      )
      .orderBy(bills.dueDate, bills.id)
      .limit(maxRows)
    return { running, open }
  },

  /** The name of the company that would lose its only owner while colleagues stay, if any. */
  async ownedCompany(leaver: LeavingMember): Promise<string | null> {
    if (leaver.companyId === null || !(await successorOf(db, leaver))) return null
    const owners = await db
      .select({ id: members.id })
      .from(members)
      .where(and(eq(members.companyId, leaver.companyId), ownsIt(db)))
      .limit(2)
    if (owners.length !== 1 || owners[0]!.id !== leaver.id) return null
    const [company] = await db
      .select({ name: companies.name })
      .from(companies)
      .where(eq(companies.id, leaver.companyId))
    return company?.name ?? null
  },

  /** Requests and reservations that end with the membership. */
  async waitingOf(leaver: LeavingMember, now: Date) {
    const requests = await db
      .select({ serviceInfo: subscriptions.serviceInfo })
      .from(subscriptions)
      .where(and(await subscriptionsOf(db, leaver), eq(subscriptions.subscriptionState, 'REQUESTED')))
      .limit(maxRows)
    const reservations = await db
      .select({ startAt: counsels.startAt })
      .from(counsels)
      .where(and(counselsOf(leaver), eq(counsels.counselState, 'BOOKED'), gt(counsels.startAt, now)))
      .orderBy(counsels.startAt)
      .limit(maxRows)
    return { requests, reservations }
  },

  /** The number of records of each kind that the law requires to retain. */
  async countRetained(leaver: LeavingMember, now: Date): Promise<Record<RetainedType, number>> {
    const [contracts] = await db
      .select({ count: count() })
      .from(subscriptions)
      .where(await subscriptionsOf(db, leaver))
    const [written] = await db.select({ count: count() }).from(inquiries).where(inquiriesOf(leaver))
    const [held] = await db.select({ count: count() }).from(counsels).where(counselsHeldOf(leaver, now))
    const [logIns] = await db.select({ count: count() }).from(signIns).where(eq(signIns.memberId, leaver.id))
    return { CONTRACT: contracts!.count, COMPLAINT: written!.count + held!.count, SIGN_IN: logIns!.count }
  },
})
