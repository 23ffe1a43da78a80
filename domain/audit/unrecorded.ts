import type { OperationId } from '#contract/operation.ts'

/**
 * What is not recorded although it gives personal data: people reading their own data, or that of their company. Older records of
 * it keep their name.
 */
export const unrecorded = [
  'getUnauthSessionInfo',
  'getSessionInfo',
  'listMfaFactors',
  'getMfaSettings',
  'getSignup',
  'checkWithdrawal',
  'listPasskeys',
  'getUserInfo',
  'listContactChanges',
  'getCompany',
  'listCompanyPeople',
  'listCompanyOffers',
  'listSubscriptions',
  'getSubscriptionDetail',
  'getSubscriptionDraft',
  'listSubscriptionProfiles',
  'searchAddresses',
  'getBill',
  'getInquiryDetail',
  'listCounsels',
  'getAccessGrant',
  'getAccessApp',
  'previewAccessRequest',
  'listAccessRequests',
  'getAccessDelegation',
  'listNotifications',
  'searchPortal',
] as const satisfies OperationId[]
