import { retention } from '#domain/account/retention.ts'
import { TRIAL_RETENTION_MONTHS } from '#domain/trial/rules.ts'
import type * as schema from '#server/db/schema.ts'

/**
 * The treatment of a table's rows when a member leaves.
 * - `cascades`: the database removes them with the member, or with rows that are removed with the member.
 * - `erased`: the withdrawal removes or empties them.
 * - `retained`: the same, after the legally required data was sealed into a separate row without a reference.
 * - `outlives`: they stay, and identify the member only by an id that no longer exists.
 * - `endsByItself`: they do not identify a member, and are removed after a time.
 * - `notPersonal`: they contain no data of members.
 */
export type Retention =
  | { retention: 'cascades' | 'notPersonal' }
  | { retention: 'erased'; how: string }
  | { retention: 'retained'; basis: string; months: number }
  | { retention: 'outlives'; basis: string; months: number }
  | { retention: 'endsByItself'; within: string }

type TableName = {
  [Name in keyof typeof schema]: (typeof schema)[Name] extends { _: { brand: 'Table' } } ? Name : never
}[keyof typeof schema]

const commerce = '전자상거래 등에서의 소비자보호에 관한 법률 시행령 제6조'
const communication = '통신비밀보호법 시행령 제41조'
/**
 * The legal basis of data that is retained for the period in the privacy policy; only this installation can match a
 * row to a phone number.
 */
const privacy = '개인정보 보호법 제15조'
const safety = '개인정보의 안전성 확보조치 기준 제8조'

/** Lists every table, so that a new one cannot be forgotten. */
export const tableRetention = {
  members: { retention: 'erased', how: 'the row itself' },
  companies: { retention: 'erased', how: 'with its last member' },
  companyCorrections: { retention: 'cascades' },
  companyOpenings: { retention: 'outlives', basis: safety, months: 24 },
  memberOpenings: { retention: 'outlives', basis: safety, months: 24 },
  businessChecks: { retention: 'cascades' },
  detailsChecks: { retention: 'cascades' },
  accountClosings: { retention: 'cascades' },
  memberRoles: { retention: 'cascades' },
  companyRoles: { retention: 'cascades' },
  staffInvitations: {
    retention: 'erased',
    how: 'those that the member has accepted, or sent and no one has accepted, or that name their address; who sent one is no longer named',
  },
  companyOffers: {
    retention: 'erased',
    how: 'those that name the member or their address; who made one is no longer named',
  },
  mfaFactors: { retention: 'cascades' },
  recoveryCodes: { retention: 'cascades' },
  sessions: { retention: 'cascades' },
  mfaChallenges: { retention: 'cascades' },
  mfaEnrolments: { retention: 'cascades' },
  trustedDevices: { retention: 'cascades' },
  passkeys: { retention: 'cascades' },
  memberProofs: { retention: 'cascades' },
  contactChanges: { retention: 'cascades' },
  withdrawalProofs: { retention: 'cascades' },
  consents: { retention: 'cascades' },
  notifications: { retention: 'cascades' },
  phoneMessages: { retention: 'cascades' },
  mailRecords: { retention: 'cascades' },
  trials: { retention: 'cascades' },
  triedServices: { retention: 'outlives', basis: privacy, months: TRIAL_RETENTION_MONTHS },
  subscriptionLinks: { retention: 'cascades' },
  subscriptionDrafts: { retention: 'cascades' },
  registeredCards: { retention: 'cascades' },
  subscriptionConsents: { retention: 'cascades' },
  subscriptionAdjustments: { retention: 'cascades' },
  priceConsents: { retention: 'cascades' },
  subscriptionCancellations: { retention: 'cascades' },
  subscriptionDocuments: {
    retention: 'erased',
    how: 'with the contract, with their content; those of a contract that the company keeps stay',
  },
  accessGrants: { retention: 'cascades' },
  accessRequests: { retention: 'cascades' },
  accessDelegations: { retention: 'cascades' },
  securityOrders: { retention: 'cascades' },
  abnormalEvents: { retention: 'cascades' },
  abnormalSteps: { retention: 'cascades' },
  signIns: { retention: 'retained', basis: communication, months: retention.SIGN_IN.months },
  subscriptions: { retention: 'retained', basis: commerce, months: retention.CONTRACT.months },
  bills: { retention: 'retained', basis: commerce, months: retention.CONTRACT.months },
  billRefunds: { retention: 'cascades' },
  billCredits: { retention: 'cascades' },
  billCreditUses: { retention: 'cascades' },
  billPayments: { retention: 'cascades' },
  taxInvoices: { retention: 'cascades' },
  cashReceipts: { retention: 'cascades' },
  cashReceiptNumbers: { retention: 'cascades' },
  paymentChecks: { retention: 'cascades' },
  billReceivers: { retention: 'cascades' },
  deposits: { retention: 'outlives', basis: commerce, months: retention.CONTRACT.months },
  depositMatches: { retention: 'cascades' },
  depositFeeds: { retention: 'notPersonal' },
  connectionStates: { retention: 'notPersonal' },
  settlementDifferences: { retention: 'outlives', basis: commerce, months: retention.CONTRACT.months },
  settlementComparisons: { retention: 'notPersonal' },
  simulatedTransactions: { retention: 'notPersonal' },
  billingKeys: { retention: 'cascades' },
  inquiries: { retention: 'retained', basis: commerce, months: retention.COMPLAINT.months },
  inquiryMessages: { retention: 'retained', basis: commerce, months: retention.COMPLAINT.months },
  inquiryAttachments: { retention: 'cascades' },
  counsels: { retention: 'retained', basis: commerce, months: retention.COMPLAINT.months },
  counselSlots: { retention: 'cascades' },
  appPolicies: { retention: 'erased', how: 'who was the last to settle auto-approval' },
  uploads: {
    retention: 'erased',
    how: 'those of the member’s inquiries, with their content; one that no form has named is gone after a day',
  },
  mailQueue: { retention: 'erased', how: 'mails to the member; the farewell goes with its delivery' },
  throttles: { retention: 'erased', how: 'counts under the member, their addresses and numbers' },
  accountDrafts: { retention: 'erased', how: 'those that name the member’s address or number' },
  passkeyChallenges: { retention: 'endsByItself', within: 'five minutes' },
  idempotencyKeys: { retention: 'endsByItself', within: 'a day' },
  accessEvents: { retention: 'outlives', basis: safety, months: 36 },
  accessEventSeals: { retention: 'notPersonal' },
  auditRecords: { retention: 'outlives', basis: safety, months: 24 },
  auditIntents: { retention: 'endsByItself', within: 'minutes' },
  encryptionKeys: { retention: 'notPersonal' },
  buildAssets: { retention: 'notPersonal' },
  auditHeads: { retention: 'notPersonal' },
  keptRecords: { retention: 'endsByItself', within: 'the time its law names' },
  withdrawalReasons: { retention: 'endsByItself', within: 'a year' },
  posts: { retention: 'notPersonal' },
  postAttachments: { retention: 'notPersonal' },
  apps: { retention: 'notPersonal' },
  appClients: { retention: 'notPersonal' },
  loginRecords: { retention: 'cascades' },
  appLogouts: { retention: 'endsByItself', within: 'an hour' },
  signingKeys: { retention: 'notPersonal' },
  appKeys: { retention: 'notPersonal' },
  appServices: { retention: 'notPersonal' },
  subscriptionChanges: { retention: 'notPersonal' },
  appClosingNotices: { retention: 'notPersonal' },
  appWebhooks: { retention: 'notPersonal' },
  webhookDeliveries: { retention: 'endsByItself', within: '30 days' },
  scimTargets: { retention: 'notPersonal' },
  scimGroups: { retention: 'notPersonal' },
  scimReconciliations: { retention: 'endsByItself', within: 'a day, with the next comparison' },
  scimAccounts: { retention: 'endsByItself', within: '30 days after the account at the app was closed' },
  accessLevels: { retention: 'notPersonal' },
  accessLevelClosings: { retention: 'notPersonal' },
  accessLevelTerms: { retention: 'notPersonal' },
  referenceNumbers: { retention: 'notPersonal' },
  accessReviews: { retention: 'erased', how: 'who signed is no longer named' },
  brands: { retention: 'erased', how: 'who changed it is no longer named' },
  termsEditions: { retention: 'erased', how: 'who wrote it is no longer named' },
  billRules: { retention: 'erased', how: 'who changed it is no longer named' },
  siteEditions: { retention: 'erased', how: 'who changed it is no longer named' },
  openingHours: { retention: 'erased', how: 'who changed it is no longer named' },
  companyHolidays: { retention: 'erased', how: 'who added it is no longer named' },
  serviceEditions: { retention: 'erased', how: 'who changed it is no longer named' },
  billSums: { retention: 'notPersonal' },
  flowCounts: { retention: 'notPersonal' },
} as const satisfies Record<TableName, Retention>
