import type { Schema } from '#contract/operation.ts'
import type { Clock } from '#domain/clock.ts'
import type { CatalogueKeeper } from '#server/catalogue/catalogue-store.ts'
import type { Db } from '#server/db/client.ts'
import type { MailQueue } from '#server/messages/mail-queue.ts'
import type { Notices } from '#server/messages/notices.ts'
import type { Log } from '#server/observability/log.ts'
import type { Payee } from '#server/operator.ts'
import type { PaymentGateway } from '#server/payments/gateway.ts'
import type { SecretBox } from '#server/security/secret-box.ts'
import type { BillPaper } from './bill.pdf.ts'

/** Creates the files of bills, without blocking other calls. */
export type MakePaper = (
  order: ({ paper: 'bill' } & BillPaper) | { paper: 'bills'; rows: Schema<'BillListItem'>[] },
) => Promise<Buffer>

/** The icons of services, which lists of bills show. */
export type ServiceIcons = Pick<CatalogueKeeper, 'iconOf'>

/** The dependencies of the operations and jobs on bills. */
export type BillDeps = {
  db: Db
  box: SecretBox
  clock: Clock
  mails: Pick<MailQueue, 'put'>
  notices: Pick<Notices, 'put'>
  gateway: PaymentGateway
  /** The bank account of the operator. */
  payee: Payee
  log: Pick<Log, 'warn'>
  /** The address of the site for links in mails. */
  site: string
}
