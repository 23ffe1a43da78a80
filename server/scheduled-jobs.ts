import { lastNightAt } from '#domain/app/reconciliation.machine.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#domain/durations.ts'
import { anchorAudit } from './audit/audit-heads.ts'
import type { AuditLog } from './audit/audit-log.ts'
import { sealEvents } from './audit/seal-events.ts'
import type { BrandKeeper } from './brand/brand-store.ts'
import { registryOf } from './business-registry/registry-of.ts'
import type { CatalogueKeeper } from './catalogue/catalogue-store.ts'
import type { Config } from './config.ts'
import type { ConnectionWatch } from './connections/connection-watch.ts'
import { detectAbnormal } from './domains/abnormal/abnormal.detectors.ts'
import { notifyAppAdmins } from './domains/access/access.app-admins.ts'
import { followSubscriptions } from './domains/access/access.subscriptions.ts'
import { sweepAccess } from './domains/access/access.sweeper.ts'
import { markAllDifferences } from './domains/access/scim/scim.changes.ts'
import { runBilling } from './domains/bill/bill.jobs.ts'
import { moneyOfBills } from './domains/bill/bill.money.ts'
import { billsOfSubscriptions } from './domains/bill/bill.subscription.ts'
import { forgetCardNumbers } from './domains/bill/card-numbers.forgetting.ts'
import type { CashReceiptDeps } from './domains/bill/cash-receipt/cash-receipt.deps.ts'
import { runCashReceipts } from './domains/bill/cash-receipt/cash-receipt.issue.ts'
import type { TaxInvoiceDeps } from './domains/bill/tax-invoice/tax-invoice.deps.ts'
import { runTaxInvoices } from './domains/bill/tax-invoice/tax-invoice.jobs.ts'
import { checkBusinesses } from './domains/company/business-check/business-check.jobs.ts'
import { checkDetails } from './domains/company/details-check/details-check.jobs.ts'
import { deliverRequests } from './domains/company/offer.delivery.ts'
import { sweepOffers } from './domains/company/offer.sweeper.ts'
import { remindOfTomorrow } from './domains/counsel/counsel.reminders.ts'
import { type DepositFeedDeps, runDepositFeed } from './domains/deposit/deposit.feed.ts'
import { compareSettlements } from './domains/settlement/settlement.compare.ts'
import {
  askForPriceConsents,
  reviewPriceConsents,
  settlePriceConsents,
} from './domains/subscription/price-consent.sweeper.ts'
import { sweepSubscriptions } from './domains/subscription/subscription.sweeper.ts'
import { endUnpaidSubscriptions } from './domains/subscription/unpaid-end.sweeper.ts'
import { announceEditions } from './domains/terms/editions.notices.ts'
import { remindOfConsents } from './domains/terms/terms.reminders.ts'
import { sweepTrials } from './domains/trial/trial.sweeper.ts'
import type { HolidayKeeper } from './holidays/holiday-keeper.ts'
import type { HoursKeeper } from './holidays/hours-keeper.ts'
import { runHousekeeping } from './housekeeping.ts'
import type { Jobs } from './jobs.ts'
import type { Logins } from './login/begin-logins.ts'
import { accessTexts } from './messages/access-texts.ts'
import { counselMails } from './messages/counsel-texts.ts'
import { createPushQueue } from './scim/push-queue.ts'
import { createReconciler } from './scim/reconciler.ts'
import type { SiteKeeper } from './site/site-keeper.ts'
import type { TermsLibrary } from './terms/terms-library.ts'
import { createPublicFetch } from './webhooks/public-fetch.ts'
import { createWebhookQueue } from './webhooks/webhook-queue.ts'

type JobDeps = {
  config: Config
  brand: Pick<BrandKeeper, 'refresh'>
  terms: Pick<TermsLibrary, 'refresh'>
  holidays: Pick<HolidayKeeper, 'refresh'>
  connections: Pick<ConnectionWatch, 'watch' | 'store'>
  hours: Pick<HoursKeeper, 'refresh'>
  siteTexts: Pick<SiteKeeper, 'refresh'>
  catalogue: Pick<CatalogueKeeper, 'editions' | 'nameOf' | 'refresh'>
} & Omit<Parameters<typeof runBilling>[0], 'site' | 'log' | 'payee'> &
  Pick<Parameters<typeof anchorAudit>[0], 'seals' | 'log'> &
  Pick<Parameters<typeof runHousekeeping>[0], 'files' | 'metrics'> & {
    taxService?: TaxInvoiceDeps['taxService']
    accountService?: DepositFeedDeps['accountService']
    receiptIssuer?: CashReceiptDeps['receiptIssuer']
    audit: Pick<AuditLog, 'recordInterrupted'>
    logins: Pick<Logins, 'logouts' | 'rotateKeys'>
  }

/** Registers the scheduled jobs of every node; each run is done by the first node that begins it. */
export function scheduleJobs(jobs: Jobs, deps: JobDeps): void {
  const {
    config,
    db,
    box,
    clock,
    log,
    mails,
    notices,
    files,
    gateway,
    taxService,
    accountService,
    receiptIssuer,
    seals,
    audit,
    metrics,
    brand,
    catalogue,
    terms,
  } = deps
  const { logouts, rotateKeys } = deps.logins
  const { site, payee } = config
  const texts = counselMails(config.publicOrigin)
  jobs.every(10 * SECOND_MS, 'connections', deps.connections.store)
  jobs.every(MINUTE_MS, 'access permissions', () => sweepAccess({ db, clock, notices }))
  jobs.every(2 * SECOND_MS, 'apps of subscriptions', () => followSubscriptions({ db, clock, notices }))
  jobs.every(MINUTE_MS, 'seals of access events', () => sealEvents(db, seals))
  jobs.every(MINUTE_MS, 'interrupted changes', () => audit.recordInterrupted())
  jobs.every(MINUTE_MS, 'subscriptions', () => sweepSubscriptions({ db, clock, notices, site }))
  jobs.every(MINUTE_MS, 'trials', () => sweepTrials({ db, clock, notices, catalogue }))
  jobs.every(2 * SECOND_MS, 'brand', brand.refresh)
  jobs.every(2 * SECOND_MS, 'closed days', deps.holidays.refresh)
  jobs.every(2 * SECOND_MS, 'opening hours', deps.hours.refresh)
  jobs.every(2 * SECOND_MS, 'texts of the site', deps.siteTexts.refresh)
  jobs.every(2 * SECOND_MS, 'catalogue', catalogue.refresh)
  jobs.every(2 * SECOND_MS, 'requests to join', () => deliverRequests({ db, clock, notices }))
  const webhooks = createWebhookQueue({
    db,
    box,
    clock,
    log,
    send: createPublicFetch(config.webhookHosts),
    onDisabled: (tx, appId) => notifyAppAdmins({ clock, notices }, tx, appId, accessTexts.webhookDisabled),
  })
  jobs.every(2 * SECOND_MS, 'webhooks', webhooks.deliver)
  const accounts = createPushQueue({
    db,
    box,
    clock,
    log,
    send: createPublicFetch(config.webhookHosts),
    onFailed: (tx, appId) => notifyAppAdmins({ clock, notices }, tx, appId, accessTexts.scimFailed),
  })
  jobs.every(2 * SECOND_MS, 'accounts of apps', accounts.deliver)
  const reconciler = createReconciler({
    db,
    box,
    clock,
    log,
    send: createPublicFetch(config.webhookHosts),
    onHeld: (tx, appId) => notifyAppAdmins({ clock, notices }, tx, appId, accessTexts.scimHeld),
    lastNight: lastNightAt,
  })
  jobs.every(10 * SECOND_MS, 'comparisons of accounts', reconciler.run)
  jobs.every(MINUTE_MS, 'changes of accounts', () => markAllDifferences({ db, clock }))
  jobs.every(2 * SECOND_MS, 'logouts of apps', logouts.deliver)
  jobs.every(HOUR_MS, 'signing keys', rotateKeys)
  jobs.every(MINUTE_MS, 'company offers', () => sweepOffers({ db, clock, notices }))
  jobs.every(MINUTE_MS, 'abnormal behaviour', () => detectAbnormal({ db, clock }))
  jobs.every(MINUTE_MS, 'reminders', () => remindOfTomorrow({ db, clock, mails, notices, texts }))
  const billingDeps = { db, box, clock, mails, notices, gateway, payee, log, site }
  const consentDeps = { ...billingDeps, catalogue, bills: billsOfSubscriptions(billingDeps) }
  jobs.every(MINUTE_MS, 'bills', async () => void (await runBilling(billingDeps)))
  const invoiceDeps = { ...billingDeps, taxService, operator: config.operator }
  jobs.every(MINUTE_MS, 'tax invoices', () => runTaxInvoices(invoiceDeps))
  const receiptDeps = { ...billingDeps, receiptIssuer, operator: config.operator }
  jobs.every(MINUTE_MS, 'cash receipts', () => runCashReceipts(receiptDeps))
  jobs.every(10 * SECOND_MS, 'deposits', () => runDepositFeed({ ...billingDeps, accountService }))
  jobs.every(HOUR_MS, 'settlements', async () => {
    await compareSettlements({ ...billingDeps, money: moneyOfBills(db) })
  })
  const service = registryOf(config)
  const registry = service && deps.connections.watch('REGISTRY', service)
  const checkDeps = { db, clock, log, notices, registry }
  jobs.every(MINUTE_MS, 'business numbers', async () => {
    await checkBusinesses(checkDeps)
    await checkDetails(checkDeps)
  })
  // Hourly, so that the staff can withdraw a mistaken price before customers are notified of it.
  jobs.every(HOUR_MS, 'consents to raised prices', async () => {
    await reviewPriceConsents(consentDeps)
    await askForPriceConsents(consentDeps)
  })
  jobs.every(MINUTE_MS, 'answers to raised prices', () => settlePriceConsents(consentDeps))
  jobs.every(MINUTE_MS, 'unpaid subscriptions', async () => void (await endUnpaidSubscriptions(consentDeps)))
  jobs.every(2 * SECOND_MS, 'terms', terms.refresh)
  jobs.every(HOUR_MS, 'announcements of terms', () => announceEditions({ db, clock, notices }))
  jobs.every(HOUR_MS, 'reminders of consents', () => remindOfConsents({ db, clock, notices }))
  jobs.every(HOUR_MS, 'anchors of the audit record', () =>
    anchorAudit({ db, seals, clock, log, anchorFile: config.auditAnchorFile }),
  )
  // The job begins an hour after the start, when nodes of the previous release, which read these card numbers, have
  // stopped.
  const startedAt = clock.now().getTime()
  jobs.every(HOUR_MS, 'numbers of cards', async (signal) => {
    if (clock.now().getTime() - startedAt >= HOUR_MS) await forgetCardNumbers({ db, box }, { signal })
  })
  jobs.every(HOUR_MS, 'housekeeping', (signal) => runHousekeeping({ db, files, clock, log, metrics }, signal))
}
