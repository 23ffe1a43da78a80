import type { OperationId } from '#contract/operation.ts'

/**
 * A page with more than one call, and the calls without which the page is still shown. If any other call fails, an
 * error page is shown instead.
 */
export type PageCalls = {
  href: string
  /** Fields of the session with which the page is rendered, if it differs between members. */
  member?: Record<string, string | string[]>
  /** Changes of an answer, if the usual answer leads to fewer calls. */
  answers?: { [Id in OperationId]?: (data: Json) => Json }
  parts: readonly OperationId[]
  /** Calls that only replace data which the page already has, or whose data another tab shows. */
  unseen?: readonly OperationId[]
}
type Json = Record<string, unknown>

const id = 'c1a5e0d2-7b34-4f19-8a6e-2d90b3f7c581'
const adminMember = { member: { staffYn: 'Y', accessAdminYn: 'Y' } }

const ownCompany: PageCalls['answers'] = {
  getCompany: (data) => ({ ...data, company: { ...(data.company as Json), roles: ['OWNER'] } }),
}

/** Every page of the app with more than one call that the server renders. */
export const pageCalls: readonly PageCalls[] = [
  {
    href: '/my',
    answers: {
      countSubscriptions: () => ({ count: 1, states: [{ subscriptionState: 'CANCEL_SCHEDULED', count: 1 }] }),
    },
    parts: [
      'countSubscriptions',
      'countActiveSubscriptions',
      'listSubscriptions',
      'listBills',
      'listAccessGrants',
      'listAccessRequests',
      'listAccessDecisions',
      'listMyTerms',
      'listTrials',
      'listPriceConsents',
      'listNotices',
    ],
  },
  { href: '/my/member', parts: ['listContactChanges'] },
  { href: '/my/mfa', parts: ['listPasskeys'] },
  { href: '/my/session', parts: ['listSessions', 'listSignIns'] },
  { href: '/my/terms?read=SERVICE&version=%221.0%22', parts: ['getTermsEdition'] },
  {
    href: '/my/company',
    answers: ownCompany,
    parts: ['listCompanyPeople', 'listCompanyOffers'],
    unseen: ['getCompanyDetails'],
  },
  {
    href: '/my/company?part=DETAILS',
    answers: ownCompany,
    parts: ['getCompanyDetails'],
    unseen: ['listCompanyPeople', 'listCompanyOffers'],
  },
  { href: '/my/subscription', parts: ['countSubscriptions', 'listTrials'] },
  {
    href: `/my/subscription/detail?subscriptionId=${id}`,
    parts: ['listSubscriptionLinks', 'listBills', 'listPriceConsents'],
  },
  { href: `/my/subscription/edit?subscriptionId=${id}`, parts: ['listSubscriptionProfiles', 'listBills'] },
  {
    href: `/admin/bill/detail?billId=${id}`,
    member: { staffYn: 'Y' },
    parts: ['listTaxInvoices', 'listCashReceipts', 'listBillMessages'],
  },
  { href: `/my/bill/detail?billId=${id}`, parts: ['getCashReceipts'] },
  { href: '/subscription', parts: ['getSubscriptionDesk'] },
  { href: '/apps', parts: ['listAccessDecisions', 'listAccessGrants'] },
  { href: '/apps?view=CATALOGUE', parts: ['listApps', 'listAccessDecisions'] },
  { href: '/apps?tab=REQUEST&approvalResult=WAITING', parts: ['listAccessRequests', 'listAccessDecisions'] },
  { href: '/apps?tab=APPROVAL', parts: ['listAccessDecisions', 'getAccessDelegation'] },
  { href: `/apps/request?requestId=${id}`, parts: ['getAdminAccessRequest'] },
  {
    href: `/admin/company/detail?companyId=${id}`,
    ...adminMember,
    parts: [
      'listCompanyCorrections',
      'listAdminCompanyPeople',
      'listAdminSubscriptions',
      'listAdminBills',
      'listAdminInquiries',
      'listAdminCompanyApps',
      'listAdminCompanyRequests',
      'listAdminCompanyMessages',
      'listAdminCompanyEvents',
    ],
  },
  {
    href: `/admin/company/member/detail?memberId=${id}`,
    ...adminMember,
    parts: ['listAdminInquiries', 'listAdminMemberCounsels', 'listAdminMemberMessages'],
  },
  {
    href: `/admin/member/detail?memberId=${id}`,
    member: { accessAdminYn: 'Y', securityAdminYn: 'Y', accessRoles: ['APP_ADMIN'] },
    parts: ['listAbnormalEvents'],
  },
  {
    href: '/admin',
    ...adminMember,
    parts: [
      'listAdminWorkItems',
      'getAdminWorkDays',
      'getAdminBillFigures',
      'listAdminCounsels',
      'listAdminPosts',
      'listFlowCounts',
      'getAdminAccessToday',
    ],
  },
  {
    href: '/admin/catalogue/detail?serviceCode=SSO',
    ...adminMember,
    parts: ['listServicePriceConsents', 'listServiceApps'],
  },
  { href: '/admin/deposit', ...adminMember, parts: ['getDepositFeed'] },
  { href: '/', parts: [], unseen: ['getSiteTexts'] },
  { href: '/feature', parts: [], unseen: ['getSiteTexts'] },
  { href: '/admin/site', ...adminMember, parts: [] },
  {
    href: `/admin/apps/detail?appId=${id}`,
    ...adminMember,
    answers: { getAdminApp: (data) => ({ ...data, ownYn: 'Y' }) },
    parts: ['getAppConnection', 'getAppWebhook', 'getAppScim'],
  },
]

/** Pages that the app renders itself, since they depend on the history of the tab. */
export const pageCallsInBrowser: readonly PageCalls[] = [
  {
    href: `/my/subscription/cancel?subscriptionId=${id}`,
    parts: ['listSubscriptionWithdrawalReasons'],
  },
]

/** The calls that the layout makes on every page. */
export const callsOfFrame: readonly OperationId[] = [
  'getUnauthSessionInfo',
  'getOperator',
  'countNotifications',
  'countMyWork',
  'listAdminWork',
]
