import { bigint, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { apps } from './app.ts'
import { companies } from './company.ts'

/**
 * The services that open an app of the operator: the app is open to the companies that subscribe to one of its
 * services. An app without a row is open to every company (decision 172).
 */
export const appServices = pgTable(
  'app_services',
  {
    appId: uuid('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    serviceCode: text('service_code').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.serviceCode] }),
    index('app_services_service').on(table.serviceCode),
  ],
)

/**
 * Companies whose subscriptions or trials have changed, or null for all companies after a change of `appServices`,
 * until their permissions are compared. Triggers write the rows, so that no beginning or end of a subscription is
 * missed.
 */
export const subscriptionChanges = pgTable('subscription_changes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** No reference: the company may be removed before its permissions are compared. */
  companyId: uuid('company_id'),
})

/**
 * The announced last days of apps in companies, so that the holders of permissions are notified of each last day only
 * once.
 */
export const appClosingNotices = pgTable(
  'app_closing_notices',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    appId: uuid('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    /** The last day, in Korea, on which a subscription or trial of the company opens the app. */
    lastDate: date('last_date', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.appId, table.lastDate] })],
)
