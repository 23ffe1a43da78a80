import type * as schema from '#server/db/schema.ts'
import { keptMonths } from './withdrawal.rules.ts'

/**
 * What becomes of a table's rows when a member leaves.
 * - `cascades`: the database removes them with the member, or with what is removed with the member.
 * - `erased`: the withdrawal removes or empties them.
 * - `kept`: the same, after what law keeps was sealed into a row of its own, without a reference.
 * - `outlives`: they stay and name the member by a number alone, which leads nowhere any more.
 * - `endsByItself`: they say nothing of whose they are, and go by themselves in time.
 * - `notPersonal`: they hold nothing of members.
 */
export type Fate =
  | { fate: 'cascades' | 'notPersonal' }
  | { fate: 'erased'; how: string }
  | { fate: 'kept'; basis: string; months: number }
  | { fate: 'outlives'; basis: string; months: number }
  | { fate: 'endsByItself'; within: string }

type TableName = {
  [Name in keyof typeof schema]: (typeof schema)[Name] extends { _: { brand: 'Table' } } ? Name : never
}[keyof typeof schema]

const commerce = '전자상거래 등에서의 소비자보호에 관한 법률 시행령 제6조'
const communication = '통신비밀보호법 시행령 제41조'
const safety = '개인정보의 안전성 확보조치 기준 제8조'

/** Every table, so that a new one is not forgotten. */
export const tableFates = {
  members: { fate: 'erased', how: 'the row itself' },
  companies: { fate: 'erased', how: 'with its last member' },
  memberRoles: { fate: 'cascades' },
  mfaFactors: { fate: 'cascades' },
  recoveryCodes: { fate: 'cascades' },
  sessions: { fate: 'cascades' },
  mfaChallenges: { fate: 'cascades' },
  mfaEnrolments: { fate: 'cascades' },
  trustedDevices: { fate: 'cascades' },
  passkeys: { fate: 'cascades' },
  memberProofs: { fate: 'cascades' },
  contactChanges: { fate: 'cascades' },
  withdrawalProofs: { fate: 'cascades' },
  consents: { fate: 'cascades' },
  notifications: { fate: 'cascades' },
  trials: { fate: 'cascades' },
  subscriptionLinks: { fate: 'cascades' },
  subscriptionDrafts: { fate: 'cascades' },
  subscriptionConsents: { fate: 'cascades' },
  subscriptionAdjustments: { fate: 'cascades' },
  subscriptionCancellations: { fate: 'cascades' },
  subscriptionDocuments: {
    fate: 'erased',
    how: 'with the contract, with their content; those of a contract that the company keeps stay',
  },
  accessGrants: { fate: 'cascades' },
  accessRequests: { fate: 'cascades' },
  accessDelegations: { fate: 'cascades' },
  securityOrders: { fate: 'cascades' },
  abnormalEvents: { fate: 'cascades' },
  abnormalSteps: { fate: 'cascades' },
  signIns: { fate: 'kept', basis: communication, months: keptMonths.SIGN_IN },
  subscriptions: { fate: 'kept', basis: commerce, months: keptMonths.CONTRACT },
  bills: { fate: 'kept', basis: commerce, months: keptMonths.CONTRACT },
  billPayments: { fate: 'cascades' },
  billReceivers: { fate: 'cascades' },
  billingKeys: { fate: 'cascades' },
  inquiries: { fate: 'kept', basis: commerce, months: keptMonths.COMPLAINT },
  inquiryMessages: { fate: 'kept', basis: commerce, months: keptMonths.COMPLAINT },
  inquiryAttachments: { fate: 'cascades' },
  counsels: { fate: 'kept', basis: commerce, months: keptMonths.COMPLAINT },
  counselSlots: { fate: 'cascades' },
  appPolicies: { fate: 'erased', how: 'who was the last to settle auto-approval' },
  uploads: {
    fate: 'erased',
    how: 'those of the member’s inquiries, with their content; one that no form has named is gone after a day',
  },
  mailQueue: { fate: 'erased', how: 'mails to the member; the farewell goes with its delivery' },
  throttles: { fate: 'erased', how: 'counts under the member, their addresses and numbers' },
  accountDrafts: { fate: 'erased', how: 'those that name the member’s address or number' },
  passkeyChallenges: { fate: 'endsByItself', within: 'five minutes' },
  idempotencyKeys: { fate: 'endsByItself', within: 'a day' },
  accessEvents: { fate: 'outlives', basis: safety, months: 36 },
  accessEventSeals: { fate: 'notPersonal' },
  auditRecords: { fate: 'outlives', basis: safety, months: 24 },
  keptRecords: { fate: 'endsByItself', within: 'the time its law names' },
  withdrawalReasons: { fate: 'endsByItself', within: 'a year' },
  posts: { fate: 'notPersonal' },
  postAttachments: { fate: 'notPersonal' },
  apps: { fate: 'notPersonal' },
  accessLevels: { fate: 'notPersonal' },
  accessLevelClosings: { fate: 'notPersonal' },
  accessLevelTerms: { fate: 'notPersonal' },
  referenceNumbers: { fate: 'notPersonal' },
  billSums: { fate: 'notPersonal' },
} as const satisfies Record<TableName, Fate>
