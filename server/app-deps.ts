import type { Clock } from '#domain/clock.ts'
import type { BrandKeeper } from './brand/brand-store.ts'
import type { CatalogueKeeper } from './catalogue/catalogue-store.ts'
import type { DatabaseTime } from './clock-watch.ts'
import type { Config } from './config.ts'
import type { Database } from './db/client.ts'
import type { MailQueue } from './messages/mail-queue.ts'
import type { Messages } from './messages/messages.ts'
import type { PhoneTransport } from './messages/phone/phone-transport.ts'
import type { Log } from './observability/log.ts'
import type { Metrics } from './observability/metrics.ts'
import type { PdfMaker } from './papers/papers.ts'
import type { PaymentGateway } from './payments/gateway.ts'
import type { SiteKeeper } from './site/site-keeper.ts'

/** The components from which a server is created; tests replace most of them. */
export type AppDeps = {
  config: Config
  /** The open and migrated database; the caller closes it. */
  database: Database
  clock?: Clock
  log?: Log
  metrics?: Metrics
  /** The outbox in demo mode, otherwise the configured mail and text message services. */
  messages?: Messages
  /** A simulation in demo mode, otherwise the configured payment service. */
  gateway?: PaymentGateway
  /** Whether requests are traced. */
  isTraced?: boolean
  /** Whether the process has received a stop signal. */
  isStopping?: () => boolean
  /** The demo's outbox, otherwise the configured service of text messages and 알림톡. */
  phoneTransport?: PhoneTransport
  /** Replaces the mail queue in tests that decide when mails are sent. */
  mails?: MailQueue
  /** Replaces the brand in tests that send mails outside of the server. */
  brand?: BrandKeeper
  /** Replaces the texts of the site that the server holds in memory. */
  siteTexts?: SiteKeeper
  /** Replaces the PDF maker in tests, which share one worker thread. The caller stops the PDF maker. */
  papers?: PdfMaker
  /** Replaces the catalogue in tests that edit it themselves. */
  catalogue?: CatalogueKeeper
  /**
   * Whether scheduled jobs run on their schedule; false in tests, so that no job changes the test data between two
   * steps.
   */
  isTimed?: boolean
  /** Replaces the clock of the database, for tests. */
  readDatabaseTime?: DatabaseTime
}
