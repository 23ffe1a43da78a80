import type { FastifyInstance } from 'fastify'
import { accountServiceOf } from './account-service/service-of.ts'
import { createAnchoredLog } from './audit/audit-heads.ts'
import { createAuditSeals } from './audit/audit-seals.ts'
import type { BrandKeeper } from './brand/brand-store.ts'
import { receiptIssuerOf } from './cash-receipts/service-of.ts'
import type { ClockWatch } from './clock-watch.ts'
import type { Config } from './config.ts'
import type { ConnectionWatch } from './connections/connection-watch.ts'
import { popbillTrouble, watchedIssuer } from './connections/watched-services.ts'
import { createJobs } from './jobs.ts'
import { createMailQueue, type MailQueue } from './messages/mail-queue.ts'
import type { Messages } from './messages/messages.ts'
import { createNotices } from './messages/notices.ts'
import { createPhoneQueue } from './messages/phone/phone-queue.ts'
import type { PhoneTransport } from './messages/phone/phone-transport.ts'
import type { Sender } from './messages/sender.ts'
import type { Metrics } from './observability/metrics.ts'
import { scheduleJobs } from './scheduled-jobs.ts'
import { taxServiceOf } from './tax-invoices/service-of.ts'

type JobParts = Omit<
  Parameters<typeof scheduleJobs>[1],
  'mails' | 'notices' | 'seals' | 'audit' | 'taxService' | 'accountService' | 'receiptIssuer'
>

export type BackgroundDeps = JobParts & {
  config: Config
  messages: Messages
  sender: Sender
  connections: ConnectionWatch
  phoneTransport: PhoneTransport
  brand: Pick<BrandKeeper, 'refresh' | 'current'>
  metrics: Metrics
  clockWatch: Pick<ClockWatch, 'isRight'>
  /** Replaces the mail queue in tests that decide when mails are sent. */
  mails?: MailQueue | undefined
  isTimed?: boolean | undefined
}

/**
 * Starts the jobs of a node and the delivery of mails and of messages to phones. Jobs and delivery pause while the
 * node's clock is wrong, and stop with the server. Returns the objects that they share with the operations.
 */
export function beginBackground(app: Pick<FastifyInstance, 'addHook'>, deps: BackgroundDeps) {
  const { config, db, box, clock, log, messages, metrics, clockWatch, sender } = deps
  const { mailGivenUp: onGivenUp } = metrics
  const mails = deps.mails ?? createMailQueue({ db, box, messages, clock, log, sender, onGivenUp })
  const phoneQueue = createPhoneQueue({
    db,
    box,
    transport: deps.phoneTransport,
    clock,
    log,
    brand: deps.brand.current,
    site: config.site,
    onGivenUp: metrics.phoneGivenUp,
  })
  app.addHook('onClose', phoneQueue.start(clockWatch.isRight))
  const notices = createNotices({ mails, phones: phoneQueue, box, clock, site: config.site })
  app.addHook('onClose', mails.start(clockWatch.isRight))
  const seals = createAuditSeals(config.auditKeys)
  const audit = createAnchoredLog({ db, seals, clock, log, anchorFile: config.auditAnchorFile })
  const jobs = createJobs(log, metrics, { isTimed: deps.isTimed, mayRun: clockWatch.isRight })
  app.addHook('onClose', jobs.stop)
  // A simulated service remembers the documents that it has issued, so jobs and operations share one instance.
  const { watch } = deps.connections
  const taxes = taxServiceOf(config, clock)
  const taxService = taxes && watch('TAX_INVOICE', taxes, popbillTrouble)
  const receiptIssuer = watchedIssuer(deps.connections, receiptIssuerOf(config, clock))
  const account = accountServiceOf(config, clock)
  const accountService = account && watch('ACCOUNT', account, popbillTrouble)
  scheduleJobs(jobs, { ...deps, mails, notices, seals, audit, taxService, accountService, receiptIssuer })
  return { mails, phones: phoneQueue, notices, seals, audit, jobs, taxService, accountService, receiptIssuer }
}
