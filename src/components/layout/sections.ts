import type { AdminPage } from '#domain/admin/pages.ts'

/** The five entries of a member's area, and the addresses that belong to each. */
export const memberSections = [
  { key: 'home', to: '/my', below: [] },
  {
    key: 'subscriptions',
    to: '/my/subscription',
    below: ['/my/subscription', '/subscription', '/trial'],
  },
  { key: 'bills', to: '/my/bill', below: ['/my/bill'] },
  { key: 'permissions', to: '/apps', below: ['/apps'] },
  {
    key: 'all',
    to: '/my/settings',
    below: [
      '/my/settings',
      '/my/member',
      '/my/company',
      '/my/mfa',
      '/my/session',
      '/my/terms',
      '/my/notification',
      '/my/certification',
    ],
  },
] as const
export type MemberSection = (typeof memberSections)[number]['key']

/** Whether an address is the address of a menu entry or below it. */
export const isBelow = (pathname: string, base: string): boolean =>
  pathname === base || pathname.startsWith(`${base}/`)

/** Returns the entry of the member's area that an address belongs to. */
export const memberSectionOf = (pathname: string): MemberSection | undefined =>
  memberSections.find(({ to, below }) => pathname === to || below.some((base) => isBelow(pathname, base)))
    ?.key

/**
 * Returns the tab of an address on a phone. The entries for inquiries and counsels, which the side bar lists further
 * down, belong to the last tab.
 */
export const memberTabOf = (pathname: string): MemberSection | undefined =>
  memberSectionOf(pathname) ??
  (['/my/inquiry', '/my/counsel'].some((base) => isBelow(pathname, base)) ? 'all' : undefined)

/** The pages of the admin area by task. */
export const adminGroups = [
  { key: 'decide', pages: ['/admin/approval', '/admin/abnormal'] },
  { key: 'answer', pages: ['/admin/subscription', '/admin/company', '/admin/inquiry', '/admin/counsel'] },
  { key: 'bill', pages: ['/admin/bill', '/admin/deposit', '/admin/settlement'] },
  {
    key: 'access',
    pages: ['/admin/member', '/admin/apps', '/admin/delegation', '/admin/review', '/admin/audit'],
  },
  { key: 'sell', pages: ['/admin/catalogue', '/admin/rules'] },
  { key: 'site', pages: ['/admin/notice', '/admin/terms', '/admin/site', '/admin/brand'] },
  { key: 'set', pages: ['/admin/staff', '/admin/holiday', '/admin/hours', '/admin/connections'] },
] as const satisfies readonly { key: string; pages: readonly AdminPage[] }[]

/** The groups that are opened seldom: a long menu folds them. */
export const foldedGroups: ReadonlySet<(typeof adminGroups)[number]['key']> = new Set(['sell', 'site', 'set'])

export const adminNames = {
  '/admin/subscription': 'adminSubscription',
  '/admin/company': 'adminCompany',
  '/admin/inquiry': 'adminInquiry',
  '/admin/bill': 'adminBill',
  '/admin/deposit': 'adminDeposit',
  '/admin/settlement': 'adminSettlement',
  '/admin/counsel': 'adminCounsel',
  '/admin/catalogue': 'adminCatalogue',
  '/admin/notice': 'adminNotice',
  '/admin/terms': 'adminTerms',
  '/admin/site': 'adminSite',
  '/admin/staff': 'adminStaff',
  '/admin/brand': 'adminBrand',
  '/admin/rules': 'adminRules',
  '/admin/holiday': 'adminHoliday',
  '/admin/connections': 'adminConnections',
  '/admin/hours': 'adminHours',
  '/admin/review': 'adminReview',
  '/admin/approval': 'adminApproval',
  '/admin/member': 'adminMember',
  '/admin/apps': 'adminApps',
  '/admin/delegation': 'adminDelegation',
  '/admin/abnormal': 'adminAbnormal',
  '/admin/audit': 'adminAudit',
} as const satisfies Record<AdminPage, string>

/**
 * Whether a page outside the admin area belongs to an entry of the admin menu: the page of a request belongs to the
 * entry of the approval queue.
 */
export const belongsTo = (pathname: string, page: AdminPage): boolean =>
  page === '/admin/approval' && pathname === '/apps/request'
