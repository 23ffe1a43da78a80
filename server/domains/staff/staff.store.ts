import { and, asc, count, desc, eq, exists, isNull, lt, max, sql } from 'drizzle-orm'
import { MAX_STAFF } from '#domain/staff/invitations.ts'
import type { StaffRole } from '#domain/staff/roles.ts'
import type { Db } from '#server/db/client.ts'
import type { Expired } from '#server/db/remove-rows.ts'
import { members } from '#server/db/schema/member.ts'
import { mfaFactors } from '#server/db/schema/mfa.ts'
import { passkeys } from '#server/db/schema/passkey.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import { signIns } from '#server/db/schema/session.ts'
import { staffInvitations } from '#server/db/schema/staff.ts'
import { hashToken } from '#server/security/tokens.ts'

type Queries = Pick<Db, 'select' | 'insert' | 'update' | 'delete'>
export type StoredInvitation = typeof staffInvitations.$inferSelect
export type ListedStaff = Awaited<ReturnType<ReturnType<typeof staffStore>['list']>>[number]
export type ListedInvitation = Awaited<ReturnType<ReturnType<typeof staffStore>['waiting']>>[number]

const isStaff = eq(memberRoles.role, 'staff')
const isWaiting = isNull(staffInvitations.acceptedAt)

/** The queries of the staff and of invitations to it. */
export const staffStore = (db: Queries) => ({
  /**
   * Locks the roles of the staff until the transaction ends, so that none is ended or given up; returns the ids of
   * the members.
   */
  async lockStaff(): Promise<string[]> {
    const rows = await db
      .select({ memberId: memberRoles.memberId })
      .from(memberRoles)
      .where(isStaff)
      .orderBy(asc(memberRoles.id))
      .for('update')
    return [...new Set(rows.map(({ memberId }) => memberId))]
  },

  /** The roles of each member of the staff, by id; they cannot change if `lockStaff` was called before. */
  async rolesOfAll(): Promise<Map<string, StaffRole[]>> {
    const rows = await db
      .select({ memberId: memberRoles.memberId, roles: memberRoles.staffRoles })
      .from(memberRoles)
      .where(isStaff)
    return new Map(rows.map(({ memberId, roles }) => [memberId, roles]))
  },

  async setRoles(memberId: string, roles: StaffRole[]): Promise<void> {
    await db
      .update(memberRoles)
      .set({ staffRoles: roles })
      .where(and(isStaff, eq(memberRoles.memberId, memberId)))
  },

  async isStaff(memberId: string): Promise<boolean> {
    const rows = await db
      .select({ id: memberRoles.id })
      .from(memberRoles)
      .where(and(isStaff, eq(memberRoles.memberId, memberId)))
    return rows.length > 0
  },

  /** Name and id of the member with a normalised mail address. */
  async memberOfEmail(email: string): Promise<{ id: string; name: string } | undefined> {
    const [found] = await db
      .select({ id: members.id, name: members.name })
      .from(members)
      .where(eq(members.email, email))
    return found
  },

  async nameOf(memberId: string): Promise<string> {
    const [found] = await db.select({ name: members.name }).from(members).where(eq(members.id, memberId))
    return found?.name ?? ''
  },

  /** The factors with which a member can verify their identity. */
  async factorsOf(memberId: string) {
    const codes = await db
      .select({ mfaType: mfaFactors.mfaType })
      .from(mfaFactors)
      .where(eq(mfaFactors.memberId, memberId))
    const keys = await db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.memberId, memberId))
    return { mfaTypes: codes.map(({ mfaType }) => mfaType), hasPasskey: keys.length > 0 }
  },

  async give(id: string, memberId: string, givenAt: Date, roles: StaffRole[]): Promise<void> {
    await db
      .insert(memberRoles)
      .values({ id, memberId, role: 'staff', appId: null, givenAt, staffRoles: roles })
  },

  async end(memberId: string): Promise<void> {
    await db.delete(memberRoles).where(and(isStaff, eq(memberRoles.memberId, memberId)))
    await db.delete(staffInvitations).where(and(isWaiting, eq(staffInvitations.byId, memberId)))
  },

  /** The staff by name, with their last login. */
  list: () =>
    db
      .select({
        memberId: members.id,
        name: members.name,
        email: members.email,
        mfaType: members.mfaType,
        roles: memberRoles.staffRoles,
        givenAt: sql<Date | null>`min(${memberRoles.givenAt})`.mapWith(memberRoles.givenAt),
        passkey: sql<boolean>`${exists(
          db.select({ one: sql`1` }).from(passkeys).where(eq(passkeys.memberId, members.id)),
        )}`,
        lastLoginAt: max(signIns.triedAt),
      })
      .from(memberRoles)
      .innerJoin(members, eq(members.id, memberRoles.memberId))
      .leftJoin(signIns, and(eq(signIns.memberId, members.id), eq(signIns.result, 'LOGGED_IN')))
      .where(isStaff)
      .groupBy(members.id, memberRoles.staffRoles)
      .orderBy(asc(members.name), asc(members.id))
      .limit(MAX_STAFF),

  /** The invitations that no one has accepted, the latest first. */
  waiting: () =>
    db
      .select({ invitation: staffInvitations, byName: members.name })
      .from(staffInvitations)
      .leftJoin(members, eq(members.id, staffInvitations.byId))
      .where(isWaiting)
      .orderBy(desc(staffInvitations.createdAt), desc(staffInvitations.id))
      .limit(MAX_STAFF),

  async countWaiting(): Promise<number> {
    const [row] = await db.select({ count: count() }).from(staffInvitations).where(isWaiting)
    return row!.count
  },

  /** Adds an invitation, which replaces a waiting invitation to the same address. */
  async invite(
    row: Pick<StoredInvitation, 'id' | 'email' | 'tokenHash' | 'byId' | 'roles' | 'createdAt' | 'expiresAt'>,
  ): Promise<StoredInvitation> {
    const { email: _, ...set } = row
    const [added] = await db
      .insert(staffInvitations)
      .values(row)
      .onConflictDoUpdate({
        target: staffInvitations.email,
        targetWhere: sql`accepted_at is null`,
        set,
      })
      .returning()
    return added!
  },

  /** The invitation with the key of a link, even if it has ended. */
  async invitation(key: string): Promise<StoredInvitation | undefined> {
    const [found] = await db
      .select()
      .from(staffInvitations)
      .where(eq(staffInvitations.tokenHash, hashToken(key)))
    return found
  },

  /**
   * Records the member who accepts an invitation; false if another call has already done so, or the invitation was
   * withdrawn.
   */
  async accept(id: string, memberId: string, acceptedAt: Date): Promise<boolean> {
    const rows = await db
      .update(staffInvitations)
      .set({ acceptedAt, memberId })
      .where(and(eq(staffInvitations.id, id), isWaiting))
      .returning({ id: staffInvitations.id })
    return rows.length > 0
  },

  /** Removes an invitation that waits; false if there is none. */
  async takeBack(id: string): Promise<boolean> {
    const rows = await db
      .delete(staffInvitations)
      .where(and(eq(staffInvitations.id, id), isWaiting))
      .returning({ id: staffInvitations.id })
    return rows.length > 0
  },
})

/** Invitations that expired before a moment. */
export const expiredStaffInvitations = (before: Date): Expired => ({
  table: staffInvitations,
  where: lt(staffInvitations.expiresAt, before),
})
