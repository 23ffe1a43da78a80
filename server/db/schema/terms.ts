import { boolean, date, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'
import { members } from './member.ts'

/** The editions of the portal's documents that the staff wrote; the initial editions are in the code. */
export const termsEditions = pgTable(
  'terms_editions',
  {
    id: uuid('id').primaryKey(),
    documentCode: text('document_code').notNull(),
    /** The number of the edition among all editions of the document, including those in the code and withdrawn ones. */
    number: integer('number').notNull(),
    version: text('version').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    effectiveDate: date('effective_date').notNull(),
    /** Whether members who agreed to an earlier edition are asked to agree again. */
    agreeAgain: boolean('agree_again').notNull(),
    createdAt: time('created_at').notNull(),
    byId: uuid('by_id').references(() => members.id, { onDelete: 'set null' }),
    withdrawnAt: time('withdrawn_at'),
  },
  (edition) => [unique('terms_editions_number').on(edition.documentCode, edition.number)],
)
