import type { Schema } from '#contract/operation.ts'

/** The states of an inquiry in the order of its life; for who needs their names alone. */
export const inquiryStateNames = [
  'RECEIVED',
  'IN_PROGRESS',
  'ANSWERED',
  'CLOSED',
  'REOPENED',
] as const satisfies Schema<'InquiryState'>[]
/** What an inquiry can be about, in the order in which it is offered. */
export const inquiryTypes = [
  'PRODUCT',
  'SUBSCRIPTION',
  'BILLING',
  'TECHNICAL',
  'ACCOUNT',
  'OTHER',
] as const satisfies Schema<'InquiryType'>[]
