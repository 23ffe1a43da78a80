import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Access, Input, OperationId, Schema } from '#contract/operation.ts'
import { operationRules } from '#contract/operation-rules.gen.ts'
import { operationTable } from '#contract/operations.gen.ts'
import { problemCatalogue } from '#contract/problems.gen.ts'
import { USUAL_RULES } from '#domain/bill/rules.ts'
import { USUAL_HOURS } from '#domain/counsel/opening-hours.ts'
import { decodePersonal } from '#domain/personal-fields.ts'
import { type StaffOperation, type StaffRole, staffRoles, staffRolesFor } from '#domain/staff/roles.ts'
import { emptyForm } from '#domain/subscription/empty-form.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import { currentTerms } from '#server/domains/account/terms/terms.catalogue.ts'
import { newToken } from '#server/security/tokens.ts'
import { chosenOperations } from '#server/testing/chosen-operations.ts'
import { bodyOf } from '#server/testing/contract-bodies.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal, type Portal, password } from '#server/testing/portal.ts'
import { paidBy, requestOf, serviceInfo, subscriptionAnswers } from '#server/testing/subscription-request.ts'
import { giveRole } from '#worlds/member.ts'

const callers = [
  'visitor',
  'pending',
  'member',
  'confirmed',
  'verified',
  'staff',
  'verifiedStaff',
  'staffWithoutFactor',
  'adminWithoutFactor',
  'ended',
] as const
type CallerKind = (typeof callers)[number]

/**
 * For each `x-access` of an operation, the code with which a caller of each kind is refused; undefined if the
 * caller may use the operation.
 */
const refusals: Record<Access, Record<CallerKind, number | undefined>> = {
  visitor: {
    visitor: undefined,
    pending: undefined,
    member: undefined,
    confirmed: undefined,
    verified: undefined,
    staff: undefined,
    verifiedStaff: undefined,
    staffWithoutFactor: undefined,
    adminWithoutFactor: undefined,
    ended: undefined,
  },
  pending: {
    visitor: 2003,
    pending: undefined,
    member: 2003,
    confirmed: 2003,
    verified: 2003,
    staff: 2003,
    verifiedStaff: 2003,
    staffWithoutFactor: 2003,
    adminWithoutFactor: 2003,
    ended: 2003,
  },
  member: {
    visitor: 401,
    pending: 401,
    member: undefined,
    confirmed: undefined,
    verified: undefined,
    staff: undefined,
    verifiedStaff: undefined,
    staffWithoutFactor: undefined,
    adminWithoutFactor: undefined,
    ended: 1002,
  },
  confirmed: {
    visitor: 401,
    pending: 401,
    member: 1225,
    confirmed: undefined,
    verified: undefined,
    staff: undefined,
    verifiedStaff: undefined,
    staffWithoutFactor: undefined,
    adminWithoutFactor: undefined,
    ended: 1002,
  },
  admin: {
    visitor: 401,
    pending: 401,
    member: 1225,
    confirmed: undefined,
    verified: undefined,
    staff: undefined,
    verifiedStaff: undefined,
    staffWithoutFactor: 2206,
    adminWithoutFactor: 2206,
    ended: 1002,
  },
  verified: {
    visitor: 401,
    pending: 401,
    member: 2201,
    confirmed: 2201,
    verified: undefined,
    staff: 2201,
    verifiedStaff: undefined,
    staffWithoutFactor: 2201,
    // The password alone is a fresh proof of identity for this caller.
    adminWithoutFactor: undefined,
    ended: 1002,
  },
  staff: {
    visitor: 401,
    pending: 401,
    member: 1403,
    confirmed: 1403,
    verified: 1403,
    staff: undefined,
    verifiedStaff: undefined,
    staffWithoutFactor: 2206,
    adminWithoutFactor: 1403,
    ended: 1002,
  },
  verifiedAdmin: {
    visitor: 401,
    pending: 401,
    member: 2201,
    confirmed: 2201,
    verified: undefined,
    staff: 2201,
    verifiedStaff: undefined,
    staffWithoutFactor: 2206,
    adminWithoutFactor: 2206,
    ended: 1002,
  },
  verifiedStaff: {
    visitor: 401,
    pending: 401,
    member: 1403,
    confirmed: 1403,
    verified: 1403,
    staff: 2201,
    verifiedStaff: undefined,
    staffWithoutFactor: 2206,
    adminWithoutFactor: 1403,
    ended: 1002,
  },
}

const person = {
  name: '송나래',
  email: 'narae@example.com',
  phoneNumber: null,
  companyName: null,
  privacyAgreeYn: 'Y',
} as const
const agreedTerms = currentTerms(new Date()).map(({ termsCode, version }) => ({
  termsCode,
  version,
  agreedYn: 'Y' as const,
}))
const postDraft = {
  announcementType: 'notice',
  title: '안내',
  body: '본문',
  pinnedYn: 'N',
  draftYn: 'Y',
  publishAt: null,
  keptFiles: [],
  fileIds: [],
} as const satisfies Schema<'PostDraft'>

const anyBytes = newToken()
const credential = { id: anyBytes, rawId: anyBytes, type: 'public-key', clientExtensionResults: {} } as const
const attestation: Schema<'PasskeyAttestation'> = {
  ...credential,
  response: { clientDataJSON: anyBytes, attestationObject: anyBytes, transports: [] },
}
const assertion: Schema<'PasskeyAssertion'> = {
  ...credential,
  response: {
    clientDataJSON: anyBytes,
    authenticatorData: anyBytes,
    signature: anyBytes,
    userHandle: anyBytes,
  },
}

/**
 * A valid body, the code of the answer to an allowed caller, and the codes for kinds of callers that differ. Some
 * operations allow every caller and refuse later. An operation without a row is called with a body made from its
 * schema, and may answer an allowed caller with any code of its contract.
 */
const sampleCalls: { [Id in OperationId]?: [Input<Id>, number, Partial<Record<CallerKind, number>>?] } = {
  getUnauthSessionInfo: [{}, 200],
  getSessionInfo: [{}, 200],
  logIn: [{ email: 'nobody@example.com', password: 'x', deviceId: randomUUID() }, 2001],
  listMfaFactors: [{}, 200],
  startMfaChallenge: [{ mfaType: 'sms' }, 200],
  verifyMfaCode: [{ challengeId: randomUUID(), code: '000000' }, 2012],
  verifyRecoveryCode: [{ recoveryCode: 'AAAA-BBBB' }, 2016],
  checkPassword: [{ password }, 200],
  logOut: [{}, 200],
  listPasskeys: [{}, 200],
  startPasskeyRegistration: [{}, 200],
  finishPasskeyRegistration: [
    { idempotencyKey: randomUUID(), name: '노트북', credential: attestation },
    2222,
  ],
  renamePasskey: [{ passkeyId: randomUUID(), name: '노트북' }, 2226],
  removePasskey: [{ passkeyId: randomUUID() }, 200],
  startPasskeyLogin: [{}, 200],
  finishPasskeyLogin: [{ deviceId: randomUUID(), credential: assertion }, 2222],
  getUserInfo: [{}, 200],
  listSessions: [{}, 200],
  endSession: [{ sessionId: randomUUID() }, 200],
  endOtherSessions: [{}, 200],
  listSignIns: [{}, 200],
  listNotifications: [{ limit: 20 }, 200],
  countNotifications: [{}, 200],
  readNotification: [{ notificationId: randomUUID() }, 200],
  readAllNotifications: [{}, 200],
  removeNotification: [{ notificationId: randomUUID() }, 200],
  getMfaSettings: [{}, 200],
  startVerification: [{}, 200],
  sendVerificationCode: [{ mfaType: 'sms' }, 200, { adminWithoutFactor: 2015 }],
  verifyAgain: [{ password }, 2205, { adminWithoutFactor: 200 }],
  undoContactChange: [{ key: newToken() }, 2305],
  startMfaEnrolment: [{ mfaType: 'totp' }, 200, { verifiedStaff: 2203 }],
  verifyMfaEnrolment: [{ enrolmentId: randomUUID(), code: '000000' }, 2202],
  turnOnMfaFactor: [{ enrolmentId: randomUUID() }, 2202],
  turnOffMfaFactor: [{ mfaType: 'sms' }, 200, { adminWithoutFactor: 2015 }],
  makeRecoveryCodes: [{}, 200, { adminWithoutFactor: 2015 }],
  removeTrustedDevices: [{ trustedDeviceIds: [randomUUID()] }, 200],
  listTerms: [{}, 200],
  getSignup: [{}, 200],
  agreeSignupTerms: [{ accountType: 'INDIVIDUAL', terms: agreedTerms }, 200],
  sendSignupCode: [{ name: '송나래', phoneNumber: '01000001234' }, 2103],
  verifySignupCode: [{ code: '000000' }, 2103],
  saveSignupBasic: [{ companyName: null, rnno: null, deptName: null }, 2103],
  sendSignupMail: [{ email: 'narae@example.com' }, 2103],
  verifySignupMail: [{ code: '000000' }, 2103],
  completeSignup: [{ idempotencyKey: randomUUID(), password }, 2103],
  startPasswordReset: [{ email: 'nobody@example.com' }, 200],
  verifyPasswordReset: [{ code: '000000' }, 2107],
  resetPassword: [{ password }, 2107],
  checkWithdrawal: [{}, 200],
  listWithdrawalReasons: [{}, 200],
  startWithdrawalProof: [{ password }, 200],
  sendWithdrawalCode: [{ mfaType: 'sms' }, 2402],
  verifyWithdrawalCode: [{ challengeId: randomUUID(), code: '000000' }, 2402],
  verifyWithdrawalRecoveryCode: [{ recoveryCode: 'AAAA-BBBB' }, 2402],
  verifyWithdrawalPasskey: [{ credential: assertion }, 2402],
  completeWithdrawal: [
    { idempotencyKey: randomUUID(), proofKey: newToken(), reasonCode: null, reasonText: null },
    2402,
    { visitor: 401, pending: 401, ended: 401, member: 1225 },
  ],
  updateUserInfo: [
    {
      email: 'narae.new@example.com',
      name: '송나래',
      phoneNumber: '01000004321',
      subEmail: null,
      companyName: null,
      deptName: null,
    },
    200,
    // Changing the mail address requires a fresh proof of identity.
    { confirmed: 2201, staff: 2201, staffWithoutFactor: 2201 },
  ],
  listContactChanges: [{}, 200],
  sendContactCode: [{ contactType: 'PHONE' }, 2301],
  verifyContactCode: [{ contactType: 'EMAIL', code: '000000' }, 2301],
  changePassword: [{ password, newPassword: password }, 2302],
  sendCertificationCode: [{}, 200],
  verifyCertificationCode: [{ code: '000000' }, 2012],
  listMyTerms: [{}, 200],
  answerTerms: [{ termsCode: 'MARKETING', version: '0.1', agreedYn: 'Y' }, 2102],
  getOperator: [{}, 200],
  getPrivacyPolicy: [{}, 200],
  getBrand: [{}, 200],
  getBillRules: [{}, 200],
  listConnections: [{}, 200],
  getSiteTexts: [{ page: 'home' }, 200],
  getSiteEdition: [{ page: 'home', version: null }, 200],
  saveSiteEdition: [{ page: 'home', version: 7, texts: [], questions: null }, 7083],
  getOpeningHours: [{}, 200],
  saveOpeningHours: [{ version: 7, hours: USUAL_HOURS }, 7081],
  listHolidays: [{}, 200],
  addHoliday: [{ date: '2020-01-02', name: '창립기념일' }, 7027],
  removeHoliday: [{ date: '2020-01-02' }, 7028],
  saveBillRules: [{ version: 7, rules: USUAL_RULES }, 7024],
  saveBrand: [
    {
      version: 7,
      brandName: '솔바람',
      latinName: null,
      senderName: null,
      supportHours: null,
      legalFooter: null,
      accentColor: null,
      logo: null,
    },
    7021,
  ],
  getTermsEdition: [{ termsCode: 'SERVICE', version: '0.1' }, 2304],
  getCompany: [{}, 200],
  listCompanyPeople: [{ limit: 20 }, 6001],
  updateCompanyRoles: [{ memberId: randomUUID(), roles: ['APPROVER'], seenRoles: [] }, 6002],
  updateCompanyPolicy: [{ everybodyYn: 'Y' }, 6002],
  getCompanyDetails: [{}, 6002],
  saveCompanyDetails: [{ version: 1, representative: '이지호', foundedOn: '2019-03-04' }, 6002],
  removeCompanyPerson: [{ memberId: randomUUID() }, 6002],
  leaveCompany: [{}, 6001],
  listCompanyOffers: [{ limit: 20 }, 6002],
  inviteToCompany: [{ idempotencyKey: randomUUID(), email: 'nobody@example.com', roles: [] }, 6002],
  askToJoinCompany: [{ idempotencyKey: randomUUID(), rnno: '999-87-00017' }, 200],
  offerOwnership: [{ idempotencyKey: randomUUID(), memberId: randomUUID() }, 6002],
  answerCompanyOffer: [{ offerId: randomUUID(), answer: 'ACCEPT' }, 6021],
  takeBackCompanyOffer: [{ offerId: randomUUID() }, 6021],
  listSubscriptions: [{ limit: 20 }, 200],
  getSubscriptionDetail: [{ subscriptionId: randomUUID() }, 3001],
  getUnauthSubscriptionDetail: [{ subscriptionNo: 'S2026-000001', viewKey: newToken() }, 3002],
  createSubscriptionLink: [{ subscriptionId: randomUUID() }, 3001],
  listSubscriptionLinks: [{ subscriptionId: randomUUID() }, 3001],
  endSubscriptionLink: [{ subscriptionId: randomUUID(), linkId: randomUUID() }, 3001],
  countActiveSubscriptions: [{}, 200],
  countSubscriptions: [{}, 200],
  listTrials: [{}, 200],
  requestTrial: [{ idempotencyKey: randomUUID(), serviceCode: 'SSO' }, 200],
  estimateSubscription: [serviceInfo, 200],
  getSubscriptionDesk: [{}, 200],
  listSubscriptionTerms: [{}, 200],
  agreeSubscriptionTerms: [{ draftId: randomUUID(), serviceInfo, terms: subscriptionAnswers }, 3102],
  listSubscriptionProfiles: [{}, 200],
  getSubscriptionDraft: [{ draftId: randomUUID() }, 3102],
  saveSubscriptionDraft: [
    { draftId: randomUUID(), form: emptyForm(serviceInfo), rnImgViewInfo: null, ddlImgViewInfo: null },
    3102,
  ],
  discardSubscriptionDraft: [{ draftId: randomUUID() }, 200],
  requestSubscription: [requestOf({ draftId: randomUUID(), paymentMethodCode: 'C' }), 3102],
  searchAddresses: [{ keyword: '솔바람길 20', page: 1 }, 200],
  cancelSubscriptionRequest: [{ subscriptionId: randomUUID() }, 3001],
  listSubscriptionWithdrawalReasons: [{}, 200],
  estimateSubscriptionWithdrawal: [{ subscriptionId: randomUUID() }, 3001],
  withdrawSubscription: [
    {
      idempotencyKey: randomUUID(),
      subscriptionId: randomUUID(),
      endOption: 'TODAY',
      lastDate: '2026-11-22',
      dueAmount: 0,
      reasonCode: null,
    },
    3001,
  ],
  updateSubscription: [
    { subscriptionId: randomUUID(), version: 1, adminInfo: null, memo: '메모', plan: null },
    3001,
  ],
  reviseSubscriptionRequest: [
    {
      subscriptionId: randomUUID(),
      version: 1,
      companyInfo: null,
      subscriberInfo: null,
      secNo: null,
      serviceInfo,
      totalAmount: 148_500,
    },
    3001,
  ],
  updateSubscriptionStatus: [
    { subscriptionId: randomUUID(), version: 1, subscriptionState: 'CANCELED' },
    3001,
  ],
  changeSubscriptionPayment: [{ subscriptionId: randomUUID(), version: 1, ...paidBy('A') }, 3001],
  modifySubscriptionCancellation: [
    {
      idempotencyKey: randomUUID(),
      subscriptionId: randomUUID(),
      change: 'WITHDRAW',
      lastDate: null,
      dueAmount: null,
    },
    3001,
  ],
  listNotices: [{ limit: 20 }, 200],
  getNotice: [{ postId: randomUUID() }, 4001],
  listBoardPosts: [{ limit: 20 }, 200],
  getBoardPost: [{ postId: randomUUID() }, 4001],
  listApps: [{ limit: 24 }, 200],
  listAccessGrants: [{}, 200],
  getAccessGrant: [{ grantId: randomUUID() }, 5021],
  getAccessApp: [{ appId: randomUUID() }, 5022],
  previewAccessRequest: [{ levelId: randomUUID(), approvalType: 'APPLY', termDays: 30 }, 5015],
  createAccessRequest: [
    {
      idempotencyKey: randomUUID(),
      levelId: randomUUID(),
      approvalType: 'APPLY',
      termDays: 30,
      reason: '월말 정산에 필요합니다.',
    },
    5015,
  ],
  listAccessRequests: [{ limit: 20 }, 200],
  getAccessRequest: [{ requestId: randomUUID() }, 5031],
  withdrawAccessRequest: [{ requestId: randomUUID(), version: 1 }, 5031],
  commentAccessRequest: [{ idempotencyKey: randomUUID(), requestId: randomUUID(), body: '의견' }, 5031],
  listAccessDecisions: [{ limit: 20 }, 200],
  decideAccessRequest: [
    { requestId: randomUUID(), version: 1, decision: 'APPROVE', comment: '', termDays: null },
    5031,
  ],
  getAccessDelegation: [{}, 200],
  setAccessDelegation: [
    { delegateEmail: 'nobody@example.com', startDate: '2026-11-22', endDate: '2026-11-23' },
    1403,
  ],
  clearAccessDelegation: [{}, 200],
  searchPortal: [{ search: '없는 말' }, 200],
  searchAdminPortal: [{ search: '없는 말' }, 1403, { staff: 200 }],
  countFlowVisit: [{ reached: [], returnedTo: null, lastStep: 'cancel.form', flowOutcome: 'COMPLETED' }, 200],
  listFlowCounts: [{ fromDate: '2026-11-01', toDate: '2026-11-21' }, 200],
  getStaffInvitation: [{ key: newToken() }, 7001],
  acceptStaffInvitation: [{ key: newToken() }, 7001],
  listStaff: [{}, 200],
  inviteStaff: [{ idempotencyKey: randomUUID(), email: 'nobody@example.com' }, 200],
  takeBackStaffInvitation: [{ invitationId: randomUUID() }, 7005],
  setStaffRoles: [{ memberId: randomUUID(), roles: ['ANSWERS'], seenRoles: ['OPERATES'] }, 7012],
  getAccessReview: [{ month: '2026-10' }, 200],
  signAccessReview: [{ month: '2026-12', total: 0, finding: '이상 없음' }, 7016],
  endStaff: [{ memberId: randomUUID() }, 7012],
  getAdminCompany: [{ companyId: randomUUID() }, 6008],
  setCompanyDetails: [
    { companyId: randomUUID(), version: 1, representative: '이지호', foundedOn: '2019-03-04' },
    6008,
  ],
  correctCompany: [
    {
      companyId: randomUUID(),
      version: 1,
      companyName: '너른들',
      rnno: '9998700017',
      reason: '등록증과 같게',
    },
    6008,
  ],
  previewCompanyMerge: [{ companyId: randomUUID() }, 6008],
  mergeCompanies: [
    {
      companyId: randomUUID(),
      version: 1,
      intoId: randomUUID(),
      intoVersion: 1,
      mistakenYn: 'N',
      reason: '같은 사업자',
    },
    6008,
  ],
  openAdminCompany: [{ companyId: randomUUID(), reason: '문의 응대' }, 6008],
  listAdminCompanies: [{ limit: 20 }, 200],
  exportAdminCompanies: [{}, 200],
  listAdminMembers: [{ limit: 20 }, 200],
  listCompanyCorrections: [{ companyId: randomUUID() }, 6008],
  listAdminCompanyPeople: [{ companyId: randomUUID() }, 6008],
  openAdminMember: [{ memberId: randomUUID(), reason: '문의 응대' }, 6033],
  getAdminMember: [{ memberId: randomUUID() }, 6033],
  listAdminMemberMessages: [{ memberId: randomUUID() }, 6033],
  listAdminMemberCounsels: [{ memberId: randomUUID() }, 6033],
  listAdminCompanyApps: [{ companyId: randomUUID() }, 6008],
  listAdminCompanyRequests: [{ companyId: randomUUID() }, 6008],
  listAdminCompanyMessages: [{ companyId: randomUUID() }, 6008],
  listAdminCompanyEvents: [{ companyId: randomUUID() }, 6008],
  closeAccount: [{ memberId: randomUUID(), reason: '도용 신고' }, 6033],
  openAccount: [{ memberId: randomUUID(), reason: '본인 확인' }, 6033],
  countMyWork: [{}, 200],
  listAdminWork: [{}, 1403, { staff: 200 }],
  listAdminWorkItems: [{}, 1403, { staff: 200 }],
  getAdminWorkDays: [{}, 200],
  getAdminAccessToday: [{}, 1403],
  listAdminAccessRequests: [{ limit: 50 }, 1403],
  getAdminAccessRequest: [{ requestId: randomUUID() }, 1403],
  listAdminAccessDecisions: [{ limit: 50 }, 1403],
  getAdminPerson: [{ memberId: randomUUID() }, 1403],
  listAdminAccessGrants: [{ limit: 20 }, 1403],
  exportAdminAccessGrants: [{}, 1403],
  revokeAccessGrant: [{ grantId: randomUUID(), version: 1, comment: '퇴사' }, 5021],
  blockAccessGrant: [{ grantId: randomUUID(), version: 1, comment: '이상 접속' }, 5021],
  listAdminApps: [{ limit: 20 }, 1403, { staff: 200 }],
  getAdminApp: [{ appId: randomUUID() }, 5022],
  updateAppPolicies: [
    { appId: randomUUID(), version: 1, longestTermDays: 30, autoApprovalYn: 'N', releaseReviewYn: 'N' },
    5022,
  ],
  addAccessLevel: [
    {
      idempotencyKey: randomUUID(),
      appId: randomUUID(),
      version: 1,
      name: '편집',
      description: '내용을 고칩니다.',
      riskLevel: 'MEDIUM',
    },
    5022,
  ],
  updateAccessLevel: [
    {
      appId: randomUUID(),
      version: 1,
      levelId: randomUUID(),
      name: '편집',
      description: '내용을 고칩니다.',
      riskLevel: 'MEDIUM',
      longestTermDays: null,
    },
    5022,
  ],
  switchAccessLevel: [{ appId: randomUUID(), version: 1, levelId: randomUUID(), closedYn: 'Y' }, 5022],
  createApp: [
    {
      idempotencyKey: randomUUID(),
      name: '우리 ERP',
      category: '경영 지원',
      description: '전표와 결산을 처리합니다.',
      icon: 'WAREHOUSE',
      devices: ['WINDOW'],
      longestTermDays: 90,
    },
    1403,
    { verifiedStaff: 200 },
  ],
  updateApp: [
    {
      appId: randomUUID(),
      version: 1,
      name: '우리 ERP',
      category: '경영 지원',
      description: '전표와 결산을 처리합니다.',
      icon: 'WAREHOUSE',
      devices: ['WINDOW'],
    },
    5022,
  ],
  retireApp: [{ appId: randomUUID(), version: 1 }, 5022],
  getAppConnection: [{ appId: randomUUID() }, 5022],
  checkAppAccess: [{ appId: randomUUID(), memberEmail: 'nobody@example.com' }, 5022],
  getAppWebhook: [{ appId: randomUUID() }, 5022],
  setAppWebhook: [{ appId: randomUUID(), version: 1, webhookUrl: 'https://app.example/hooks' }, 5022],
  removeAppWebhook: [{ appId: randomUUID(), version: 1 }, 5022],
  getAppScim: [{ appId: randomUUID() }, 5022],
  setAppScim: [
    {
      appId: randomUUID(),
      version: 1,
      scimUrl: 'https://scim.app.example/v2',
      enabledYn: 'Y',
      scimUserName: 'EMAIL',
      scimAttributes: [],
      scimGroups: [],
    },
    5022,
  ],
  removeAppScim: [{ appId: randomUUID(), version: 1 }, 5022],
  testAppScim: [{ appId: randomUUID() }, 5022],
  compareAppScim: [{ appId: randomUUID() }, 5022],
  decideAppDrift: [{ appId: randomUUID(), version: 1, driftId: randomUUID(), driftDecision: 'DROP' }, 5022],
  retryAppScim: [{ appId: randomUUID() }, 5022],
  replayAppDelivery: [{ appId: randomUUID(), deliveryId: randomUUID() }, 5022],
  issueAppKey: [{ appId: randomUUID(), version: 1 }, 5022],
  revokeAppKey: [{ appId: randomUUID(), version: 1, keyId: randomUUID() }, 5022],
  switchAccessApp: [{ appId: randomUUID(), version: 1, useState: 'D' }, 5022],
  addAppManager: [
    {
      idempotencyKey: randomUUID(),
      appId: randomUUID(),
      version: 1,
      managerEmail: 'nobody@example.com',
      managerRole: 'APPROVER',
    },
    5022,
  ],
  removeAppManager: [{ appId: randomUUID(), version: 1, managerId: randomUUID() }, 5022],
  listAdminDelegations: [{ limit: 20 }, 1403],
  addAdminDelegation: [
    {
      idempotencyKey: randomUUID(),
      holderEmail: 'nobody@example.com',
      delegateEmail: 'nobody@example.com',
      startDate: '2026-11-22',
      endDate: '2026-11-23',
    },
    1403,
  ],
  endAdminDelegation: [{ delegationId: randomUUID() }, 5321],
  liftAccessGrant: [{ grantId: randomUUID(), version: 1, comment: '확인 완료' }, 5021],
  decideAccessRequests: [
    { requests: [{ requestId: randomUUID(), version: 1 }], decision: 'APPROVE', comment: '' },
    200,
  ],
  listAuditRecords: [{ limit: 20 }, 1403],
  exportAuditRecords: [{}, 1403],
  verifyAuditRecords: [{}, 1403],
  listAbnormalEvents: [{ limit: 20 }, 1403],
  getAbnormalEvent: [{ abnormalEventId: randomUUID() }, 5201],
  takeAbnormalAction: [
    {
      abnormalEventId: randomUUID(),
      version: 1,
      action: 'WARNING',
      comment: '확인 바랍니다.',
      endDate: null,
    },
    5201,
  ],
  uploadFile: [{ purpose: 'inquiry', file: new File(['x'], 'x.txt') }, 4301],
  writeInquiry: [
    {
      ...person,
      idempotencyKey: randomUUID(),
      inquiryType: 'OTHER',
      subject: '문의',
      body: '내용',
      fileIds: [],
    },
    200,
  ],
  getUnauthInquiry: [{ inquiryNo: 'Q2026-999999', email: 'nobody@example.com' }, 4101],
  listBills: [{ limit: 20 }, 200],
  getBill: [{ billId: randomUUID() }, 3301],
  payBill: [{ billId: randomUUID(), version: 1 }, 3301],
  setBillReceivers: [{ subscriptionId: randomUUID(), receivers: ['billing@example.com'] }, 3001],
  downloadBill: [{ billId: randomUUID() }, 3301],
  exportBills: [{}, 200],
  listAdminBills: [{ limit: 20 }, 200],
  getAdminBillFigures: [{}, 200],
  exportAdminBills: [{}, 200],
  getAdminBill: [{ billId: randomUUID() }, 3301],
  refundBill: [{ billId: randomUUID(), version: 1, amount: 1_000, reason: '중복 결제' }, 3301],
  decideRefund: [{ billId: randomUUID(), version: 1, attempt: 1, decision: 'CONFIRM', reason: null }, 3301],
  decideServiceEdition: [{ serviceCode: 'VPN', version: 1, decision: 'APPROVE', reason: null }, 3601],
  exportBooks: [{ book: 'BILLS', period: '2026-11' }, 200],
  voidBill: [{ billId: randomUUID(), version: 1, reason: '잘못 청구' }, 3301],
  listDeposits: [{ limit: 20 }, 200],
  getCashReceipts: [{ billId: randomUUID() }, 3301],
  setCashReceiptNumber: [{ billId: randomUUID(), usage: 'DEDUCTION', number: '010-1234-5678' }, 3301],
  listCashReceipts: [{ billId: randomUUID() }, 3301],
  issueCashReceipt: [{ billId: randomUUID(), version: 1 }, 3301],
  getDepositFeed: [{}, 200],
  fetchDeposits: [{}, 200],
  listSettlementDifferences: [{ limit: 20 }, 200],
  noteSettlementDifference: [{ differenceId: randomUUID(), version: 1, note: '카드사에 확인' }, 3821],
  importDeposits: [{ statement: '거래일,보낸분,입금액\n2026-01-05,솔바람상회,1' }, 200],
  creditBill: [
    { billId: randomUUID(), version: 1, amount: 1_000, reason: '장애 보상', creditOn: 'BILL' },
    3301,
  ],
  handleAdminBill: [{ billId: randomUUID(), version: 1, action: 'MARK_PAID', taxInvoiceNo: null }, 3301],
  previewBillRun: [{}, 200],
  runBills: [{}, 200],
  listInquiries: [{ limit: 20 }, 200],
  getInquiryDetail: [{ inquiryId: randomUUID() }, 4101],
  // The name of a bill requires the password check; that of a permission does not.
  getInquiryAbout: [{ aboutKind: 'BILL', aboutId: randomUUID() }, 4105, { member: 1225 }],
  replyToInquiry: [
    { idempotencyKey: randomUUID(), inquiryId: randomUUID(), body: '내용', fileIds: [] },
    4101,
  ],
  reopenInquiry: [{ idempotencyKey: randomUUID(), inquiryId: randomUUID(), version: 1, body: '내용' }, 4101],
  listAdminInquiries: [{ limit: 20 }, 200],
  listAdminSubscriptions: [{ limit: 20 }, 200],
  getAdminSubscription: [{ subscriptionId: randomUUID() }, 3001],
  approveSubscription: [{ subscriptionId: randomUUID(), version: 1, startDate: '2026-11-30' }, 3001],
  rejectSubscription: [{ subscriptionId: randomUUID(), version: 1, reason: '서류를 다시 내 주세요.' }, 3001],
  exportAdminInquiries: [{}, 200],
  getAdminInquiry: [{ inquiryId: randomUUID() }, 4101],
  takeInquiry: [{ inquiryId: randomUUID(), version: 1 }, 4101],
  answerInquiry: [
    { idempotencyKey: randomUUID(), inquiryId: randomUUID(), version: 1, body: '답', fileIds: [] },
    4101,
  ],
  closeInquiry: [{ inquiryId: randomUUID(), version: 1 }, 4101],
  listCounselSlots: [{}, 200],
  holdCounselSlot: [{ startAt: '2026-11-22T10:00:00+09:00' }, 4202],
  releaseCounselSlot: [{ holdKey: newToken() }, 200],
  reserveCounsel: [
    {
      ...person,
      phoneNumber: '01000001234',
      idempotencyKey: randomUUID(),
      holdKey: newToken(),
      counselMethod: 'PHONE',
      memo: '',
    },
    4203,
  ],
  getUnauthCounsel: [{ counselNo: 'C2026-999999', email: 'nobody@example.com' }, 4204],
  changeCounsel: [
    { counselNo: 'C2026-999999', email: 'nobody@example.com', version: 1, holdKey: newToken() },
    4204,
  ],
  cancelCounsel: [{ counselNo: 'C2026-999999', email: 'nobody@example.com', version: 1 }, 4204],
  listCounsels: [{ limit: 20 }, 200],
  listAdminCounsels: [{}, 200],
  getAdminCounsel: [{ counselId: randomUUID() }, 4204],
  recordCounsel: [{ counselId: randomUUID(), version: 1, counselState: 'DONE', note: '' }, 4204],
  cancelAdminCounsel: [{ counselId: randomUUID(), version: 1, reason: '사정' }, 4204],
  closeCounselSlot: [{ startAt: '2026-11-22T10:00:00+09:00' }, 4202],
  openCounselSlot: [{ startAt: '2026-11-22T10:00:00+09:00' }, 4202],
  listAdminPosts: [{ board: 'NOTICE', limit: 20 }, 200],
  getAdminPost: [{ postId: randomUUID() }, 4001],
  createPost: [{ idempotencyKey: randomUUID(), board: 'NOTICE', post: postDraft }, 200],
  updatePost: [{ postId: randomUUID(), version: 1, post: postDraft }, 4001],
  removePost: [{ postId: randomUUID(), version: 1 }, 4001],
}
/** Generates a body from the schema; it is the same in every run. */
const bodyFor = (id: OperationId) =>
  decodePersonal(operationTable[id].personalInput, fc.sample(bodyOf(id), { numRuns: 1, seed: 1 })[0]!)
const ids = chosenOperations(Object.keys(operationRules) as OperationId[])
const isProven = (kind: CallerKind) => kind === 'verified' || kind === 'verifiedStaff'
const READS = /^(get|list|count|preview)[A-Z]/
/**
 * The time for which a session is shared. It is shorter than the idle time of a session and than the lifetime of a
 * fresh proof of identity.
 */
const SHARED_SESSION_MS = 120_000

describeEngines('access', (engine) => {
  let portal: Portal
  beforeAll(() => {
    portal = createPortal(engine.database(), {
      env: {
        LOGIN_TRIES: '10',
        LOOKUPS: '1000',
        VERIFICATION_SENDS_PER_MAIL: '100',
        VERIFICATION_SENDS_PER_PHONE: '100',
        VERIFICATION_SENDS_PER_ADDRESS: '1000',
      },
    })
  })

  // The members that a test has created. The number of staff members is limited, and a new member for each of these
  // tests would exceed the limit.
  let once: string[] = []
  afterEach(async () => {
    if (once.length > 0)
      await engine.database().db.delete(memberRoles).where(inArray(memberRoles.memberId, once))
    once = []
  })

  async function addMember(kind: CallerKind) {
    if (kind === 'staffWithoutFactor')
      return portal.addMember({ staff: true, mfaType: 'sms', factors: ['sms'] })
    if (kind !== 'adminWithoutFactor')
      return portal.addMember({ staff: kind === 'staff' || kind === 'verifiedStaff' })
    const member = await portal.addMember({ mfaType: 'none', factors: [] })
    await giveRole(engine.database().db, member.id, 'appAdmin')
    return member
  }

  async function sessionOf(kind: CallerKind): Promise<string | undefined> {
    if (kind === 'visitor') return undefined
    const { email, id } = await addMember(kind)
    once.push(id)
    if (kind === 'pending') return (await portal.logIn(email)).session
    const session = await portal.logInFully(email, {
      confirmed: kind !== 'member' && kind !== 'ended',
      verified: isProven(kind),
    })
    if (kind === 'ended') await portal.call('logOut', {}, { session })
    return session
  }

  const sharedSessions = new Map<CallerKind, { session: string | undefined; at: number }>()

  /** Returns a session that is shared for a few minutes by calls that do not change it. */
  async function sharedSessionOf(kind: CallerKind): Promise<string | undefined> {
    const now = portal.clock.now().getTime()
    let found = sharedSessions.get(kind)
    if (found === undefined || now - found.at > SHARED_SESSION_MS) {
      found = { session: await sessionOf(kind), at: now }
      once = []
      sharedSessions.set(kind, found)
    }
    return found.session
  }

  const staffOperations = ids.filter((id): id is StaffOperation => id in staffRolesFor)

  it.each(staffOperations)(
    'to %s is refused to staff without the role, and allowed with that role alone',
    async (id) => {
      const [input, code, codes] = sampleCalls[id] ?? ([bodyFor(id)] as const)
      const neededRoles: readonly StaffRole[] = staffRolesFor[id]
      const { id: memberId, email } = await portal.addMember({ staff: true })
      once.push(memberId)
      portal.clock.pass(40)
      const session = await portal.logInFully(email, { confirmed: true, verified: true })
      const as = async (roles: StaffRole[]) => {
        await engine
          .database()
          .db.update(memberRoles)
          .set({ staffRoles: roles })
          .where(eq(memberRoles.memberId, memberId))
        return (await portal.call(id, input as never, { session })).code
      }
      const otherRoles = staffRoles.filter((role) => role !== 'OPERATES' && !neededRoles.includes(role))
      expect(await as(otherRoles)).toBe(1403)
      const expectedCode = codes?.verifiedStaff ?? code
      const possibleCodes = operationRules[id].problems.map((name) => problemCatalogue[name].code)
      expect(expectedCode === undefined ? [200, ...possibleCodes] : [expectedCode]).toContain(
        await as([neededRoles[0]!]),
      )
    },
  )

  describe.each(ids)('to %s', (id) => {
    const { access, problems } = operationRules[id]
    const [input, code, codes] = sampleCalls[id] ?? ([bodyFor(id)] as const)
    const listedCodes = [200, ...problems.map((name) => problemCatalogue[name].code)]
    // A fresh proof of identity matters only for operations that require it, or that require it for some inputs.
    const isAsked = access.startsWith('verified')
    const testedCallers = callers.filter(
      (kind) => !isProven(kind) || isAsked || (kind === 'verified' && id === 'updateUserInfo'),
    )
    it.each(testedCallers)('as %s gets the answer that the rules of access define', async (kind) => {
      portal.clock.pass(10)
      const refusal = refusals[access][kind]
      const changesNothing = refusal !== undefined || READS.test(id)
      const session = await (changesNothing ? sharedSessionOf : sessionOf)(kind)
      const answer = await portal.call(id, input as never, { session })
      expect(refusal ?? codes?.[kind] ?? code ?? listedCodes).toSatisfy((expected) =>
        [expected].flat().includes(answer.code),
      )
    })
  })
})
