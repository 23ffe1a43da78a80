import type { Schema } from '#contract/operation.ts'

/** The sort orders of a list, each with its default direction. */
type Sorts<Name extends string> = Readonly<Record<Name, Schema<'SortDirection'>>>

/** The sort orders of bills for the staff; the first order of each list is the default. */
export const billSorts = {
  BILL_DATE: 'DESC',
  COMPANY: 'ASC',
  AMOUNT: 'DESC',
} as const satisfies Sorts<Schema<'AdminBillSort'>>

export const inquirySorts = {
  WAITING: 'ASC',
  CREATED: 'DESC',
  CUSTOMER: 'ASC',
  SUBJECT: 'ASC',
} as const satisfies Sorts<Schema<'AdminInquirySort'>>

/** The sort orders of the permissions of colleagues. */
export const grantSorts = {
  START: 'DESC',
  PERSON: 'ASC',
  DEPARTMENT: 'ASC',
  APP: 'ASC',
  RISK: 'DESC',
  END: 'ASC',
} as const satisfies Sorts<Schema<'AdminAccessGrantSort'>>

/** The sort orders of subscriptions for the staff. */
export const subscriptionSorts = {
  REQUESTED: 'DESC',
  COMPANY: 'ASC',
  SERVICE: 'ASC',
  AMOUNT: 'DESC',
} as const satisfies Sorts<Schema<'AdminSubscriptionSort'>>

/** The sort orders of audit records. */
export const auditSorts = { AT: 'DESC', ACTOR: 'ASC' } as const satisfies Sorts<Schema<'AuditSort'>>

export const abnormalSorts = {
  DETECTED: 'DESC',
  MEMBER: 'ASC',
} as const satisfies Sorts<Schema<'AbnormalEventSort'>>

/** The sort orders of decided requests. */
export const decisionSorts = {
  DECIDED: 'DESC',
  PERSON: 'ASC',
  APP: 'ASC',
  DECIDER: 'ASC',
} as const satisfies Sorts<Schema<'AdminAccessDecisionSort'>>

export const delegationSorts = {
  CREATED: 'DESC',
  HOLDER: 'ASC',
  DELEGATE: 'ASC',
  START: 'ASC',
} as const satisfies Sorts<Schema<'AdminDelegationSort'>>

/** The sort orders of companies and of members for the staff. */
export const companySorts = {
  CREATED: 'DESC',
  COMPANY: 'ASC',
  PEOPLE: 'DESC',
  SUBSCRIPTIONS: 'DESC',
} as const satisfies Sorts<Schema<'AdminCompanySort'>>

export const memberSorts = {
  CREATED: 'DESC',
  COMPANY: 'ASC',
} as const satisfies Sorts<Schema<'AdminMemberSort'>>
