import type { Schema } from '#contract/operation.ts'

/** The states of an inquiry in order, in a separate file for modules that need only the names. */
export const inquiryStateNames = [
  'RECEIVED',
  'IN_PROGRESS',
  'ANSWERED',
  'CLOSED',
  'REOPENED',
] as const satisfies Schema<'InquiryState'>[]
/** The topics of an inquiry, in the order in which they are offered. */
export const inquiryTypes = [
  'PRODUCT',
  'SUBSCRIPTION',
  'BILLING',
  'TECHNICAL',
  'ACCOUNT',
  'OTHER',
] as const satisfies Schema<'InquiryType'>[]
/** The kinds of rows that an inquiry of a member can be about. */
export const inquiryAboutKinds = [
  'BILL',
  'SUBSCRIPTION',
  'GRANT',
  'ACCESS_REQUEST',
] as const satisfies Schema<'InquiryAboutKind'>[]
/** The topic that the form presets, by the kind of row that the inquiry is about. */
export const typeOfAbout = {
  BILL: 'BILLING',
  SUBSCRIPTION: 'SUBSCRIPTION',
  GRANT: 'TECHNICAL',
  ACCESS_REQUEST: 'TECHNICAL',
} as const satisfies Record<Schema<'InquiryAboutKind'>, Schema<'InquiryType'>>
