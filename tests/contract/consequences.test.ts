import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { OperationId } from '#contract/operation.ts'
import { areaText } from '#src/i18n/testing/area-files.ts'
import { operations } from './contract-file.ts'

/** The question or screen that precedes an action, with the keys of its Korean texts. */
type ConsequenceText = {
  /** The module below `src` that asks the question, or shows the text with the button. */
  at: string
  area: string
  /** The texts, each of which says whether the action can be undone. */
  keys: readonly string[]
  /** Further texts that are shown together with `keys`. */
  also?: readonly string[]
  /**
   * The part of the text that names the object of the action: a placeholder of the texts, or a part of the screen.
   */
  object: string
  /** The part of the text that names the amount, if the action moves money. */
  sum?: string
  /** Whether the screen shows the consequences next to the button, instead of asking a question. */
  isScreen?: boolean
}

const company = 'features/company/my'
const subscription = 'features/subscription/my'
const end: ConsequenceText = {
  at: 'features/subscription/cancel/EndStep.tsx',
  area: 'subscriptionCancel',
  keys: ['form.ask.text.TODAY', 'form.ask.text.PERIOD_END'],
  object: '{{name}}',
  sum: '{{due}}',
}
const useState: ConsequenceText = {
  at: 'features/app/admin/UseStateActs.tsx',
  area: 'appAdmin',
  keys: ['use.effect.close', 'use.effect.lock'],
  object: '{{name',
}
const grant: ConsequenceText = {
  at: 'features/access/member-grants/ChangeGrant.tsx',
  area: 'approval',
  keys: ['member.effect.revoke', 'member.effect.block'],
  object: '{{name}}',
  isScreen: true,
}

/** Every action that cannot be undone or that moves money, with the text that precedes it. */
const consequences = {
  mergeCompanies: {
    at: 'features/company/admin/merge/MergeForm.tsx',
    area: 'companyMerge',
    keys: ['ask'],
    object: '{{from',
    sum: '{{amount}}',
  },
  closeAccount: {
    at: 'features/company/admin/ChangeAccount.tsx',
    area: 'companyUpkeep',
    keys: ['close.ask'],
    object: '{{name}}',
  },
  withdrawSubscription: end,
  modifySubscriptionCancellation: end,
  answerPriceConsent: {
    at: 'features/subscription/PriceConsentCard.tsx',
    area: 'subscription',
    keys: ['price.agreeEffect', 'price.refuseEffect'],
    object: '{{name}}',
  },
  updateSubscriptionStatus: {
    at: `${subscription}/UndoCancellation.tsx`,
    area: 'subscriptionCancel',
    keys: ['undo.question'],
    object: '{{name}}',
  },
  cancelSubscriptionRequest: {
    at: `${subscription}/CancelRequest.tsx`,
    area: 'subscriptionCancel',
    keys: ['request.question'],
    object: '{{name}}',
    sum: '청구되는 금액은 없습니다',
  },
  updateSubscription: {
    at: `${subscription}/PlanForm.tsx`,
    area: 'subscriptionEdit',
    keys: ['plan.ask.text'],
    object: '{{name}}',
    sum: '{{due}}',
  },
  payBill: {
    at: 'features/bill/my/use-pay.ts',
    area: 'bill',
    keys: ['detail.payAsk.text'],
    object: '{{number}}',
    sum: '{{amount}}',
  },
  handleAdminBill: {
    at: 'features/bill/admin/BillHandling.tsx',
    area: 'billAdmin',
    keys: ['handle.askMARK_PAID', 'handle.askCHARGE', 'handle.askMARK_REFUNDED'],
    object: '{{number}}',
    sum: '{{amount',
  },
  refundBill: {
    at: 'features/bill/admin/RefundDialog.tsx',
    area: 'billAdmin',
    keys: ['refund.askService', 'refund.askTransfer'],
    object: '{{number}}',
    sum: '{{amount',
  },
  voidBill: {
    at: 'features/bill/admin/VoidDialog.tsx',
    area: 'billAdmin',
    keys: ['void.ask', 'void.askCREDIT'],
    object: '{{number}}',
    sum: '{{amount',
  },
  confirmDeposit: {
    at: 'features/deposit/admin/use-confirm-deposit.ts',
    area: 'adminDeposit',
    keys: ['ask.text'],
    object: '{{number}}',
    sum: '{{amount',
  },
  undoDeposit: {
    at: 'features/deposit/admin/DepositMatches.tsx',
    area: 'adminDeposit',
    keys: ['matches.undoText'],
    object: '{{number}}',
    sum: '{{amount',
  },
  creditBill: {
    at: 'features/bill/admin/CreditDialog.tsx',
    area: 'billAdmin',
    keys: ['credit.askBILL', 'credit.askNEXT_BILLS'],
    object: '{{number}}',
    sum: '{{amount',
  },
  decideRefund: {
    at: 'features/bill/admin/RefundDecision.tsx',
    area: 'billAdmin',
    keys: ['decide.askService', 'decide.askTransfer'],
    object: '{{number}}',
    sum: '{{amount',
  },
  issueCashReceipt: {
    at: 'features/bill/cash-receipt/CashReceipts.tsx',
    area: 'cashReceipt',
    keys: ['askIssue', 'askAgain'],
    object: '{{number}}',
    sum: '{{amount',
  },
  issueTaxInvoice: {
    at: 'features/bill/admin/tax/TaxInvoices.tsx',
    area: 'billTax',
    keys: ['askIssue', 'askAgain'],
    object: '{{number}}',
    sum: '{{amount',
  },
  correctTaxInvoice: {
    at: 'features/bill/admin/tax/TaxInvoices.tsx',
    area: 'billTax',
    keys: ['askCorrect'],
    object: '{{number}}',
    sum: '{{amount',
  },
  runBills: {
    at: 'features/bill/admin/BillRun.tsx',
    area: 'billAdmin',
    keys: ['run.plan'],
    object: '{{bills}}',
    sum: '{{charges}}',
    isScreen: true,
  },
  approveSubscription: {
    at: 'features/subscription/admin/ApproveForm.tsx',
    area: 'subscriptionAdmin',
    keys: ['approve.question'],
    object: '{{name}}',
    sum: '{{price',
  },
  rejectSubscription: {
    at: 'features/subscription/admin/RejectForm.tsx',
    area: 'subscriptionAdmin',
    keys: ['reject.question'],
    object: '{{name}}',
  },
  discardSubscriptionDraft: {
    at: 'features/subscription/request/DraftList.tsx',
    area: 'subscriptionRequest',
    keys: ['hub.discardText'],
    object: '{{name}}',
  },
  completeWithdrawal: {
    at: 'features/member/withdraw/ReasonStep.tsx',
    area: 'withdrawal',
    keys: ['reason.confirmText'],
    object: '{{email}}',
  },
  removeCompanyPerson: {
    at: `${company}/PersonActs.tsx`,
    area: 'company',
    keys: ['manage.removeEffect'],
    object: '{{name}}',
  },
  endStaff: {
    at: 'features/staff/admin/StaffTable.tsx',
    area: 'staff',
    keys: ['end.effect'],
    object: '{{name}}',
  },
  offerOwnership: {
    at: `${company}/PersonActs.tsx`,
    area: 'company',
    keys: ['manage.handOverEffect'],
    object: '{{name}}',
  },
  leaveCompany: {
    at: `${company}/LeaveSection.tsx`,
    area: 'company',
    keys: ['leaving.effect'],
    also: ['leaving.question'],
    object: '{{company}}',
  },
  takeBackTermsEdition: {
    at: 'features/terms/admin/TermsDocument.tsx',
    area: 'adminTerms',
    keys: ['takeBackEffect'],
    also: ['takeBackQuestion'],
    object: '{{version}}',
  },
  decideServiceEdition: {
    at: 'features/catalogue/admin/WaitingPrice.tsx',
    area: 'adminCatalogue',
    keys: ['approval.effect', 'approval.effectNow'],
    object: '{{name}}',
    sum: '{{prices}}',
  },
  removeHoliday: {
    at: 'features/holiday/admin/AdminHolidays.tsx',
    area: 'holiday',
    keys: ['remove.effect'],
    object: '{{name}}',
  },
  takeBackServiceEdition: {
    at: 'features/catalogue/admin/AdminService.tsx',
    area: 'adminCatalogue',
    keys: ['takeBackEffect'],
    also: ['takeBackQuestion'],
    object: '{{name}}',
  },
  setServiceApp: {
    at: 'features/catalogue/admin/IncludeApp.tsx',
    area: 'serviceApps',
    keys: ['includeClosing', 'includeFirst', 'includeMore'],
    also: ['includeQuestion'],
    object: '{{name}}',
  },
  answerCompanyOffer: {
    at: `${company}/OwnOffers.tsx`,
    area: 'company',
    keys: ['own.acceptText.INVITATION', 'own.acceptText.OWNERSHIP', 'own.refuseText'],
    object: '{{company}}',
  },
  createAccessRequest: {
    at: 'features/access/requests/RequestReview.tsx',
    area: 'access',
    keys: ['form.typeText.RELEASE'],
    object: 'app.name',
    isScreen: true,
  },
  withdrawAccessRequest: {
    at: 'features/access/requests/WithdrawRequest.tsx',
    area: 'access',
    keys: ['request.withdrawText'],
    object: '{{name}}',
  },
  revokeAccessGrant: grant,
  blockAccessGrant: grant,
  retireApp: {
    at: 'features/app/admin/RetireSection.tsx',
    area: 'appAdmin',
    keys: ['retire.effect'],
    object: '{{name}}',
  },
  revokeAppKey: {
    at: 'features/app/connection/KeySection.tsx',
    area: 'appConnection',
    keys: ['key.effect'],
    object: '{{name}}',
  },
  removeAppClient: {
    at: 'features/app/connection/LoginSection.tsx',
    area: 'appConnection',
    keys: ['login.effect'],
    object: '{{name}}',
  },
  removeAppScim: {
    at: 'features/app/connection/ScimSection.tsx',
    area: 'appConnection',
    keys: ['scim.effect'],
    object: '{{name}}',
  },
  removeAppWebhook: {
    at: 'features/app/connection/WebhookSection.tsx',
    area: 'appConnection',
    keys: ['webhook.effect'],
    object: '{{name}}',
  },
  switchAccessApp: useState,
  switchAccessLevel: useState,
  takeAbnormalAction: {
    at: 'features/abnormal/admin/ActionForm.tsx',
    area: 'security',
    keys: ['abnormal.act.question'],
    object: '{{name}}',
  },
  removePost: {
    at: 'features/post/admin/EditorActions.tsx',
    area: 'admin',
    keys: ['editor.removeText'],
    object: '{{title}}',
  },
  removeNotification: {
    at: 'features/notification/my/NotificationCard.tsx',
    area: 'notification',
    keys: ['removeText'],
    object: '{{heading}}',
  },
  cancelCounsel: {
    at: 'features/counsel/care/ShownCounsel.tsx',
    area: 'counsel',
    keys: ['care.cancel.question'],
    object: '{{time}}',
  },
  cancelAdminCounsel: {
    at: 'features/counsel/admin/CancelForm.tsx',
    area: 'counselAdmin',
    keys: ['cancel.question'],
    object: '{{name}}',
  },
  removePasskey: {
    at: 'features/mfa/my/PasskeyCard.tsx',
    area: 'passkey',
    keys: ['removeText'],
    object: '{{name}}',
  },
  makeRecoveryCodes: {
    at: 'features/mfa/my/RecoveryCard.tsx',
    area: 'mfa',
    keys: ['recovery.confirm'],
    object: '복구 코드',
  },
  requestSubscription: {
    at: 'features/subscription/request/ReviewStep.tsx',
    area: 'subscriptionRequest',
    keys: ['review.next'],
    object: 'itemsOf(step)',
    sum: '<PricedActions price={quote}>',
    isScreen: true,
  },
  changeSubscriptionPayment: {
    at: `${subscription}/use-ask-to-pay.ts`,
    area: 'subscriptionEdit',
    keys: ['payment.ask.text', 'payment.ask.unknown'],
    object: '{{name}}',
    sum: '결제는',
  },
  decideAccessRequest: {
    at: 'features/access/decisions/DecisionForm.tsx',
    area: 'access',
    keys: ['request.decide.undo'],
    object: "t('request.decide.of'",
    isScreen: true,
  },
  decideAccessRequests: {
    at: 'features/access/approval/ConfirmDecision.tsx',
    area: 'approval',
    keys: ['confirm.undo'],
    object: "t('confirm.line'",
    isScreen: true,
  },
} satisfies Partial<Record<OperationId, ConsequenceText>>

const canBeUndone =
  /되돌릴 수 없|(철회|취소)할 수 있|다시 (바꿀|해지할|초대할|열|풀|받을) 수 있|해제할 수 있|넘길 수 있|풀 수 있|다시 씁니다|돌아갑니다/

/** Returns the text of a key of an area. Throws for an unknown key. */
function textOf(area: string, key: string): string {
  const texts = JSON.parse(areaText(area)) as object
  const found = key.split('.').reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], texts)
  if (typeof found !== 'string') throw new Error(`${area} has no ${key}.`)
  return found
}

/** Whether a module uses a key, directly or in a template: `use.effect.${act}` or `handle.ask${action}`. */
const usesKey = (source: string, key: string) =>
  source.includes(`'${key}'`) ||
  [...source.matchAll(/`([\w.]+)\$\{/g)].some(([, family]) => key.startsWith(family!))

/**
 * Operations whose change can be undone or made again, or that only begin a process which another operation
 * completes. The test requires every operation to be in one of the two lists, except an operation without risk
 * (`x-stakes: none`) whose name does not say that it ends something.
 */
const harmlessOperations: readonly OperationId[] = [
  'logIn',
  'verifyMfaCode',
  'verifyRecoveryCode',
  'endSession',
  'endOtherSessions',
  'verifyAgain',
  'startMfaEnrolment',
  'verifyMfaEnrolment',
  'turnOnMfaFactor',
  'turnOffMfaFactor',
  'removeTrustedDevices',
  'sendSignupCode',
  'sendSignupMail',
  'completeSignup',
  'startPasswordReset',
  'resetPassword',
  'changePassword',
  'startPasskeyRegistration',
  'finishPasskeyRegistration',
  'finishPasskeyLogin',
  'updateUserInfo',
  'sendContactCode',
  'verifyContactCode',
  'undoContactChange',
  'updateCompanyRoles',
  'updateCompanyPolicy',
  'inviteToCompany',
  'askToJoinCompany',
  'inviteStaff',
  'acceptStaffInvitation',
  'takeBackStaffInvitation',
  'setStaffRoles',
  // The signature records what was checked, and changes no permission.
  'signAccessReview',
  'takeBackCompanyOffer',
  'createSubscriptionLink',
  'endSubscriptionLink',
  'requestTrial',
  'agreeSubscriptionTerms',
  'saveSubscriptionDraft',
  'setBillReceivers',
  // The member can enter another number at any time.
  'setCashReceiptNumber',
  // Until a request is approved it costs nothing, and can be changed or withdrawn.
  'reviseSubscriptionRequest',
  'writeInquiry',
  'takeInquiry',
  'closeInquiry',
  'releaseCounselSlot',
  'reserveCounsel',
  'changeCounsel',
  'closeCounselSlot',
  'createPost',
  'updatePost',
  'commentAccessRequest',
  'setAccessDelegation',
  'clearAccessDelegation',
  'updateAppPolicies',
  'createApp',
  'updateApp',
  'addAccessLevel',
  'updateAccessLevel',
  'addAppManager',
  'removeAppManager',
  'addAdminDelegation',
  'endAdminDelegation',
  'issueAppKey',
  'setAppClient',
  // The former secret is accepted for a day.
  'rotateAppClientSecret',
  'setAppWebhook',
  'setAppScim',
  // A drift that was dismissed is found again the next night.
  'decideAppDrift',
  'replayAppDelivery',
  // The edition is announced, and can be taken back until the day on which it takes effect.
  'scheduleTermsEdition',
  'compareTermsEdition',
  'scheduleServiceEdition',
  // Each line is stored once, and a deposit that belongs to no bill can be set aside.
  'importDeposits',
  // The previous values can be entered again.
  'saveBrand',
  // The previous hours can be entered again; existing reservations stay.
  'saveOpeningHours',
  // An earlier version can be shown and saved again.
  'saveSiteEdition',
  // A closed day is opened again.
  'addHoliday',
  // Bills that were already issued keep their rules.
  'saveBillRules',
  'correctCompany',
  'openAccount',
]
const endingName =
  /^(?:block|cancel|close|decide|discard|end|leave|release|remove|retire|revoke|switch|take|turnOff|withdraw)[A-Z]/
const readingName = /^(get|list|count|search|estimate|preview|check|export|download)[A-Z]/

it('every operation that changes something is classified as one with consequences or without', () => {
  const known = new Set<string>([...Object.keys(consequences), ...harmlessOperations])
  const ids = operations.map(({ operationId }) => operationId)
  const riskyOperations = operations.filter(
    (each) => each['x-stakes'] !== 'none' || endingName.test(each.operationId),
  )
  const unclassified = riskyOperations
    .map(({ operationId }) => operationId)
    .filter((id) => !readingName.test(id) && !known.has(id))
  expect(unclassified).toEqual([])
  expect([...known].filter((id) => !ids.includes(id as OperationId))).toEqual([])
})

describe.each(Object.entries<ConsequenceText>(consequences))('before %s', (_, asked) => {
  const source = readFileSync(`src/${asked.at}`, 'utf8')
  const { area, keys, also = [], object, sum = '', isScreen = false } = asked
  const texts = keys.map((key) => textOf(area, key))

  it('the module asks a question, or shows the consequences with the button', () => {
    for (const key of [...keys, ...also]) expect([key, usesKey(source, key)]).toEqual([key, true])
    expect(/\bconfirm\(dialogs|\buseQuestion\(|\bacceptLabel:/.test(source)).toBe(!isScreen)
  })

  it('the question names the subject, the cost and whether it can be undone', () => {
    for (const text of texts) {
      const shownText = [text, ...also.map((key) => textOf(area, key)), isScreen ? source : ''].join('\n')
      expect(shownText).toContain(object)
      expect(shownText).toContain(sum)
      expect(text).toMatch(canBeUndone)
    }
  })
})
