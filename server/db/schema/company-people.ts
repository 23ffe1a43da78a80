import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Schema } from '#contract/operation.ts'
import { time } from './columns.ts'
import { companies } from './company.ts'
import { members } from './member.ts'

/** A member's roles in their company; roles in its access area are in `member_roles`. */
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

/** Invitations, requests to join and offers of an ownership. */
export const companyOffers = pgTable(
  'company_offers',
  {
    id: uuid('id').primaryKey(),
    /**
     * Null for a request to join for which there is no company: no company has the business number, the request was
     * refused, or it is not delivered yet.
     */
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    offerKind: text('offer_kind').$type<Schema<'OfferKind'>>().notNull(),
    offerState: text('offer_state').$type<Schema<'OfferState'>>().notNull(),
    /** The member who is to join or to own the company; for an invitation, the member who has accepted it. */
    memberId: uuid('member_id').references(() => members.id, { onDelete: 'cascade' }),
    /**
     * The person's name when the offer was made, or when an invitation was accepted; later changes do not
     * appear.
     */
    name: text('name'),
    /**
     * The invited mail address, normalised, or the person's mail address when the offer was made; removed some time
     * after the offer has ended.
     */
    email: text('email'),
    /** The business number that a request to join was made with. */
    rnno: text('rnno'),
    /**
     * The time when a request to join was delivered to the company with the business number, or when no company was
     * found.
     */
    deliveredAt: time('delivered_at'),
    byId: uuid('by_id').references(() => members.id, { onDelete: 'set null' }),
    /** The roles that an invitation gives. */
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
    index('company_offers_undelivered')
      .on(table.createdAt)
      .where(sql`${table.companyId} is null and ${table.deliveredAt} is null and ${table.closedAt} is null`),
    check('company_offers_company', sql`${table.companyId} is not null or ${table.offerKind} = 'JOIN'`),
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
