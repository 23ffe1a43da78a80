import type { OperationId } from '#contract/operation.ts'
import type { operationRules } from '#contract/operation-rules.gen.ts'

/**
 * The harm that a stranger at an open session could do with an operation: cost money, send messages to
 * others, change roles, publish, disclose much data at once, or take over the account.
 */
export type Stake = 'money' | 'receivers' | 'roles' | 'public' | 'data' | 'account'
type Row = readonly [stakes: readonly [Stake, ...Stake[]], because: string]
type ReadingOperation =
  `${'get' | 'list' | 'count' | 'search' | 'preview' | 'estimate' | 'check' | 'download'}${string}`
/** The operations whose `x-stakes` in the contract is `none`. */
type HarmlessOperation = {
  [Id in OperationId]: (typeof operationRules)[Id] extends { stakes: 'none' } ? Id : never
}[OperationId]
/** Every operation that could do harm. A new operation does not compile until one of the tables below contains it. */
export type RiskyOperation = Exclude<
  Exclude<OperationId, ReadingOperation> | 'checkPassword',
  HarmlessOperation
>

/** Operations that require a fresh proof of identity (decisions 33 and 80), by the harm they could do. */
export const operationsWithProof = {
  payBill: [['money'], 'Charges a card or an account at once.'],
  requestSubscription: [
    ['money', 'receivers'],
    'Orders what is charged every month or year, and names who gets the bills.',
  ],
  requestTrial: [['money'], 'Uses up the one trial that a company has of a service.'],
  updateSubscription: [
    ['money', 'receivers'],
    'Changes the plan and with it the price, and who is called and written to.',
  ],
  updateSubscriptionStatus: [['money'], 'Takes a scheduled end back, so that it is charged on.'],
  reviseSubscriptionRequest: [
    ['money', 'receivers'],
    'Changes what is ordered, and where bills and papers go.',
  ],
  changeSubscriptionPayment: [['money', 'receivers'], 'Names whose money is taken and where invoices go.'],
  answerPriceConsent: [['money'], 'Agrees to pay more from a day on, or lets what a company works with end.'],
  withdrawSubscription: [['money'], 'Ends what a company works with, and settles the account.'],
  modifySubscriptionCancellation: [['money'], 'Brings an end forward, or has it charged on.'],
  setBillReceivers: [['receivers'], 'Sends every bill from now on to other addresses.'],
  createSubscriptionLink: [['public'], 'Opens a subscription to everybody who has the link.'],
  exportBills: [['data', 'money'], 'Hands out all that a company has paid, in one file.'],
  handleAdminBill: [['money'], 'Charges a customer, or notes as paid or given back what was not.'],
  refundBill: [['money'], 'Gives money back that a company paid.'],
  decideRefund: [['money'], 'Gives money back that another one of the staff asked for.'],
  voidBill: [['money'], 'Gives up what a company owes, or what it was to be given back.'],
  creditBill: [['money'], 'Gives up a part of what a company owes.'],
  setCashReceiptNumber: [
    ['money', 'receivers'],
    'Has the tax office count payments for the holder of another number.',
  ],
  issueCashReceipt: [['money', 'receivers'], 'Declares a payment to the tax office, and mails the payer.'],
  issueTaxInvoice: [['money', 'receivers'], 'Declares a sale to the tax office, and mails the buyer.'],
  correctTaxInvoice: [['money', 'receivers'], 'Takes a declared sale back, and mails the buyer.'],
  importDeposits: [['money'], 'Says what money came in.'],
  confirmDeposit: [['money'], 'Notes as paid what a customer owes.'],
  undoDeposit: [['money'], 'Has a customer owe again what was paid.'],
  runBills: [['money'], 'Issues and charges all that is due.'],
  updateCompanyRoles: [
    ['roles'],
    'Makes a colleague a security admin, or takes what another one works with.',
  ],
  updateCompanyPolicy: [['roles', 'money'], 'Lets everybody of a company spend its money.'],
  removeCompanyPerson: [['roles'], 'Takes every role and permission of a colleague.'],
  leaveCompany: [['roles'], 'Gives up every role and permission in a company.'],
  inviteToCompany: [
    ['roles', 'receivers'],
    'Lets a person in, with roles, and writes to them in the name of the company.',
  ],
  offerOwnership: [['roles'], 'Hands the company itself over.'],
  answerCompanyOffer: [['roles'], 'Lets a person in, or takes the ownership.'],
  createApp: [
    ['roles', 'public'],
    'Makes an app that colleagues ask for, of the operator for every visitor to see, and its administrator.',
  ],
  updateApp: [['roles', 'public'], 'Changes what an app is called and what people believe they ask for.'],
  retireApp: [['roles'], 'Takes the permissions of everybody in an app at once.'],
  issueAppKey: [['data', 'roles'], 'Lets software ask who may use an app, until the key is revoked.'],
  setAppWebhook: [['data', 'receivers'], 'Has what happens to permissions sent to an address.'],
  setAppScim: [
    ['data', 'receivers'],
    'Has names and mail addresses of everybody who uses an app sent to an address.',
  ],
  removeAppScim: [['roles'], 'Leaves the accounts at an app open after permissions end.'],
  decideAppDrift: [
    ['roles'],
    'Closes accounts of many people at an app, or leaves those open that should not be.',
  ],
  removeAppWebhook: [['roles'], 'Leaves an app without word of blocks and ends.'],
  setAppClient: [
    ['roles', 'receivers'],
    'Says where people who log in to an app are led, and who is told who they are.',
  ],
  rotateAppClientSecret: [['data', 'roles'], 'Lets software receive logins in the name of an app.'],
  removeAppClient: [['roles'], 'Logs everybody out of an app.'],
  revokeAppKey: [['roles'], 'Cuts an app off from the permissions of everybody in it.'],
  addAppManager: [['roles', 'receivers'], 'Makes a colleague the administrator of an app.'],
  removeAppManager: [['roles'], 'Takes the administration of an app from a colleague.'],
  setAccessDelegation: [['roles', 'receivers'], 'Has another person decide on requests.'],
  addAdminDelegation: [['roles', 'receivers'], 'Has one person decide in the place of another.'],
  acceptStaffInvitation: [['roles'], "Opens every customer's requests, bills and inquiries to an account."],
  inviteStaff: [
    ['roles', 'receivers'],
    'Lets a person see the data of every customer, and writes to them in the name of the operator.',
  ],
  setStaffRoles: [['roles'], 'Opens the data of every customer to a colleague, or takes the work of one.'],
  signAccessReview: [['data'], 'Ends the check of who looked at whose data, which hides a misuse.'],
  endStaff: [['roles'], 'Takes the role of a colleague, and logs them out.'],
  saveBillRules: [
    ['money', 'receivers'],
    'Sets when companies must pay, when their subscriptions are past due, and by what they hear of it.',
  ],
  addHoliday: [['public'], 'Takes a day of counsel away from all visitors.'],
  removeHoliday: [['public'], 'Offers counsel on a day on which the operator is closed.'],
  correctCompany: [
    ['roles', 'receivers'],
    'Changes by which number people ask to join a company, and writes to those who speak for it.',
  ],
  mergeCompanies: [
    ['roles', 'money', 'receivers'],
    'Gives the people, contracts and bills of a company to another one for good, and writes to both.',
  ],
  closeAccount: [
    ['account', 'receivers'],
    'Shuts a customer out of the portal and of the apps they log in to, and writes to their company.',
  ],
  openAccount: [
    ['account', 'receivers'],
    'Gives access back to a person whose account the operator had closed.',
  ],
  saveSiteEdition: [['public'], 'Changes what all visitors read about the operator.'],
  saveOpeningHours: [['public'], 'Sets when visitors can reserve counsel and reach the operator.'],
  saveBrand: [['public'], 'Changes whose portal people believe to see, and who mails seem to be from.'],
  scheduleTermsEdition: [
    ['public', 'receivers'],
    'Changes what every member is bound by, and writes to all of them.',
  ],
  takeBackTermsEdition: [
    ['public', 'receivers'],
    'Changes what is announced to every member, and writes to all of them.',
  ],
  scheduleServiceEdition: [['public', 'money'], 'Changes what every new customer is shown and charged.'],
  decideServiceEdition: [
    ['public', 'money'],
    'Puts a changed price into force that another one of the staff wrote.',
  ],
  takeBackServiceEdition: [['public', 'money'], 'Changes what every new customer will be shown and charged.'],
  setServiceApp: [['public', 'roles'], 'Opens an app to other companies, or closes it to those that use it.'],
  exportBooks: [
    ['data', 'money'],
    'Hands out what every customer was billed, paid and was given back, in one file.',
  ],
  exportAdminBills: [['data', 'money'], 'Hands out what every customer pays, in one file.'],
  exportAdminCompanies: [['data'], 'Hands out who the customers are, in one file.'],
  exportAdminInquiries: [['data'], 'Hands out who asked for help, and with what, in one file.'],
  exportAdminAccessGrants: [['data'], 'Hands out what everybody in a company may use, in one file.'],
  exportAuditRecords: [['data'], 'Hands out who did what in a company, in one file.'],
  updateUserInfo: [
    ['receivers', 'account'],
    'Begins a change of the mail address or mobile number; it asks for these alone.',
  ],
  verifyContactCode: [['receivers', 'account'], 'Changes where codes and new passwords go.'],
  changePassword: [['account'], 'Shuts the owner out.'],
  startMfaEnrolment: [['account'], 'Begins a way to log in.'],
  verifyMfaEnrolment: [['account'], 'Goes on with a way to log in, and shows its recovery codes.'],
  turnOnMfaFactor: [['account'], 'Adds a way to log in.'],
  turnOffMfaFactor: [['account'], 'Leaves the account with less.'],
  makeRecoveryCodes: [['account'], 'Shows ways to log in.'],
  removeTrustedDevices: [['account'], 'Changes what the owner is asked for.'],
  startPasskeyRegistration: [['account'], 'Begins a way to log in.'],
  removePasskey: [['account'], 'Leaves the account with less.'],
} as const satisfies Partial<Record<RiskyOperation, Row>>

const proofByCode =
  'A visitor has no session to be found open; a code or key that only the owner gets is the proof.'
const visitorReason =
  'A visitor has no session to be found open; the address they name gets a receipt, and limits bound how often.'
const takenBackReason =
  'Only takes back what was given, and a person who finds a misuse must be able to do so at once.'
const draftReason = 'Nothing is sent or charged by a draft; requestSubscription asks before it is used.'
const staffReason =
  'Answers what a customer asked for with a proof, many times a day; a second factor and ten idle minutes bind the session.'
const deciderReason =
  'Decides on what a colleague asked for, never on an own request, many times a day; a second factor and ten idle minutes bind the session.'
const settingsReason = 'Gives and takes no role: the answer merely shows who administers the app.'

/** Operations that could do harm but require no fresh proof of identity, each with the reason. */
export const operationsWithoutProof = {
  logIn: [['account', 'receivers'], 'Is itself the proof; the address it names is that of the account.'],
  verifyMfaCode: [['account'], 'Is itself the proof, in a way that verifyAgain would take.'],
  verifyRecoveryCode: [['account'], 'Is itself the proof, in a way that verifyAgain would take.'],
  finishPasskeyLogin: [['account'], 'Is itself the proof, in a way that verifyAgain would take.'],
  verifyAgain: [['account'], 'Is itself the proof, in the strongest way there is.'],
  checkPassword: [['account'], 'Is itself the proof of a member who has nothing but a password.'],
  finishPasskeyRegistration: [
    ['account'],
    'Takes a challenge of five minutes that startPasskeyRegistration gave against a proof.',
  ],
  sendSignupCode: [['receivers'], proofByCode],
  sendSignupMail: [['receivers'], proofByCode],
  completeSignup: [['account'], proofByCode],
  startPasswordReset: [['receivers', 'account'], proofByCode],
  resetPassword: [['account'], proofByCode],
  undoContactChange: [['account', 'receivers'], proofByCode],
  sendContactCode: [
    ['receivers'],
    'Sends a code to what updateUserInfo named with a proof a moment ago; verifyContactCode asks again.',
  ],
  completeWithdrawal: [
    ['account'],
    'Takes a proof of its own, of the password and the second factor together.',
  ],
  writeInquiry: [['receivers'], visitorReason],
  reserveCounsel: [['receivers'], visitorReason],
  changeCounsel: [['receivers'], 'Names the address of the reservation as its key, and changes none.'],
  cancelCounsel: [['receivers'], 'Names the address of the reservation as its key, and changes none.'],
  askToJoinCompany: [['roles'], 'Asks for what an owner gives with a proof.'],
  takeBackCompanyOffer: [['roles'], takenBackReason],
  takeBackStaffInvitation: [['roles'], takenBackReason],
  clearAccessDelegation: [['roles'], takenBackReason],
  endAdminDelegation: [['roles'], takenBackReason],
  endSubscriptionLink: [['public'], takenBackReason],
  cancelSubscriptionRequest: [
    ['money', 'receivers'],
    'Takes back what is not approved yet, before anything is charged; it may be asked for again.',
  ],
  agreeSubscriptionTerms: [['money'], draftReason],
  saveSubscriptionDraft: [['money', 'receivers'], draftReason],
  discardSubscriptionDraft: [['money'], draftReason],
  approveSubscription: [['money'], staffReason],
  rejectSubscription: [['money'], staffReason],
  createPost: [
    ['public'],
    'Shows words of the operator and no personal data; each version stays on record and may be taken back.',
  ],
  updatePost: [
    ['public'],
    'Shows words of the operator and no personal data; each version stays on record and may be taken back.',
  ],
  removePost: [['public'], 'Shows less than before; what was removed stays on record.'],
  createAccessRequest: [
    ['roles'],
    'Asks for a permission, which a decider or the settings of the app give; a level that administers needs a decider.',
  ],
  decideAccessRequest: [['roles'], deciderReason],
  decideAccessRequests: [['roles'], deciderReason],
  commentAccessRequest: [['roles'], 'Adds words; the answer merely shows in which role people acted.'],
  updateAppPolicies: [['roles'], settingsReason],
  addAccessLevel: [['roles'], settingsReason],
  updateAccessLevel: [['roles'], settingsReason],
  switchAccessLevel: [['roles'], settingsReason],
  switchAccessApp: [['roles'], settingsReason],
} as const satisfies Record<Exclude<RiskyOperation, keyof typeof operationsWithProof>, Row>
