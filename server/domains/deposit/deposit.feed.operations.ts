import type { OperationsTagged, Schema } from '#contract/operation.ts'
import { toWireTime } from '#domain/dates.ts'
import { feedStateOf } from '#domain/deposit/account-feed.ts'
import type { Caller } from '#server/http/calls/caller.ts'
import { feedOf } from './deposit.feed.store.ts'
import { type DepositFeedDeps, scheduleFeedNow, stepFeed } from './deposit.feed.ts'

const ACCOUNT_END = 4

/** The state of the account service for the staff, and the request of the staff to call the service now. */
export function depositFeedOperations(deps: DepositFeedDeps): OperationsTagged<'depositFeed', Caller> {
  const { db, accountService } = deps

  async function shown(): Promise<Schema<'DepositFeed'>> {
    if (!accountService) return { ...neverRequested, connectedYn: 'N' }
    const { bankCode, accountNumber } = accountService.account
    const account = { connectedYn: 'Y' as const, bankCode, accountEnd: accountNumber.slice(-ACCOUNT_END) }
    const feed = await feedOf(db, accountService.account)
    if (!feed) return { ...neverRequested, ...account }
    return {
      ...account,
      feedState: feedStateOf(feed),
      askedAt: feed.askedAt && toWireTime(feed.askedAt),
      completedAt: feed.completedAt && toWireTime(feed.completedAt),
      imported: feed.imported,
      failure: feed.failure,
      failureCode: feed.failureCode,
    }
  }

  return {
    getDepositFeed: () => shown(),

    async fetchDeposits() {
      if (!accountService) return shown()
      await scheduleFeedNow(deps, accountService)
      await stepFeed(deps, accountService)
      return shown()
    },
  }
}

const neverRequested = {
  bankCode: null,
  accountEnd: null,
  feedState: 'WAITING',
  askedAt: null,
  completedAt: null,
  imported: 0,
  failure: null,
  failureCode: null,
} as const
