import type { OperationId } from '#contract/operation.ts'

/**
 * The proof that a text is true: an operation of the contract, or a test by its file and, after `#`, its
 * title.
 */
export type Proof = OperationId | `${string}.test.ts#${string}` | `${string}.spec.ts#${string}`

const abnormal = 'server/domains/abnormal/abnormal.db.test.ts'
const trial: readonly Proof[] = [
  'requestTrial',
  'server/domains/trial/trial.db.test.ts#send reminders a week and a day before the last day and end after it, each once with any number of nodes, without a subscription or a bill',
]
const termEnds =
  'server/domains/access/time.db.test.ts#a term ends after its last day, once, and its holder is notified a fortnight and a day before'
const recordsStay = 'server/audit/audit-log.db.test.ts#cannot be changed or removed before two years are over'
const loginPauses =
  'server/domains/session/login.db.test.ts#checks at most five guesses per window, each slower than the previous one, and then none'
const billedByCycle =
  'server/domains/bill/bill.run.db.test.ts#issues each cycle once, from the first day, however many nodes and runs there are'
const price = 'domain/plan/estimate.test.ts#by the month is price times users, and a tenth for VAT'
const yearlyPrice = 'domain/plan/estimate.test.ts#by the year is two months cheaper'

/** The claims of each text of the public site, by area and key, with their proofs. */
export const siteClaims: Readonly<Record<string, Readonly<Record<string, readonly Proof[]>>>> = {
  home: {
    lead: ['logIn', 'decideAccessRequest', 'listSubscriptions', 'listBills', termEnds],
    free: trial,
    'picture.approval': ['listAdminAccessRequests', 'decideAccessRequests'],
    'figures.price': [price],
    'figures.priceUnit': [price],
    'figures.trial': trial,
    'figures.year': [yearlyPrice],
    'figures.yearMonths': [yearlyPrice],
    'figures.months': [yearlyPrice],
    'picture.permission': ['listAccessGrants', 'listApps'],
    'picture.abnormal': ['listAbnormalEvents', 'takeAbnormalAction'],
    'picture.bill': ['listBills', 'downloadBill'],
    'shown.access.title': [
      termEnds,
      'server/domains/access/policy/policy.db.test.ts#a level has its own longest term in one company, which a request, its approval and an extension obey',
    ],
    'shown.access.text': [termEnds],
    'shown.watch.title': [
      `${abnormal}#includes a login from a device and a network that are both new, and a burst of requests`,
    ],
    'shown.watch.text': [
      'listAbnormalEvents',
      'takeAbnormalAction',
      `${abnormal}#can be answered with a warning and by ending the sessions`,
      `${abnormal}#blocks every permission at once`,
    ],
    'shown.bill.title': ['estimateSubscription'],
    'shown.bill.text': ['estimateSubscription', 'estimateSubscriptionWithdrawal'],
    'prices.title': ['requestSubscription'],
    'prices.text': [price, yearlyPrice],
    'steps.connect.title': ['inviteToCompany'],
    'steps.connect.text': ['inviteToCompany', 'updateCompanyRoles'],
    'steps.rule.title': ['updateAppPolicies'],
    'steps.rule.text': ['updateAppPolicies', 'addAppManager', 'createAccessRequest'],
    'steps.run.title': ['listAbnormalEvents', 'listAuditRecords'],
    'steps.run.text': [termEnds, 'listAbnormalEvents', 'exportAuditRecords'],
    'questions.migrate.text': ['verifySignupMail', 'logIn', 'answerCompanyOffer'],
    'questions.leave.text': ['revokeAccessGrant', termEnds, 'listAuditRecords'],
    'questions.cancel.text': ['withdrawSubscription', 'estimateSubscriptionWithdrawal'],
    'closing.text': trial,
    trial: trial,
  },
  /** The services of the demo world. */
  catalogue: {
    'SSO.summary': ['logIn', 'startPasskeyLogin', 'listSessions', 'endSession'],
    'SSO.audience': ['listSessions'],
    'MFA.summary': ['verifyMfaCode', 'verifyRecoveryCode', 'turnOnMfaFactor'],
    'MFA.audience': ['verifyMfaCode'],
    'IGA.summary': ['createAccessRequest', 'decideAccessRequest', termEnds],
    'IGA.audience': ['listAuditRecords', 'revokeAccessGrant'],
    'UBA.summary': ['listAbnormalEvents', 'takeAbnormalAction'],
    'UBA.audience': ['listAbnormalEvents'],
    'LOG.summary': ['listAuditRecords', 'exportAuditRecords', recordsStay],
    'LOG.audience': ['listAuditRecords'],
  },
  service: {
    title: ['requestSubscription'],
    lead: ['requestSubscription', price],
    'none.text': ['getCatalogue', 'writeInquiry'],
    from: [price],
    'together.title': ['verifyMfaCode'],
    'together.text': ['verifyMfaCode', 'createAccessRequest', 'listAbnormalEvents', 'listAuditRecords'],
    free: trial,
    trial: trial,
  },
  feature: {
    lead: [
      'logIn',
      'verifyMfaCode',
      'createAccessRequest',
      'listAbnormalEvents',
      'listAuditRecords',
      'requestSubscription',
      'listBills',
    ],
    'login.text': ['logIn', 'startPasskeyLogin', 'listSessions', 'endSession'],
    'login.items.one': ['verifySignupMail', 'logIn'],
    'login.items.two': [
      'tests/e2e/tabs.spec.ts#logging out in one tab logs out the other within two seconds, and Back shows nothing personal',
    ],
    'login.items.three': ['logIn', loginPauses],
    'mfa.text': ['turnOnMfaFactor', 'verifyMfaCode'],
    'mfa.items.one': ['turnOnMfaFactor'],
    'mfa.items.two': ['makeRecoveryCodes', 'verifyRecoveryCode'],
    'mfa.items.three': ['checkPassword'],
    'access.text': ['createAccessRequest', 'getAccessGrant'],
    'access.items.one': ['createAccessRequest'],
    'access.items.two': ['decideAccessRequests'],
    'access.items.three': [termEnds],
    'watch.text': ['getAbnormalEvent'],
    'watch.items.one': [
      `${abnormal}#includes a login from a device and a network that are both new, and a burst of requests`,
      `${abnormal}#is detected from the server’s data, once an hour, and not while it is excluded`,
    ],
    'watch.items.two': [
      'takeAbnormalAction',
      `${abnormal}#can require the second factor again, even on a trusted device and without a factor`,
      `${abnormal}#blocks every permission at once`,
    ],
    'watch.items.three': [
      'takeAbnormalAction',
      `${abnormal}#cannot be handled by the person it is about, and needs a comment, and a last day for an exclusion`,
    ],
    'record.text': ['listAuditRecords', 'verifyAuditRecords'],
    'record.items.one': ['listAuditRecords'],
    'record.items.two': ['exportAuditRecords'],
    'record.items.three': [
      recordsStay,
      'server/domains/access/decisions/decisions.db.test.ts#the history can be neither changed nor removed',
    ],
    'bill.text': ['estimateSubscription', 'payBill', 'changeSubscriptionPayment'],
    'bill.items.one': ['estimateSubscription', 'getBill'],
    'bill.items.two': ['estimateSubscriptionWithdrawal'],
    'bill.items.three': ['setBillReceivers'],
    'closing.text': trial,
    'closing.trial': trial,
    'picture.access': ['listAdminAccessRequests'],
    'picture.watch': ['listAbnormalEvents'],
    'picture.bill': ['listBills'],
  },
  plan: {
    title: ['updateSubscription'],
    lead: [price, yearlyPrice],
    'cards.perM': [price],
    'cards.perY': [price],
    'cards.vat': [price],
    'cards.otherM': [price],
    'cards.otherY': [price],
    'estimate.list': [price],
    'estimate.supply': [price],
    'estimate.vat': [price],
    'estimate.total': [price],
    'estimate.perMonth': [price],
    'estimate.note': [price],
    'cards.contents': ['getCatalogue'],
    'cards.same': [
      'domain/plan/estimate.test.ts#lists every service once and its plans from small to large, in both currencies',
    ],
    'compare.title': [price],
    'compare.caption': [price],
    'compare.priceM': [price],
    'compare.priceY': [yearlyPrice],
    'estimate.discount': [yearlyPrice],
    'estimate.eachM': [billedByCycle],
    'estimate.eachY': [billedByCycle],
    'estimate.trial': trial,
    'estimate.request': ['requestSubscription'],
    'questions.change.text': [
      'updateSubscription',
      'server/domains/subscription/edit.db.test.ts#changes the plan at the price that the member saw, with the difference on the next bill',
    ],
    'questions.pay.text': ['requestSubscription', 'setBillReceivers'],
    'questions.refund.text': ['withdrawSubscription', 'estimateSubscriptionWithdrawal'],
  },
  trial: {
    lead: trial,
    'promises.once': trial,
    'promises.end': trial,
    'promises.free': trial,
    'promises.reminder': trial,
    start: trial,
    'closed.running': trial,
    'closed.ended': trial,
    'closed.used': trial,
    'done.title': trial,
    'done.lead': trial,
    'done.reminder': trial,
    'done.end': trial,
    'done.subscribe': trial,
    'all.text': ['requestSubscription'],
    'all.title': ['listTrials'],
    none: ['listTrials'],
  },
  support: {
    'ways.board.text': ['listBoardPosts'],
    'ways.notice.text': ['listNotices'],
    'ways.inquiry.text': ['writeInquiry', 'reserveCounsel', 'answerInquiry'],
    'login.code.text': ['startMfaChallenge', 'listMfaFactors'],
    'login.lost.text': ['verifyRecoveryCode', 'writeInquiry'],
    'login.paused.text': ['logIn', loginPauses],
  },
  layout: {
    'footer.about': ['logIn', 'decideAccessRequest'],
  },
  app: {
    lead: ['listApps', 'createAccessRequest'],
    services: ['setServiceApp', 'requestSubscription'],
  },
  inquiry: {
    'hub.lead': ['writeInquiry', 'answerInquiry'],
    'hub.ways.write.text': ['writeInquiry'],
    'hub.ways.find.text': ['getUnauthInquiry'],
    'hub.ways.counsel.text': ['reserveCounsel'],
    'hub.questions.time.text': ['answerInquiry'],
    'hub.questions.where.text': ['answerInquiry', 'listInquiries', 'getUnauthInquiry'],
    'hub.questions.lost.text': ['writeInquiry'],
    'hub.questions.files.text': ['uploadFile'],
  },
  counsel: {
    lead: ['reserveCounsel', 'listCounselSlots'],
    hours: ['reserveCounsel', 'listCounselSlots'],
    'method.PHONE.text': ['reserveCounsel', 'listCounselSlots'],
    'method.PHONE.how': ['reserveCounsel', 'listCounselSlots'],
    'method.VIDEO.text': ['reserveCounsel', 'listCounselSlots'],
    'method.VIDEO.how': ['reserveCounsel', 'listCounselSlots'],
    'method.VISIT.text': ['reserveCounsel', 'listCounselSlots'],
    'method.VISIT.how': ['reserveCounsel', 'listCounselSlots'],
    'steps.talk.text': ['reserveCounsel', 'listCounselSlots'],
    'steps.write.text': ['reserveCounsel', 'listCounselSlots'],
    'steps.choose.text': ['listCounselSlots', 'holdCounselSlot'],
    'steps.mail.text': [
      'reserveCounsel',
      'server/domains/counsel/counsel.reminders.db.test.ts#is sent from ten in the morning on, once, however many nodes there are',
    ],
    'gate.lead': ['reserveCounsel'],
    'gate.member.text': ['getUserInfo', 'listCounsels'],
    'gate.visitor.text': ['getUnauthCounsel', 'changeCounsel', 'cancelCounsel'],
  },
  post: {
    'notice.lead': ['listNotices'],
    'support.lead': ['listBoardPosts'],
  },
}
