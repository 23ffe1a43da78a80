import { randomUUID } from 'node:crypto'
import { problemNamed } from '#contract/problem-named.ts'
import { MAX_STAFF, STAFF_INVITATION_MS } from '#domain/staff/invitations.ts'
import { type StaffRole, staffRoles } from '#domain/staff/roles.ts'
import type { Tx } from '#server/db/once.ts'
import { staffTexts } from '#server/messages/staff-texts.ts'
import { refuseIfLast } from '#server/security/last-operator.ts'
import { hashToken, newToken } from '#server/security/tokens.ts'
import type { StaffChangeDeps } from './staff.deps.ts'
import { type StoredInvitation, staffStore } from './staff.store.ts'

type SeenRoles = { memberId: string; roles: readonly StaffRole[]; seenRoles: readonly StaffRole[] }

const isSame = (one: readonly StaffRole[], other: readonly StaffRole[]) =>
  one.length === other.length && one.every((role) => other.includes(role))

/** The changes that the staff's screen and the server command share. `byId` is null for the command. */
export function staffChanges({ clock, notices, sessions }: StaffChangeDeps) {
  /** Locks the staff and returns their ids. Throws `role.missing` if the caller is no longer one of them. */
  async function lockFor(tx: Tx, byId: string | null): Promise<string[]> {
    const ids = await staffStore(tx).lockStaff()
    if (byId !== null && !ids.includes(byId)) throw problemNamed('role.missing')
    return ids
  }

  return {
    /**
     * Replaces the roles of a member of the staff, if they are still as they were shown, and notifies the member.
     * Throws `staff.missing`; `staff.changed` if the roles have changed since; and `staff.last` for the only member
     * with the role to operate.
     */
    async setRoles(
      tx: Tx,
      { memberId, roles, seenRoles, byId }: SeenRoles & { byId: string },
    ): Promise<StaffRole[]> {
      const store = staffStore(tx)
      await lockFor(tx, byId)
      const all = await store.rolesOfAll()
      const heldRoles = all.get(memberId)
      if (!heldRoles) throw problemNamed('staff.missing')
      if (!isSame(heldRoles, seenRoles)) throw problemNamed('staff.changed')
      if (!roles.includes('OPERATES')) refuseIfLast(memberId, all)
      const wantedRoles = staffRoles.filter((role) => roles.includes(role))
      if (isSame(heldRoles, wantedRoles)) return wantedRoles
      await store.setRoles(memberId, wantedRoles)
      await notices.put(tx, { memberId, ...staffTexts.rolesSet(await store.nameOf(byId), wantedRoles) })
      return wantedRoles
    },

    /**
     * Invites a normalised mail address; returns the key of the link, of which only a hash is stored. Throws
     * `staff.exists`, `staff.tooMany`.
     */
    async invite(
      tx: Tx,
      { email, byId, roles }: { email: string; byId: string | null; roles: StaffRole[] },
    ): Promise<{ invitation: StoredInvitation; key: string }> {
      const [store, now, key] = [staffStore(tx), clock.now(), newToken()]
      const ids = await lockFor(tx, byId)
      const knownMember = await store.memberOfEmail(email)
      if (knownMember && ids.includes(knownMember.id)) throw problemNamed('staff.exists')
      const invitation = await store.invite({
        id: randomUUID(),
        email,
        tokenHash: hashToken(key),
        byId,
        roles,
        createdAt: now,
        expiresAt: new Date(now.getTime() + STAFF_INVITATION_MS),
      })
      if (ids.length + (await store.countWaiting()) > MAX_STAFF) throw problemNamed('staff.tooMany')
      return { invitation, key }
    },

    /**
     * Ends the role of a member of the staff, with the member's sessions and sent invitations, and notifies the
     * member and the other staff. Throws `staff.missing`, and `staff.last` for the only member with the role to
     * operate.
     */
    async end(tx: Tx, { memberId, byId }: { memberId: string; byId: string | null }): Promise<void> {
      const store = staffStore(tx)
      const ids = await lockFor(tx, byId)
      if (!ids.includes(memberId)) throw problemNamed('staff.missing')
      refuseIfLast(memberId, await store.rolesOfAll())
      await sessions.endAll(tx, memberId)
      await store.end(memberId)
      const [name, byName] = [await store.nameOf(memberId), byId === null ? null : await store.nameOf(byId)]
      await notices.put(tx, { memberId, ...staffTexts.ended(byName) })
      for (const id of ids)
        if (id !== memberId) await notices.put(tx, { memberId: id, ...staffTexts.otherEnded(name, byName) })
    },
  }
}
