import { addDays } from '../dates.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../durations.ts'
import { typedText } from '../typed/typed-text.ts'
import { isSameName } from './matching.ts'

/**
 * The reason why the account service returned no deposits: no answer, no points, the account at the service, the
 * bank, or a job that did not end.
 */
export const feedFailures = ['SILENT', 'POINTS', 'ACCOUNT', 'BANK', 'SLOW'] as const
export type FeedFailure = (typeof feedFailures)[number]

/**
 * The states of an account feed: WAITING for the next request, COLLECTING while the service reads the account, FAILED
 * if the last job failed.
 */
export const feedStateNames = ['WAITING', 'COLLECTING', 'FAILED'] as const
export type FeedState = (typeof feedStateNames)[number]

/** The state of an account feed, from its running job or the failure of its last job. */
export const feedStateOf = (feed: { jobId: string | null; failure: FeedFailure | null }): FeedState =>
  feed.jobId !== null ? 'COLLECTING' : feed.failure === null ? 'WAITING' : 'FAILED'

/** The pause between two readings of the account. */
export const FEED_PAUSE_MS = HOUR_MS
/** The pause between two requests for the state of a job. */
export const JOB_PAUSE_MS = 10 * SECOND_MS
/** The lifetime of a job at Popbill: an hour ("작업아이디는 1시간 동안 유효"). */
export const JOB_LIFE_MS = HOUR_MS
/** The pause after a failure that may be temporary. */
const SHORT_PAUSE_MS = 5 * MINUTE_MS

/**
 * Returns the pause after a failure: a short pause after a failure that may be temporary, the usual pause after a
 * failure that a person must fix.
 */
export const pauseAfterFailure = (failure: FeedFailure): number =>
  failure === 'SILENT' || failure === 'SLOW' ? SHORT_PAUSE_MS : FEED_PAUSE_MS

/** The number of days that are requested again, since banks add rows of earlier days late. */
const OVERLAP_DAYS = 7
/** One request covers at most a month (28 days), and no day older than three months (85 days). */
const [MOST_DAYS, OLDEST_DAYS] = [28, 85]

/**
 * The days of the next request, YYYY-MM-DD; `coveredTo` is the last day of the previous answer, null before the first
 * answer.
 */
export function feedWindow(coveredTo: string | null, today: string): { fromDay: string; toDay: string } {
  const wantedDay = addDays(coveredTo ?? today, -OVERLAP_DAYS)
  const oldestDay = addDays(today, -OLDEST_DAYS)
  const fromDay = wantedDay < oldestDay ? oldestDay : wantedDay
  const latestDay = addDays(fromDay, MOST_DAYS)
  return { fromDay, toDay: latestDay < today ? latestDay : today }
}

/** A deposit as a bank statement or the account service reports it; amounts are in won. */
export type BankDeposit = {
  depositedOn: string
  /** HH:MM, or null */
  depositedTime: string | null
  payer: string
  amount: number
  /** The balance after the deposit, or null. */
  balance: number | null
}

/**
 * Whether two records describe the same deposit: they have the same day and amount, no different times, and the same
 * balance. If one record has no balance, the payers must match, or one payer must be empty and the times equal.
 */
export function isSameDeposit(one: BankDeposit, other: BankDeposit): boolean {
  if (one.depositedOn !== other.depositedOn || one.amount !== other.amount) return false
  const hasTimes = one.depositedTime !== null && other.depositedTime !== null
  if (hasTimes && one.depositedTime !== other.depositedTime) return false
  if (one.balance !== null && other.balance !== null) return one.balance === other.balance
  if (isSameName(one.payer, other.payer)) return true
  return hasTimes && (one.payer === '' || other.payer === '')
}

/**
 * Returns for each record the matching stored deposit of the other source, or undefined for a new deposit. Each
 * stored deposit is matched only once.
 */
export function matchStored<Stored extends BankDeposit>(
  line: readonly BankDeposit[],
  stored: readonly Stored[],
): (Stored | undefined)[] {
  const unmatchedDeposits = [...stored]
  return line.map((each) => {
    const at = unmatchedDeposits.findIndex((other) => isSameDeposit(each, other))
    return at < 0 ? undefined : unmatchedDeposits.splice(at, 1)[0]
  })
}

/** Matches the words in a bank's remarks that state the kind of the transfer or a branch, and not the payer. */
const transferWordPattern =
  /^(타행|당행|전자|인터넷|모바일|스마트|폰|오픈|펌|창구|텔레|자동|대량|급여|일반|실시간|즉시|바로|간편)?(이체|송금|입금|금융|뱅킹|대체|현금|타행환|FB|CMS|CC|CD|ATM|BZ|E뱅킹)+(입금|이체|송금)?$|은행$|지점$|센터$|농협$|신협$|금고$/i

/**
 * Returns the payer from the remarks in a row of a bank statement. The order of the remarks differs between banks, so
 * the payer is the first remark that names no kind of transfer.
 */
export function payerOf(remarks: readonly string[]): string {
  const namedRemarks = remarks.map((remark) => typedText(remark)).filter((remark) => remark !== '')
  return (
    namedRemarks.find(
      (remark) => /\p{L}/u.test(remark) && !transferWordPattern.test(remark.replace(/\s/g, '')),
    ) ??
    namedRemarks[0] ??
    ''
  )
}
