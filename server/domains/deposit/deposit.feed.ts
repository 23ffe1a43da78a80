import { kstDate } from '#domain/dates.ts'
import {
  FEED_PAUSE_MS,
  type FeedFailure,
  feedWindow,
  JOB_LIFE_MS,
  JOB_PAUSE_MS,
  pauseAfterFailure,
} from '#domain/deposit/account-feed.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import {
  type AccountRow,
  type AccountService,
  AccountServiceUnknown,
} from '#server/account-service/service.ts'
import type { Tx } from '#server/db/once.ts'
import { depositFeedTexts } from '#server/messages/deposit-feed-texts.ts'
import type { Notices } from '#server/messages/notices.ts'
import { staffOf } from '#server/messages/staff-of.ts'
import type { Log } from '#server/observability/log.ts'
import type { DepositDeps } from './deposit.deps.ts'
import { accountKey, beginFeed, moveFeed, type StoredFeed, takeStep } from './deposit.feed.store.ts'
import { addNewDeposits } from './deposit.sources.ts'
import { knownTransactions, takeTurn } from './deposit.store.ts'

export type DepositFeedDeps = Pick<DepositDeps, 'db' | 'box' | 'clock'> & {
  log: Pick<Log, 'warn'>
  notices: Pick<Notices, 'put'>
  /** Undefined if no account service is configured: the staff then import the bank statement. */
  accountService: AccountService | undefined
}

/**
 * The time after which a node that made the calls of a step must have stopped, since the calls do not take as long.
 */
const LEASE_MS = 3 * MINUTE_MS
/** The maximum number of pages that are read, more than a week of deposits has. */
const MOST_PAGES = 20

/**
 * Asks the account service for deposits every hour, follows its job, and stores new deposits. A deposit is stored
 * once, however often the job runs, on however many nodes, or wherever it is stopped; a lost call is repeated.
 */
export async function runDepositFeed(deps: DepositFeedDeps): Promise<void> {
  const { db, clock, accountService } = deps
  if (!accountService) return
  const now = clock.now()
  // An account that was just configured waits for the next hourly call, or for the staff.
  await beginFeed(db, accountService.account, new Date(now.getTime() + FEED_PAUSE_MS))
  await stepFeed(deps, accountService)
}

/** Runs the due step of the feed, if there is one. */
export async function stepFeed(deps: DepositFeedDeps, service: AccountService): Promise<void> {
  const { db, clock, log } = deps
  const now = clock.now()
  const feed = await takeStep(db, service.account, { now, next: new Date(now.getTime() + LEASE_MS) })
  if (!feed) return
  try {
    await (feed.jobId === null
      ? ask(deps, service, feed)
      : followJob(deps, service, { ...feed, jobId: feed.jobId }))
  } catch (error) {
    if (!(error instanceof AccountServiceUnknown)) throw error
    log.warn({ err: error }, 'the account service did not answer')
    const isLate = feed.jobId !== null && isOver(feed, now)
    await recordFailure(deps, feed, { failure: 'SILENT', failureCode: null }, isLate ? null : feed.jobId)
  }
}

async function ask(deps: DepositFeedDeps, service: AccountService, feed: StoredFeed): Promise<void> {
  const now = deps.clock.now()
  const { fromDay, toDay } = feedWindow(feed.coveredTo, kstDate(now))
  const answer = await service.request(fromDay, toDay)
  if ('failure' in answer) return recordFailure(deps, feed, answer)
  const nextAt = new Date(now.getTime() + JOB_PAUSE_MS)
  await moveFeed(deps.db, feed, { jobId: answer.jobId, jobTo: toDay, askedAt: now, nextAt })
}

const isOver = ({ askedAt }: Pick<StoredFeed, 'askedAt'>, now: Date) =>
  askedAt === null || now.getTime() - askedAt.getTime() >= JOB_LIFE_MS

async function followJob(
  deps: DepositFeedDeps,
  service: AccountService,
  feed: StoredFeed & { jobId: string },
): Promise<void> {
  const { db, clock } = deps
  const now = clock.now()
  const look = await service.look(feed.jobId)
  if (look === 'GONE' || (look === 'RUNNING' && isOver(feed, now)))
    return recordFailure(deps, feed, { failure: 'SLOW', failureCode: null })
  if (look === 'RUNNING') {
    await moveFeed(db, feed, { nextAt: new Date(now.getTime() + JOB_PAUSE_MS) })
    return
  }
  if (look !== 'DONE') return recordFailure(deps, feed, look)
  const rows = await rowsOf(deps, service, feed.jobId)
  const toDay = feed.jobTo ?? kstDate(now)
  const isCaughtUp = toDay >= kstDate(now)
  await db.transaction(async (tx) => {
    await takeTurn(tx)
    const isOurs = await moveFeed(tx, feed, {
      jobId: null,
      jobTo: null,
      coveredTo: toDay,
      completedAt: now,
      failure: null,
      failureCode: null,
      failedSince: null,
      nextAt: isCaughtUp ? new Date(now.getTime() + FEED_PAUSE_MS) : now,
    })
    if (!isOurs) return
    const imported = await addRows(deps, tx, rows)
    await moveFeed(tx, { account: feed.account, jobId: null }, { imported })
  })
}

async function rowsOf(
  { log }: DepositFeedDeps,
  service: AccountService,
  jobId: string,
): Promise<AccountRow[]> {
  const all: AccountRow[] = []
  for (let page = 1, pages = 1; page <= Math.min(pages, MOST_PAGES); page += 1) {
    const answer = await service.rows(jobId, page)
    if (answer.unreadable > 0) log.warn({ count: answer.unreadable }, 'rows of the account cannot be read')
    all.push(...answer.rows)
    pages = answer.pages
  }
  return all
}

/**
 * Stores the deposits among rows that no earlier answer and no bank statement contained; returns the number of stored
 * deposits.
 */
async function addRows(
  { box, clock }: DepositFeedDeps,
  tx: Tx,
  rows: readonly AccountRow[],
): Promise<number> {
  // A row that occurs twice in one answer is one deposit.
  const paidIn = new Map(rows.filter(({ amount }) => amount > 0).map((row) => [row.transactionId, row]))
  const knownIds = await knownTransactions(tx, [...paidIn.keys()])
  const newDeposits = [...paidIn.values()].flatMap(({ transactionId, ...line }) =>
    knownIds.has(transactionId) ? [] : [{ line, source: { transactionId } }],
  )
  return addNewDeposits({ tx, box, now: clock.now() }, 'LIST', newDeposits)
}

/** Records a failure, and notifies the staff for bills of the first failure that needs action by a person. */
async function recordFailure(
  { db, clock, notices }: DepositFeedDeps,
  feed: StoredFeed,
  { failure, failureCode }: { failure: FeedFailure; failureCode: string | null },
  jobId: string | null = null,
): Promise<void> {
  const now = clock.now()
  const failingSince = feed.failedSince ?? now
  await db.transaction(async (tx) => {
    const isOurs = await moveFeed(tx, feed, {
      jobId,
      failure,
      failureCode,
      failedSince: failingSince,
      askedAt: feed.jobId === null ? now : feed.askedAt,
      nextAt: new Date(now.getTime() + pauseAfterFailure(failure)),
    })
    if (!isOurs || failure === 'SILENT' || failure === 'SLOW') return
    for (const memberId of await staffOf(tx, 'BILLS'))
      await notices.put(tx, {
        memberId,
        label: 'service',
        ...depositFeedTexts[failure],
        path: '/admin/deposit',
        eventKey: `deposit-feed-failed:${failingSince.toISOString()}`,
      })
  })
}

/** Makes the next import of the deposits of the account due now, unless a job of the account service is running. */
export async function scheduleFeedNow(
  { db, clock }: DepositFeedDeps,
  service: AccountService,
): Promise<void> {
  const now = clock.now()
  await beginFeed(db, service.account, now)
  await moveFeed(db, { account: accountKey(service.account), jobId: null }, { nextAt: now })
}
