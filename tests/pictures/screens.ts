import type { FileRoutesByTo } from '#src/app/routeTree.gen.ts'
import { counselDay } from '../support/clock.ts'

type Path = keyof FileRoutesByTo | `${keyof FileRoutesByTo}?${string}`
/**
 * A screen: `from` is an address; `follow` lists prefixes of addresses, and for each the first link with that prefix
 * is followed. With `givesReason`, the staff give a reason where a page asks for one before it shows personal data.
 */
export type Screen = { name: string; from: Path; follow?: string[]; givesReason?: boolean }

const screenAt = (name: string, from: Path, ...follow: string[]): Screen => ({ name, from, follow })
const openedAt = (...given: Parameters<typeof screenAt>): Screen => ({
  ...screenAt(...given),
  givesReason: true,
})

/** Screens for visitors, in addition to `publicPages`. */
export const siteScreens: Screen[] = [
  screenAt('site-login', '/auth/login'),
  screenAt('site-reset', '/auth/reset/password'),
  screenAt('site-undo', '/auth/undo'),
  screenAt('site-signup', '/auth/signup'),
  screenAt('site-error', '/error?code=500&reference=176455440000050000000U001'),
  screenAt('site-inquiry-write', '/inquiry/write'),
  screenAt('site-inquiry-find', '/inquiry/find'),
  screenAt('site-counsel-find', '/inquiry/counsel/find'),
  screenAt('site-counsel-reserve', '/inquiry/counsel/reservation'),
]

/** Screens for a member of a company that has every kind of object. */
export const memberScreens: Screen[] = [
  screenAt('member-home', '/my'),
  screenAt('member-site', '/'),
  screenAt('member-subscriptions', '/my/subscription'),
  screenAt('member-subscription', '/my/subscription', '/my/subscription/detail'),
  screenAt(
    'member-subscription-edit',
    '/my/subscription?state=ACTIVE',
    '/my/subscription/detail',
    '/my/subscription/edit',
  ),
  screenAt(
    'member-cancel',
    '/my/subscription?state=ACTIVE',
    '/my/subscription/detail',
    '/my/subscription/cancel',
  ),
  screenAt('member-bills', '/my/bill'),
  screenAt('member-bills-late', '/my/bill?billState=LATE'),
  screenAt('member-bill', '/my/bill', '/my/bill/detail'),
  screenAt('member-bill-print', '/my/bill', '/my/bill/detail', '/my/bill/print'),
  screenAt('member-settings', '/my/settings'),
  screenAt('member-profiles', '/my/settings/profile'),
  screenAt('member-company', '/my/company'),
  screenAt('member-profile', '/my/member'),
  screenAt('member-edit', '/my/member/edit'),
  screenAt('member-mobile', '/my/member/mobileverify'),
  screenAt('member-mail', '/my/member/mailverify'),
  screenAt('member-withdraw', '/my/member/withdraw'),
  screenAt('member-notifications', '/my/notification'),
  screenAt('member-certification', '/my/certification'),
  screenAt('member-counsels', '/my/counsel'),
  screenAt('member-mfa', '/my/mfa'),
  screenAt('member-mfa-enrol', '/my/mfa/enrol'),
  screenAt('member-inquiries', '/my/inquiry'),
  screenAt('member-inquiry', '/my/inquiry', '/my/inquiry/detail'),
  screenAt('member-sessions', '/my/session'),
  screenAt('member-terms', '/my/terms'),
  screenAt('member-apps', '/apps'),
  screenAt('member-catalogue', '/apps?view=CATALOGUE'),
  screenAt('member-requests', '/apps?tab=REQUEST'),
  screenAt('member-decisions', '/apps?tab=APPROVAL'),
  screenAt('member-app', '/apps?view=CATALOGUE', '/apps/detail'),
  screenAt('member-grant', '/apps', '/apps/grant'),
  screenAt('member-request', '/apps?tab=REQUEST', '/apps/request'),
  screenAt('member-form', '/apps', '/apps/form'),
  screenAt('member-subscribe', '/subscription'),
  screenAt('member-trial', '/trial'),
]

/** Screens for a person at each stage of a subscription, and for the member with the longest names. */
export const stageScreens: Screen[] = [
  screenAt('home', '/my'),
  screenAt('subscriptions', '/my/subscription'),
  screenAt('subscription', '/my/subscription', '/my/subscription/detail'),
  screenAt('bills', '/my/bill'),
  screenAt('bill', '/my/bill', '/my/bill/detail'),
]

export const approverScreens: Screen[] = [
  screenAt('approver-decisions', '/apps?tab=APPROVAL'),
  screenAt('approver-request', '/apps?tab=APPROVAL', '/apps/request'),
  screenAt('approver-admin', '/admin'),
  screenAt('approver-queue', '/admin/approval'),
]

export const appAdminScreens: Screen[] = [
  screenAt('admin-home', '/admin'),
  screenAt('admin-queue', '/admin/approval'),
  screenAt('admin-queue-empty', '/admin/approval?search=없는이름'),
  screenAt('admin-decided', '/admin/approval/decided'),
  screenAt('admin-members', '/admin/member'),
  screenAt('admin-person', '/admin/member', '/admin/member/detail'),
  screenAt('admin-apps', '/admin/apps'),
  screenAt('admin-app', '/admin/apps', '/admin/apps/detail'),
  screenAt('admin-delegation', '/admin/delegation'),
]

export const securityScreens: Screen[] = [
  screenAt('security-home', '/admin'),
  screenAt('security-abnormal', '/admin/abnormal'),
  screenAt('security-event', '/admin/abnormal', '/admin/abnormal/detail'),
  screenAt('security-members', '/admin/member'),
  screenAt('security-audit', '/admin/audit'),
  // The page of another role, with the names of the people who give it.
  screenAt('security-forbidden', '/admin/delegation'),
]

export const staffScreens: Screen[] = [
  screenAt('staff-home', '/admin'),
  screenAt('staff-subscriptions', '/admin/subscription'),
  screenAt('staff-subscription', '/admin/subscription', '/admin/subscription/detail'),
  screenAt('staff-companies', '/admin/company'),
  screenAt('staff-members', '/admin/company/member'),
  screenAt('staff-company', '/admin/company', '/admin/company/detail'),
  openedAt('staff-company-open', '/admin/company', '/admin/company/detail'),
  openedAt('staff-company-merge', '/admin/company', '/admin/company/detail', '/admin/company/merge'),
  screenAt('staff-member', '/admin/company/member', '/admin/company/member/detail'),
  openedAt('staff-member-open', '/admin/company/member', '/admin/company/member/detail'),
  screenAt('staff-bills-waiting', '/admin/bill'),
  screenAt('staff-bills', '/admin/bill?waitingFor=ALL'),
  screenAt('staff-bill', '/admin/bill?waitingFor=ALL', '/admin/bill/detail'),
  screenAt('staff-deposits', '/admin/deposit'),
  screenAt('staff-deposit', '/admin/deposit', '/admin/deposit/detail'),
  screenAt('staff-settlement', '/admin/settlement'),
  screenAt('staff-inquiries', '/admin/inquiry'),
  screenAt('staff-inquiry', '/admin/inquiry', '/admin/inquiry/detail'),
  screenAt('staff-counsels', `/admin/counsel?date=${counselDay()}`),
  screenAt('staff-counsel', `/admin/counsel?date=${counselDay()}`, '/admin/counsel/detail'),
  screenAt('staff-posts', '/admin/notice'),
  screenAt('staff-post-write', '/admin/notice/write'),
  screenAt('staff-post-edit', '/admin/notice', '/admin/notice/edit'),
  screenAt('staff-people', '/admin/staff'),
  screenAt('brand', '/admin/brand'),
  screenAt('rules', '/admin/rules'),
  screenAt('holiday', '/admin/holiday'),
  screenAt('connections', '/admin/connections'),
  screenAt('hours', '/admin/hours'),
  screenAt('site', '/admin/site'),
  screenAt('services', '/admin/catalogue'),
  screenAt('service', '/admin/catalogue/detail?serviceCode=SSO'),
  screenAt('service-write', '/admin/catalogue/write'),
  screenAt('terms', '/admin/terms'),
  screenAt('terms-document', '/admin/terms/detail?document=SERVICE'),
  screenAt('review', '/admin/review'),
]
