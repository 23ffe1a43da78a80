import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Schema } from '#contract/operation.ts'
import { apps } from './app.ts'
import { time } from './columns.ts'
import { companies } from './company.ts'
import { members } from './member.ts'

/** What a level is found by, alongside its app. */
export const levelWords = (table: { name: AnyPgColumn }) => sql`lower(${table.name})`

/** What there is to ask for in an app. */
export const accessLevels = pgTable(
  'access_levels',
  {
    id: uuid('id').primaryKey(),
    appId: uuid('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    /** The company that has added it for itself; null for one that every company has. */
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** Whether it administers the app: the last one who does keeps it. */
    administers: boolean('administers').notNull(),
    position: integer('position').notNull(),
    riskLevel: text('risk_level').$type<Schema<'RiskLevel'>>().notNull().default('LOW'),
    /** The longest term that its owner gives it; a company may settle another one. Null where that of the app holds. */
    longestTermDays: integer('longest_term_days'),
  },
  (table) => [index('access_levels_app').on(table.appId, table.position)],
)

/** How a company has an app asked for; without a row it is as the app says, in version 1. */
export const appPolicies = pgTable(
  'app_policies',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    appId: uuid('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    longestTermDays: integer('longest_term_days').notNull(),
    autoApproval: boolean('auto_approval').notNull(),
    /** Who set this last; it never holds for their own requests. */
    autoApprovalBy: uuid('auto_approval_by').references(() => members.id, { onDelete: 'set null' }),
    releaseReview: boolean('release_review').notNull(),
    /** Of the app as a whole; a level may have a stricter one. */
    useState: text('use_state').$type<Schema<'UseState'>>().notNull().default('A'),
    /** Counts every change of what the company has settled about the app: levels and who decides as well. */
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.appId] })],
)

/** The levels that no one in a company may request: switched off or locked. */
export const accessLevelClosings = pgTable(
  'access_level_closings',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    levelId: uuid('level_id')
      .notNull()
      .references(() => accessLevels.id, { onDelete: 'cascade' }),
    useState: text('use_state').$type<Exclude<Schema<'UseState'>, 'A'>>().notNull().default('D'),
    closedAt: time('closed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.levelId] })],
)

/** The longest terms that a company has settled for levels; for one without a row that of the app holds. */
export const accessLevelTerms = pgTable(
  'access_level_terms',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    levelId: uuid('level_id')
      .notNull()
      .references(() => accessLevels.id, { onDelete: 'cascade' }),
    longestTermDays: integer('longest_term_days').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.levelId] })],
)
