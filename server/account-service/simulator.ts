import type { Clock } from '#domain/clock.ts'
import { addDays, kstDate } from '#domain/dates.ts'
import { MINUTE_MS, SECOND_MS } from '#domain/durations.ts'
import { type AccountRow, type AccountService, AccountServiceUnknown } from './service.ts'

/**
 * How the simulation behaves for account numbers with these last digits; requests for any other account
 * succeed (docs/operations.md).
 */
const behaviours: Readonly<Record<string, 'BANK' | 'POINTS' | 'SLOW' | 'SILENT'>> = {
  '001': 'BANK',
  '002': 'POINTS',
  '003': 'SLOW',
  '004': 'SILENT',
}
const [USUAL_MS, SLOW_MS] = [3 * SECOND_MS, 90 * MINUTE_MS]
const OPENING_BALANCE = 5_000_000

/**
 * Returns the account service of the demo. Its account has deposits of today and yesterday with a withdrawal between
 * them, a row that is returned twice, and a deposit of two days ago that the bank adds after the first request. The
 * rows depend only on the current day.
 */
export function simulatedAccount(account: AccountService['account'], clock: Clock): AccountService {
  const behaviour = behaviours[account.accountNumber.slice(-3)]
  const jobs = new Map<string, { endsAt: number; fromDay: string; toDay: string; isFirst: boolean }>()

  return {
    account,

    async request(fromDay, toDay) {
      if (behaviour === 'SILENT') throw new AccountServiceUnknown('The simulated service is silent.')
      if (behaviour === 'POINTS') return { failure: 'POINTS', failureCode: '-99003008' }
      const jobId = String(jobs.size + 1).padStart(18, '0')
      const endsAt = clock.now().getTime() + (behaviour === 'SLOW' ? SLOW_MS : USUAL_MS)
      jobs.set(jobId, { endsAt, fromDay, toDay, isFirst: jobs.size === 0 })
      return { jobId }
    },

    async look(jobId) {
      const job = jobs.get(jobId)
      if (!job) return 'GONE'
      if (clock.now().getTime() < job.endsAt) return 'RUNNING'
      return behaviour === 'BANK' ? { failure: 'BANK', failureCode: '-31004' } : 'DONE'
    },

    async rows(jobId) {
      const job = jobs.get(jobId)
      if (!job) throw new AccountServiceUnknown('No such job.')
      const rows = rowsUntil(kstDate(clock.now()), job.isFirst)
      const requestedRows = rows.filter(
        ({ depositedOn }) => depositedOn >= job.fromDay && depositedOn <= job.toDay,
      )
      return { rows: requestedRows, pages: 1, unreadable: 0 }
    },
  }
}

function rowsUntil(today: string, isFirst: boolean): AccountRow[] {
  const [yesterday, before] = [addDays(today, -1), addDays(today, -2)]
  const row = (depositedOn: string, depositedTime: string, payer: string, amount: number): AccountRow => ({
    transactionId: `${depositedOn.replaceAll('-', '')}${depositedTime.replace(':', '')}`,
    depositedOn,
    depositedTime,
    payer,
    amount,
    balance: OPENING_BALANCE + amount,
  })
  const paidRow = row(today, '00:00', '김푸름', 88_000)
  return [
    ...(isFirst ? [] : [row(before, '23:58', '늦은들녘', 55_000)]),
    row(yesterday, '16:20', '한들바람', 121_000),
    row(yesterday, '18:05', '전기료', -64_300),
    paidRow,
    paidRow,
  ]
}
