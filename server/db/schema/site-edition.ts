import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { SitePage, SitePageTexts } from '#domain/site/site-texts.ts'
import { time } from './columns.ts'
import { members } from './member.ts'

/** The texts of the public pages: one row for each edit. The latest row of a page is current. */
export const siteEditions = pgTable('site_editions', {
  version: integer('version').primaryKey(),
  page: text('page').$type<SitePage>().notNull(),
  texts: jsonb('texts').$type<SitePageTexts>().notNull(),
  changedAt: time('changed_at').notNull(),
  byId: uuid('by_id').references(() => members.id, { onDelete: 'set null' }),
})
