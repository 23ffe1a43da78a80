import type { BankDeposit, FeedFailure } from '#domain/deposit/account-feed.ts'

/** A row of the account; `amount` is below zero for a withdrawal. */
export type AccountRow = BankDeposit & {
  /** The service's id of the row, the same in every answer. */
  transactionId: string
}
export type ServiceFailure = { failure: Exclude<FeedFailure, 'SILENT' | 'SLOW'>; failureCode: string }
export type JobLook = 'RUNNING' | 'DONE' | 'GONE' | ServiceFailure

/** A service that reads the bank account of the operator. Throws AccountServiceUnknown without an answer. */
export type AccountService = {
  /** The account that it reads, as bank code and number. */
  account: { bankCode: string; accountNumber: string }
  /** Has the rows of these days collected, YYYY-MM-DD, both included. Asking again does no harm. */
  request(fromDay: string, toDay: string): Promise<{ jobId: string } | ServiceFailure>
  look(jobId: string): Promise<JobLook>
  /** A page of what a job that is done has collected, counted from 1; `unreadable` rows have no day, amount or id. */
  rows(jobId: string, page: number): Promise<{ rows: AccountRow[]; pages: number; unreadable: number }>
}

/** There is no answer, or none that can be read. */
export class AccountServiceUnknown extends Error {
  override name = 'AccountServiceUnknown'
}
