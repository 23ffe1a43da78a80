import type { OperationId } from '#contract/operation.ts'

/**
 * Operations that are recorded although they neither disclose nor change personal data: checks of the audit
 * records, changes of the ways to log in, contracts and sharing of a company's data, and publishing and
 * billing by the staff.
 */
export const recordedAnyway = [
  'listAdminMemberCounsels',
  'verifyAuditRecords',
  'completeSignup',
  'resetPassword',
  'changePassword',
  'undoContactChange',
  'turnOnMfaFactor',
  'turnOffMfaFactor',
  'makeRecoveryCodes',
  'removeTrustedDevices',
  'removePasskey',
  'endSession',
  'endOtherSessions',
  'answerTerms',
  'requestTrial',
  'createSubscriptionLink',
  'endSubscriptionLink',
  'removeCompanyPerson',
  'leaveCompany',
  'modifySubscriptionCancellation',
  'withdrawSubscription',
  'answerPriceConsent',
  'runBills',
  'fetchDeposits',
  'setServiceApp',
  'issueCashReceipt',
  'issueTaxInvoice',
  'correctTaxInvoice',
  'retireApp',
  'issueAppKey',
  'setAppClient',
  'rotateAppClientSecret',
  'removeAppClient',
  'revokeAppKey',
  'setAppWebhook',
  'removeAppWebhook',
  'createPost',
  'updatePost',
  'removePost',
  'acceptStaffInvitation',
  'takeBackStaffInvitation',
  'setStaffRoles',
  'endStaff',
] as const satisfies OperationId[]
/**
 * Operations that are not recorded although they disclose personal data, because members read their own data
 * or that of their company. Older records of them keep their name.
 */
export const unrecordedOperations = [
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
  'getCompanyDetails',
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
/** The name of a file download in the audit records; the contract has no such operation. */
export const fileDownload = 'downloadFile'
