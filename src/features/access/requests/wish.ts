import type { Output, Schema } from '#contract/operation.ts'
import type { ApprovalType } from '#domain/access/codes.ts'
import { proposedExtension } from '#domain/access/term-choices.ts'

/**
 * The values of the request form. `term` is the number of days of an offered term, or `BY_DATE` if the last day of
 * use is entered in `date`.
 */
export type RequestFormValues = { term: string; date: string; reason: string }

const emptyWish: RequestFormValues = { term: '', date: '', reason: '' }

/** Returns the initial values of the form: empty, except for the proposed term of an extension. */
export function initialFormValues(
  approvalType: ApprovalType,
  { today }: Pick<Output<'getAccessApp'>, 'today'>,
  { endDate, longestTermDays }: Pick<Schema<'AccessLevel'>, 'endDate' | 'longestTermDays'>,
): RequestFormValues {
  const days =
    approvalType === 'EXTEND' ? proposedExtension({ from: endDate, longestTermDays }, today) : undefined
  return days === undefined ? emptyWish : { ...emptyWish, term: String(days) }
}

/** The value of `term` for a typed last day of use. */
export const BY_DATE = 'date'
