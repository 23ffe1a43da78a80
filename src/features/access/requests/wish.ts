import type { Output, Schema } from '#contract/operation.ts'
import type { ApprovalType } from '#domain/access/codes.ts'
import { proposedExtension } from '#domain/access/term-choices.ts'

/** The values of a request's form: an offered term, by its days, or one with a last day. */
export type RequestFormValues = { term: string; date: string; reason: string }

const emptyWish: RequestFormValues = { term: '', date: '', reason: '' }

/** The initial values of the form: empty, except for the proposed term of an extension. */
export function initialFormValues(
  approvalType: ApprovalType,
  { today }: Pick<Output<'getAccessApp'>, 'today'>,
  { endDate, longestTermDays }: Pick<Schema<'AccessLevel'>, 'endDate' | 'longestTermDays'>,
): RequestFormValues {
  const days =
    approvalType === 'EXTEND' ? proposedExtension({ from: endDate, longestTermDays }, today) : undefined
  return days === undefined ? emptyWish : { ...emptyWish, term: String(days) }
}

/** The choice to enter the last day of use. */
export const BY_DATE = 'date'
