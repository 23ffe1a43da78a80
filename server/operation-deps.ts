import type { Clock } from '#domain/clock.ts'
import type { AccountService } from './account-service/service.ts'
import type { AuditSeals } from './audit/audit-seals.ts'
import type { BrandKeeper } from './brand/brand-store.ts'
import type { ReceiptIssuer } from './cash-receipts/service-of.ts'
import type { CatalogueKeeper } from './catalogue/catalogue-store.ts'
import type { Config } from './config.ts'
import type { ConnectionWatch } from './connections/connection-watch.ts'
import type { Database } from './db/client.ts'
import type { ConnectionsDeps } from './domains/site/connections.operations.ts'
import type { Files } from './files/files.ts'
import type { HolidayKeeper } from './holidays/holiday-keeper.ts'
import type { HoursKeeper } from './holidays/hours-keeper.ts'
import type { MailQueue } from './messages/mail-queue.ts'
import type { Messages } from './messages/messages.ts'
import type { Notices } from './messages/notices.ts'
import type { Log } from './observability/log.ts'
import type { PdfMaker } from './papers/papers.ts'
import type { PaymentGateway } from './payments/gateway.ts'
import type { SiteKeeper } from './site/site-keeper.ts'
import type { TaxInvoiceService } from './tax-invoices/service.ts'
import type { TermsLibrary } from './terms/terms-library.ts'

/** The parts of the server that its operations use. */
export type OperationDeps = {
  config: Config
  database: Database
  clock: Clock
  log: Log
  messages: Messages
  mails: MailQueue
  notices: Notices
  files: Files
  gateway: PaymentGateway
  taxService: TaxInvoiceService | undefined
  accountService: AccountService | undefined
  receiptIssuer: ReceiptIssuer | undefined
  seals: AuditSeals
  papers: PdfMaker
  /** The name and the appearance of the portal. */
  brand: BrandKeeper
  /** The documents that the portal shows. */
  library: TermsLibrary
  /** The services that the portal sells. */
  catalogue: CatalogueKeeper
  /** The days on which the operator is closed. */
  holidays: HolidayKeeper
  /** The external services that the settings connect, and the templates of 알림톡. */
  connections: Pick<ConnectionsDeps, 'connected' | 'templates'> & Pick<ConnectionWatch, 'watch'>
  hours: HoursKeeper
  siteTexts: SiteKeeper
  /** Called after a change of public content. */
  onPublicChange: () => void
}
