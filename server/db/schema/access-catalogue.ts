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

/** The text of a level that the words of a search are compared with, in addition to the name of its app. */
export const levelWords = (table: { name: AnyPgColumn }) => sql`lower(${table.name})`

/** The levels of an app that can be requested. */
export const accessLevels = pgTable(
  'access_levels',
  {
    id: uuid('id').primaryKey(),
    appId: uuid('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    /** The company that has added the level for its own use; null for a level of all companies. */
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** Whether the level administers the app: its last holder cannot lose it. */
    administers: boolean('administers').notNull(),
    position: integer('position').notNull(),
    riskLevel: text('risk_level').$type<Schema<'RiskLevel'>>().notNull().default('LOW'),
    /**
     * The maximum term that the app's owner sets for the level; a company may set another. Null if the maximum term
     * of the app applies.
     */
    longestTermDays: integer('longest_term_days'),
  },
  (table) => [index('access_levels_app').on(table.appId, table.position)],
)

/** A company's policy for requests of an app; without a row the app's defaults apply, in version 1. */
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
    /** The member who last turned auto-approval on; their own requests are never auto-approved. */
    autoApprovalBy: uuid('auto_approval_by').references(() => members.id, { onDelete: 'set null' }),
    releaseReview: boolean('release_review').notNull(),
    /** The state of the whole app; a level may have a stricter one. */
    useState: text('use_state').$type<Schema<'UseState'>>().notNull().default('A'),
    /** Increases with every change of the company's settings for the app, including levels and deciders. */
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.appId] })],
)

/** The levels that a company does not accept requests for: switched off or locked. */
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

/** The maximum terms that a company has set for levels; without a row the maximum term of the app applies. */
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
