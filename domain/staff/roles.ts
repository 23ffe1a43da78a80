import type { OperationId, Schema } from '#contract/operation.ts'
import type { operationRules } from '#contract/operation-rules.gen.ts'

export type StaffRole = Schema<'StaffRole'>

/** The roles of the staff, in the order in which screens show them. `OPERATES` includes all others. */
export const staffRoles = ['ANSWERS', 'SELLS', 'BILLS', 'REFUNDS', 'PUBLISHES', 'OPERATES'] as const

/** Whether a person has one of the needed roles, or any role if no role is named. */
export function hasAnyRole(roles: readonly StaffRole[], needed: readonly StaffRole[]): boolean {
  return (
    roles.includes('OPERATES') ||
    (needed.length === 0 ? roles.length > 0 : needed.some((role) => roles.includes(role)))
  )
}

/** Every operation of the staff. */
export type StaffOperation = {
  [Id in OperationId]: (typeof operationRules)[Id]['access'] extends 'staff' | 'verifiedStaff' ? Id : never
}[OperationId]

const [answers, sells, publishes, operates] = [['ANSWERS'], ['SELLS'], ['PUBLISHES'], ['OPERATES']] as const
const billingRoles = ['BILLS', 'REFUNDS'] as const

/**
 * The roles that may call each operation of the staff; a person needs one of them. A new operation does not compile
 * until this table contains it. The role that `handleAdminBill` needs depends on its action (`billActionNeeds`).
 */
export const staffRolesFor = {
  listAdminInquiries: answers,
  exportAdminInquiries: answers,
  getAdminInquiry: answers,
  takeInquiry: answers,
  answerInquiry: answers,
  closeInquiry: answers,
  listAdminCounsels: answers,
  getAdminCounsel: answers,
  recordCounsel: answers,
  cancelAdminCounsel: answers,
  closeCounselSlot: answers,
  openCounselSlot: answers,
  getAdminCompany: sells,
  listAdminCompanies: sells,
  exportAdminCompanies: sells,
  listAdminMembers: sells,
  openAdminCompany: sells,
  openAdminMember: sells,
  getAdminMember: sells,
  listAdminMemberMessages: sells,
  listAdminMemberCounsels: answers,
  correctCompany: sells,
  previewCompanyMerge: operates,
  mergeCompanies: operates,
  setCompanyDetails: sells,
  listCompanyCorrections: sells,
  listAdminCompanyPeople: sells,
  listAdminCompanyApps: sells,
  listAdminCompanyRequests: sells,
  listAdminCompanyMessages: sells,
  listAdminCompanyEvents: sells,
  closeAccount: operates,
  openAccount: operates,
  listAdminSubscriptions: sells,
  getAdminSubscription: sells,
  approveSubscription: sells,
  rejectSubscription: sells,
  listAdminServices: sells,
  getAdminService: sells,
  scheduleServiceEdition: sells,
  takeBackServiceEdition: sells,
  decideServiceEdition: sells,
  previewServiceEdition: sells,
  listServicePriceConsents: sells,
  listServiceApps: sells,
  setServiceApp: sells,
  getAdminWorkDays: ['SELLS', 'ANSWERS'],
  listAdminBills: billingRoles,
  getAdminBillFigures: billingRoles,
  exportAdminBills: billingRoles,
  exportBooks: billingRoles,
  getAdminBill: billingRoles,
  handleAdminBill: billingRoles,
  refundBill: ['REFUNDS'],
  decideRefund: ['REFUNDS'],
  voidBill: ['BILLS'],
  creditBill: ['BILLS'],
  listTaxInvoices: billingRoles,
  listCashReceipts: billingRoles,
  issueCashReceipt: ['BILLS'],
  issueTaxInvoice: ['BILLS'],
  correctTaxInvoice: ['BILLS'],
  previewBillRun: ['BILLS'],
  runBills: ['BILLS'],
  listDeposits: ['BILLS'],
  getDeposit: ['BILLS'],
  importDeposits: ['BILLS'],
  confirmDeposit: ['BILLS'],
  undoDeposit: ['BILLS'],
  setDepositAside: ['BILLS'],
  getDepositFeed: ['BILLS'],
  fetchDeposits: ['BILLS'],
  listBillMessages: ['BILLS'],
  listSettlementDifferences: ['BILLS'],
  noteSettlementDifference: ['BILLS'],
  listAdminPosts: publishes,
  getAdminPost: publishes,
  createPost: publishes,
  updatePost: publishes,
  removePost: publishes,
  listTermsDocuments: publishes,
  getTermsDocument: publishes,
  compareTermsEdition: publishes,
  scheduleTermsEdition: publishes,
  takeBackTermsEdition: publishes,
  getSiteEdition: publishes,
  saveSiteEdition: publishes,
  listFlowCounts: operates,
  listStaff: operates,
  inviteStaff: operates,
  takeBackStaffInvitation: operates,
  setStaffRoles: operates,
  getAccessReview: operates,
  signAccessReview: operates,
  endStaff: operates,
  getBrand: operates,
  saveBrand: operates,
  getBillRules: operates,
  saveBillRules: operates,
  listConnections: operates,
  listHolidays: operates,
  addHoliday: operates,
  removeHoliday: operates,
  getOpeningHours: operates,
  saveOpeningHours: operates,
} as const satisfies Record<StaffOperation, readonly StaffRole[]>

/** The roles that may call an operation; none for an operation that is not only for the staff. */
export const staffRolesOf = (id: OperationId): readonly StaffRole[] =>
  id in staffRolesFor ? staffRolesFor[id as StaffOperation] : []

/** The role that each action on a bill requires; refunds require a separate role. */
export const billActionNeeds = {
  MARK_PAID: ['BILLS'],
  CHARGE: ['BILLS'],
  MARK_INVOICED: ['BILLS'],
  MARK_REFUNDED: ['REFUNDS'],
} as const

/** The roles of the staff in a session: all roles if an older server names none. */
export const rolesOfStaff = ({
  staffYn,
  staffRoles: named,
}: Pick<Schema<'SessionInfo'>, 'staffYn' | 'staffRoles'>): readonly StaffRole[] =>
  staffYn === 'Y' ? (named ?? ['OPERATES']) : []
