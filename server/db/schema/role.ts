import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { StaffRole } from '#domain/staff/roles.ts'
import { apps } from './app.ts'
import { time } from './columns.ts'
import { members } from './member.ts'

/** The roles of members in the access area. A role without an app applies to all apps of the company. */
export const memberRoles = pgTable(
  'member_roles',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    role: text('role').$type<'approver' | 'appAdmin' | 'securityAdmin' | 'staff'>().notNull(),
    appId: uuid('app_id').references(() => apps.id, { onDelete: 'cascade' }),
    /** The time at which the member joined the staff; null for other roles, and if it was not recorded. */
    givenAt: time('given_at'),
    /** The roles of a member of the staff; unused for other members. */
    staffRoles: text('staff_roles').array().$type<StaffRole[]>().notNull().default(['OPERATES']),
  },
  (table) => [index('member_roles_member').on(table.memberId)],
)
