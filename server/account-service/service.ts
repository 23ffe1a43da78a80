import type { BankDeposit, FeedFailure } from '#domain/deposit/account-feed.ts'

/** A row of the account; `amount` is below zero for a withdrawal. */
export type AccountRow = BankDeposit & {
  /** The id of the row at the service, the same in every answer to any request. */
  transactionId: string
}
export type ServiceFailure = { failure: Exclude<FeedFailure, 'SILENT' | 'SLOW'>; failureCode: string }
export type JobLook = 'RUNNING' | 'DONE' | 'GONE' | ServiceFailure

/**
 * A service that reads the bank account of the operator. Throws AccountServiceUnknown if the service does not answer.
 */
export type AccountService = {
  /** The account that the service reads, as bank code and number. */
  account: { bankCode: string; accountNumber: string }
  /**
   * Starts a job that collects the rows of these days, YYYY-MM-DD, both included. Repeating the request does no harm.
   */
  request(fromDay: string, toDay: string): Promise<{ jobId: string } | ServiceFailure>
  look(jobId: string): Promise<JobLook>
  /**
   * Returns a page, counted from 1, of the rows that a finished job has collected; `unreadable` rows have no day,
   * amount or id.
   */
  rows(jobId: string, page: number): Promise<{ rows: AccountRow[]; pages: number; unreadable: number }>
}

/** Thrown if the account service does not answer, or not in a readable form. */
export class AccountServiceUnknown extends Error {
  override name = 'AccountServiceUnknown'
}
