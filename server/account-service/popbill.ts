import type { Clock } from '#domain/clock.ts'
import { isCalendarDate } from '#domain/dates.ts'
import { payerOf } from '#domain/deposit/account-feed.ts'
import { digitsOf } from '#domain/korean/digits.ts'
import { withoutResidentNumbers } from '#domain/korean/resident-number.ts'
import {
  codeOf,
  type PopbillAccount,
  type PopbillAddresses,
  popbillClient,
} from '#server/popbill/popbill-client.ts'
import {
  type AccountRow,
  type AccountService,
  AccountServiceUnknown,
  type ServiceFailure,
} from './service.ts'

/** Popbill's code for the scope of the account service. */
const SCOPE = '180'
/** The job state 3 (1 waiting, 2 running, 3 ended) and the result code 1 (success) of Popbill. */
const [ENDED, COLLECTED] = [3, 1]
const ROWS_OF_PAGE = 1_000
const MAX_PAYER_LENGTH = 100
const MAX_WON = 1_000_000_000_000
const remarks = ['remark1', 'remark2', 'remark3', 'remark4']

/**
 * Creates the account service of Popbill (developers.popbill.com, "계좌조회": RequestJob, GetJobState, Search). The
 * account is registered there together with its password for quick inquiries; the portal never has this password.
 */
export function popbillAccount(
  member: PopbillAccount,
  account: AccountService['account'],
  clock: Clock,
  addresses: PopbillAddresses,
): AccountService {
  const { get, post, unknown } = popbillClient(member, clock, addresses, {
    scope: SCOPE,
    Unknown: AccountServiceUnknown,
  })

  return {
    account,

    async request(fromDay, toDay) {
      const query = new URLSearchParams({
        BankCode: account.bankCode,
        AccountNumber: account.accountNumber,
        SDate: digitsOf(fromDay),
        EDate: digitsOf(toDay),
      })
      const answer = await post(`/EasyFin/Bank/BankAccount?${query}`)
      const { jobID } = answer.fields
      if (answer.ok && typeof jobID === 'string' && /^\d{18}$/.test(jobID)) return { jobId: jobID }
      const failureCode = codeOf(answer)
      if (answer.status !== 400 || failureCode === undefined) throw unknown(answer)
      return refusalOf(failureCode)
    },

    async look(jobId) {
      const answer = await get(`/EasyFin/Bank/${jobId}/State`)
      // The service no longer knows the job.
      if (answer.status === 400 && codeOf(answer) !== undefined) return 'GONE'
      const { jobState, errorCode } = answer.fields
      if (!answer.ok || ![1, 2, ENDED].includes(Number(jobState))) throw unknown(answer)
      if (Number(jobState) !== ENDED) return 'RUNNING'
      if (Number(errorCode) === COLLECTED) return 'DONE'
      return {
        failure: 'BANK',
        failureCode: /^-?\d{1,10}$/.test(String(errorCode)) ? String(errorCode) : '0',
      }
    },

    async rows(jobId, page) {
      const query = new URLSearchParams({
        TradeType: 'I',
        Page: String(page),
        PerPage: String(ROWS_OF_PAGE),
        Order: 'A',
      })
      const answer = await get(`/EasyFin/Bank/${jobId}?${query}`)
      const { list, pageCount } = answer.fields
      if (!answer.ok || !Array.isArray(list)) throw unknown(answer)
      const rows = list.map(rowOf)
      return {
        rows: rows.filter((row) => row !== undefined),
        pages: Number(pageCount) || 1,
        unreadable: rows.filter((row) => row === undefined).length,
      }
    },
  }
}

/**
 * Classifies a failure code by its documented prefix: -990 means that the points are used up, any other prefix
 * concerns the member or the account.
 */
const refusalOf = (failureCode: string): ServiceFailure => ({
  failure: failureCode.startsWith('-990') ? 'POINTS' : 'ACCOUNT',
  failureCode,
})

function rowOf(value: unknown): AccountRow | undefined {
  const { tid, trdate, trdt, accIn, accOut, balance, ...rest } = Object(value) as Record<string, unknown>
  const moment = /^(\d{4})(\d\d)(\d\d)(?:([01]\d|2[0-3])([0-5]\d)\d\d)?$/.exec(String(trdt || trdate))
  const [paidIn, paidOut] = [wonOf(accIn), wonOf(accOut)]
  if (!moment || !/^[\w-]{1,64}$/.test(String(tid)) || paidIn === undefined) return undefined
  const depositedOn = moment.slice(1, 4).join('-')
  if (!isCalendarDate(depositedOn)) return undefined
  const texts = remarks.map((name) => rest[name]).filter((text) => typeof text === 'string')
  return {
    transactionId: String(tid),
    depositedOn,
    depositedTime: moment[4] === undefined ? null : `${moment[4]}:${moment[5]}`,
    payer: withoutResidentNumbers(payerOf(texts).normalize('NFKC')).slice(0, MAX_PAYER_LENGTH),
    amount: paidIn > 0 ? paidIn : -(paidOut ?? 0),
    balance: wonOf(balance) ?? null,
  }
}

/** Returns the whole won of a field that the service writes as digits; undefined for any other value. */
function wonOf(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || !/^-?\d{1,15}$/.test(text)) return undefined
  const won = Number(text)
  return Math.abs(won) > MAX_WON ? undefined : won
}
