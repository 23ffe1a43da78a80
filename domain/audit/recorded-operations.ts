import type { OperationId } from '#contract/operation.ts'

/**
 * Operations that are recorded although no personal data is given or changed: checks of the record itself, changes of the ways into an account,
 * what a company is bound to and whom its data is shown to, and what the staff publishes and bills.
 */
export const recordedAnyway = [
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
  'runBills',
  'retireApp',
  'issueAppKey',
  'revokeAppKey',
  'setAppWebhook',
  'removeAppWebhook',
  'createPost',
  'updatePost',
  'removePost',
  'acceptStaffInvitation',
  'takeBackStaffInvitation',
  'endStaff',
] as const satisfies OperationId[]
/**
 * Operations that are not recorded although they give personal data: people reading their own data, or that of their company. Older records of
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
/** The name of a download in the record; it is no operation of the contract. */
export const fileDownload = 'downloadFile'
