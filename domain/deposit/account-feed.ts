import { addDays } from '../dates.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../durations.ts'
import { typedText } from '../typed/typed-text.ts'
import { readsAlike } from './matching.ts'

/** Why the account service gave no deposits: no answer, no points, the account at the service, the bank, or a job that did not end. */
export const feedFailures = ['SILENT', 'POINTS', 'ACCOUNT', 'BANK', 'SLOW'] as const
export type FeedFailure = (typeof feedFailures)[number]

/** WAITING for the next question, COLLECTING while the service reads the account, FAILED after its last question. */
export const feedStateNames = ['WAITING', 'COLLECTING', 'FAILED'] as const
export type FeedState = (typeof feedStateNames)[number]

/** The state of a feed with a running job or a failure of the last one. */
export const feedStateOf = (feed: { jobId: string | null; failure: FeedFailure | null }): FeedState =>
  feed.jobId !== null ? 'COLLECTING' : feed.failure === null ? 'WAITING' : 'FAILED'

/** The pause until the account is read again. */
export const FEED_PAUSE_MS = HOUR_MS
/** The pause between two questions whether a job has ended. */
export const JOB_PAUSE_MS = 10 * SECOND_MS
/** Popbill keeps a job for an hour ("작업아이디는 1시간 동안 유효"). */
export const JOB_LIFE_MS = HOUR_MS
/** The pause after what may pass by itself. */
const SHORT_PAUSE_MS = 5 * MINUTE_MS

/** The pause after a failure: what a person has to remove is asked about again as usual. */
export const pauseAfterFailure = (failure: FeedFailure): number =>
  failure === 'SILENT' || failure === 'SLOW' ? SHORT_PAUSE_MS : FEED_PAUSE_MS

/** Days that are read again, since banks add rows of earlier days late. */
const OVERLAP_DAYS = 7
/** One question covers a month at most, and nothing older than three months. */
const [MOST_DAYS, OLDEST_DAYS] = [28, 85]

/** The days of the next question, YYYY-MM-DD; `coveredTo` is the last day of the last answer, null before the first one. */
export function feedWindow(coveredTo: string | null, today: string): { fromDay: string; toDay: string } {
  const wanted = addDays(coveredTo ?? today, -OVERLAP_DAYS)
  const oldest = addDays(today, -OLDEST_DAYS)
  const fromDay = wanted < oldest ? oldest : wanted
  const latest = addDays(fromDay, MOST_DAYS)
  return { fromDay, toDay: latest < today ? latest : today }
}

/** A deposit as a bank or the account service gives it, in won. */
export type BankDeposit = {
  depositedOn: string
  /** HH:MM, or null */
  depositedTime: string | null
  payer: string
  amount: number
  /** The balance after it, or null. */
  balance: number | null
}

/**
 * Whether two sources mean one deposit: of one day and amount, with no other time, and the same balance after it. Without
 * a balance on both sides the time decides, without a time the name of the payer.
 */
export function isSameDeposit(one: BankDeposit, other: BankDeposit): boolean {
  if (one.depositedOn !== other.depositedOn || one.amount !== other.amount) return false
  const hasTimes = one.depositedTime !== null && other.depositedTime !== null
  if (hasTimes && one.depositedTime !== other.depositedTime) return false
  if (one.balance !== null && other.balance !== null) return one.balance === other.balance
  if (readsAlike(one.payer, other.payer)) return true
  return hasTimes && (one.payer === '' || other.payer === '')
}

/** For each of `line` the stored deposit of the other source that it is, each used once; undefined for one that is new. */
export function pairOff<Stored extends BankDeposit>(
  line: readonly BankDeposit[],
  stored: readonly Stored[],
): (Stored | undefined)[] {
  const left = [...stored]
  return line.map((each) => {
    const at = left.findIndex((other) => isSameDeposit(each, other))
    return at < 0 ? undefined : left.splice(at, 1)[0]
  })
}

/** Words of banks for the way of a transfer, which are no payer. */
const ways =
  /^(타행|당행|전자|인터넷|모바일|스마트|폰|오픈|펌|창구|텔레|자동|대량|급여|일반|실시간|즉시|바로|간편)?(이체|송금|입금|금융|뱅킹|대체|현금|타행환|FB|CMS|CC|CD|ATM|BZ|E뱅킹)+(입금|이체|송금)?$|은행$|지점$|센터$|농협$|신협$|금고$/i

/** The payer among the remarks of a bank, whose order differs from bank to bank: the first that is no way of a transfer. */
export function payerOf(remarks: readonly string[]): string {
  const named = remarks.map((remark) => typedText(remark)).filter((remark) => remark !== '')
  return (
    named.find((remark) => /\p{L}/u.test(remark) && !ways.test(remark.replace(/\s/g, ''))) ?? named[0] ?? ''
  )
}
