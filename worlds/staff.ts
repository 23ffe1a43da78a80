import { randomUUID } from 'node:crypto'
import { STAFF_INVITATION_MS } from '#domain/staff/invitations.ts'
import { staffInvitations } from '#server/db/schema/staff.ts'
import { hashToken, newToken } from '#server/security/tokens.ts'
import type { Inserts, RowInput } from './rows.ts'

type Invitation = typeof staffInvitations.$inferInsert

/** Returns the row of an open staff invitation that the server command created, by default with a random key. */
export function staffInvitationRow({
  key = newToken(),
  ...wanted
}: RowInput<Invitation, 'email' | 'createdAt'> & { key?: string }): Invitation {
  return {
    id: randomUUID(),
    tokenHash: hashToken(key),
    byId: null,
    expiresAt: new Date(wanted.createdAt.getTime() + STAFF_INVITATION_MS),
    ...wanted,
  }
}

export async function insertStaffInvitation(
  db: Inserts,
  wanted: Parameters<typeof staffInvitationRow>[0],
): Promise<void> {
  await db.insert(staffInvitations).values(staffInvitationRow(wanted))
}
