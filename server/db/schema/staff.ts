import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { StaffRole } from '#domain/staff/roles.ts'
import { time } from './columns.ts'
import { members } from './member.ts'

/** Invitations to the staff. Cancelled invitations, and earlier invitations to the same address, are removed. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: uuid('id').primaryKey(),
    /** The mail address that was invited, normalised. */
    email: text('email').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    /** The inviting member; null for the server command. */
    byId: uuid('by_id').references(() => members.id, { onDelete: 'set null' }),
    roles: text('roles').array().$type<StaffRole[]>().notNull().default(['OPERATES']),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    acceptedAt: time('accepted_at'),
    /** The member who has accepted the invitation. */
    memberId: uuid('member_id').references(() => members.id, { onDelete: 'cascade' }),
  },
  (table) => [
    uniqueIndex('staff_invitations_waiting').on(table.email).where(sql`${table.acceptedAt} is null`),
    index('staff_invitations_by').on(table.byId),
    index('staff_invitations_member').on(table.memberId),
    index('staff_invitations_expires_at').on(table.expiresAt),
  ],
)
