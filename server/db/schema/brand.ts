import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'
import { members } from './member.ts'

/** The versions of the brand, one row for each edit by the staff; the last version is current. */
export const brands = pgTable('brands', {
  version: integer('version').primaryKey(),
  brandName: text('brand_name').notNull(),
  latinName: text('latin_name'),
  senderName: text('sender_name'),
  supportHours: text('support_hours'),
  legalFooter: text('legal_footer'),
  accentColor: text('accent_color'),
  /** The logo as an image in base64. */
  logo: text('logo'),
  changedAt: time('changed_at').notNull(),
  byId: uuid('by_id').references(() => members.id, { onDelete: 'set null' }),
})
