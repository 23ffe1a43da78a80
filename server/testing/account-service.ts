import {
  type AccountRow,
  type AccountService,
  AccountServiceUnknown,
  type JobLook,
} from '#server/account-service/service.ts'
import { ProcessStopped } from './tax-service.ts'

/**
 * The behaviour of the service: as usual, or the call during which the process of the portal stops or which the
 * service does not answer.
 */
export type AccountMood = 'USUAL' | 'ASKED_STOPS' | 'ASKED_UNHEARD' | 'ROWS_STOP' | 'ROWS_UNHEARD'

/**
 * Creates an account service with the rows and jobs that the test sets; a job is done at once unless the test sets
 * another result.
 */
export function testAccountService() {
  const questions: { fromDay: string; toDay: string }[] = []
  let rows: AccountRow[] = []
  let mood: AccountMood = 'USUAL'
  let next: JobLook | 'REFUSES' = 'DONE'

  const service: AccountService = {
    account: { bankCode: '0004', accountNumber: '00012345678900' },
    async request(fromDay, toDay) {
      questions.push({ fromDay, toDay })
      if (mood === 'ASKED_UNHEARD') throw new AccountServiceUnknown('No answer.')
      if (mood === 'ASKED_STOPS') throw new ProcessStopped()
      if (next === 'REFUSES') return { failure: 'POINTS', failureCode: '-99003008' }
      return { jobId: String(questions.length).padStart(18, '0') }
    },
    async look() {
      return next === 'REFUSES' ? 'GONE' : next
    },
    async rows(jobId, page) {
      if (mood === 'ROWS_UNHEARD') throw new AccountServiceUnknown('No answer.')
      if (mood === 'ROWS_STOP') throw new ProcessStopped()
      const { fromDay, toDay } = questions[Number(jobId) - 1]!
      const matchingRows = rows.filter(({ depositedOn }) => depositedOn >= fromDay && depositedOn <= toDay)
      // Each page has one row, so that the list has several pages.
      return { rows: matchingRows.slice(page - 1, page), pages: matchingRows.length, unreadable: 0 }
    },
  }
  return {
    service,
    questions,
    has: (given: AccountRow[]) => void (rows = given),
    feel: (given: AccountMood) => void (mood = given),
    answer: (given: JobLook | 'REFUSES') => void (next = given),
  }
}
