import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Schema } from '#contract/operation.ts'
import { time } from './columns.ts'
import { companies } from './company.ts'
import { members } from './member.ts'

/** What a member may do for their company; roles in its access area are those of `member_roles`. */
export const companyRoles = pgTable(
  'company_roles',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    role: text('role').$type<'owner' | 'billingManager'>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.role] })],
)

/** Invitations, requests to join and the handing over of an ownership. */
export const companyOffers = pgTable(
  'company_offers',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    offerKind: text('offer_kind').$type<Schema<'OfferKind'>>().notNull(),
    offerState: text('offer_state').$type<Schema<'OfferState'>>().notNull(),
    /** Who is to join or to own the company; of an invitation who has accepted it. */
    memberId: uuid('member_id').references(() => members.id, { onDelete: 'cascade' }),
    /** The address that was invited, normalised; forgotten some time after the end. */
    email: text('email'),
    byId: uuid('by_id').references(() => members.id, { onDelete: 'set null' }),
    /** What an invitation gives. */
    roles: text('roles').array().$type<Schema<'GivenRoles'>>().notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    closedAt: time('closed_at'),
  },
  (table) => [
    index('company_offers_page').on(table.companyId, table.createdAt, table.id),
    index('company_offers_email').on(table.email).where(sql`${table.closedAt} is null`),
    index('company_offers_member').on(table.memberId),
    index('company_offers_by').on(table.byId),
    index('company_offers_expiring').on(table.expiresAt).where(sql`${table.closedAt} is null`),
    index('company_offers_closed').on(table.closedAt).where(sql`${table.closedAt} is not null`),
    uniqueIndex('company_offers_invited')
      .on(table.companyId, table.email)
      .where(sql`${table.closedAt} is null and ${table.offerKind} = 'INVITATION'`),
    uniqueIndex('company_offers_asked')
      .on(table.memberId)
      .where(sql`${table.closedAt} is null and ${table.offerKind} = 'JOIN'`),
    uniqueIndex('company_offers_owned')
      .on(table.companyId)
      .where(sql`${table.closedAt} is null and ${table.offerKind} = 'OWNERSHIP'`),
  ],
)
