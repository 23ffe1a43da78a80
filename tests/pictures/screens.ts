import type { FileRoutesByTo } from '#src/app/routeTree.gen.ts'
import { counselDay } from '../support/clock.ts'

type Path = keyof FileRoutesByTo | `${keyof FileRoutesByTo}?${string}`
/** An address, or the first link with a prefix, or the steps from link to link. */
export type Screen = { name: string; from: Path; follow?: string[] }

const at = (name: string, from: Path, ...follow: string[]): Screen => ({ name, from, follow })

/** The screens of visitors; those of `publicPages` are added. */
export const siteScreens: Screen[] = [
  at('site-login', '/auth/login'),
  at('site-reset', '/auth/reset/password'),
  at('site-undo', '/auth/undo'),
  at('site-signup', '/auth/signup'),
  at('site-error', '/error'),
  at('site-inquiry-write', '/inquiry/write'),
  at('site-inquiry-find', '/inquiry/find'),
  at('site-counsel-find', '/inquiry/counsel/find'),
  at('site-counsel-reserve', '/inquiry/counsel/reservation'),
]

/** For a member of a company with every object. */
export const memberScreens: Screen[] = [
  at('member-home', '/my'),
  at('member-site', '/'),
  at('member-subscriptions', '/my/subscription'),
  at('member-subscription', '/my/subscription', '/my/subscription/detail'),
  at(
    'member-subscription-edit',
    '/my/subscription?state=ACTIVE',
    '/my/subscription/detail',
    '/my/subscription/edit',
  ),
  at('member-cancel', '/my/subscription?state=ACTIVE', '/my/subscription/detail', '/my/subscription/cancel'),
  at('member-bills', '/my/bill'),
  at('member-bills-late', '/my/bill?state=LATE'),
  at('member-bill', '/my/bill', '/my/bill/detail'),
  at('member-bill-print', '/my/bill', '/my/bill/detail', '/my/bill/print'),
  at('member-settings', '/my/settings'),
  at('member-profiles', '/my/settings/profile'),
  at('member-company', '/my/company'),
  at('member-profile', '/my/member'),
  at('member-edit', '/my/member/edit'),
  at('member-mobile', '/my/member/mobileverify'),
  at('member-mail', '/my/member/mailverify'),
  at('member-withdraw', '/my/member/withdraw'),
  at('member-notifications', '/my/notification'),
  at('member-certification', '/my/certification'),
  at('member-counsels', '/my/counsel'),
  at('member-mfa', '/my/mfa'),
  at('member-mfa-enrol', '/my/mfa/enrol'),
  at('member-inquiries', '/my/inquiry'),
  at('member-inquiry', '/my/inquiry', '/my/inquiry/detail'),
  at('member-sessions', '/my/session'),
  at('member-terms', '/my/terms'),
  at('member-apps', '/apps'),
  at('member-catalogue', '/apps?view=CATALOGUE'),
  at('member-requests', '/apps?tab=REQUEST'),
  at('member-decisions', '/apps?tab=APPROVAL'),
  at('member-app', '/apps?view=CATALOGUE', '/apps/detail'),
  at('member-grant', '/apps', '/apps/grant'),
  at('member-request', '/apps?tab=REQUEST', '/apps/request'),
  at('member-form', '/apps', '/apps/form'),
  at('member-subscribe', '/subscription'),
  at('member-trial', '/trial'),
]

/** For each person at a stage of a subscription's life, and for the one with the longest names. */
export const stageScreens: Screen[] = [
  at('home', '/my'),
  at('subscriptions', '/my/subscription'),
  at('subscription', '/my/subscription', '/my/subscription/detail'),
  at('bills', '/my/bill'),
  at('bill', '/my/bill', '/my/bill/detail'),
]

export const approverScreens: Screen[] = [
  at('approver-decisions', '/apps?tab=APPROVAL'),
  at('approver-request', '/apps?tab=APPROVAL', '/apps/request'),
  at('approver-admin', '/admin'),
  at('approver-queue', '/admin/approval'),
]

export const appAdminScreens: Screen[] = [
  at('admin-home', '/admin'),
  at('admin-queue', '/admin/approval'),
  at('admin-queue-empty', '/admin/approval?search=없는이름'),
  at('admin-decided', '/admin/approval/decided'),
  at('admin-members', '/admin/member'),
  at('admin-person', '/admin/member', '/admin/member/detail'),
  at('admin-apps', '/admin/apps'),
  at('admin-app', '/admin/apps', '/admin/apps/detail'),
  at('admin-delegation', '/admin/delegation'),
]

export const securityScreens: Screen[] = [
  at('security-home', '/admin'),
  at('security-abnormal', '/admin/abnormal'),
  at('security-event', '/admin/abnormal', '/admin/abnormal/detail'),
  at('security-members', '/admin/member'),
  at('security-audit', '/admin/audit'),
]

export const staffScreens: Screen[] = [
  at('staff-home', '/admin'),
  at('staff-subscriptions', '/admin/subscription'),
  at('staff-subscription', '/admin/subscription', '/admin/subscription/detail'),
  at('staff-company', '/admin/subscription', '/admin/subscription/detail', '/admin/subscription/company'),
  at('staff-bills', '/admin/bill'),
  at('staff-bill', '/admin/bill', '/admin/bill/detail'),
  at('staff-deposits', '/admin/deposit'),
  at('staff-deposit', '/admin/deposit', '/admin/deposit/detail'),
  at('staff-inquiries', '/admin/inquiry'),
  at('staff-inquiry', '/admin/inquiry', '/admin/inquiry/detail'),
  at('staff-counsels', `/admin/counsel?date=${counselDay()}`),
  at('staff-counsel', `/admin/counsel?date=${counselDay()}`, '/admin/counsel/detail'),
  at('staff-posts', '/admin/notice'),
  at('staff-post-write', '/admin/notice/write'),
  at('staff-post-edit', '/admin/notice', '/admin/notice/edit'),
  at('staff-people', '/admin/staff'),
  at('brand', '/admin/brand'),
  at('rules', '/admin/rules'),
  at('holiday', '/admin/holiday'),
  at('services', '/admin/catalogue'),
  at('service', '/admin/catalogue/detail?serviceCode=SSO'),
  at('service-write', '/admin/catalogue/write'),
  at('terms', '/admin/terms'),
  at('terms-document', '/admin/terms/detail?document=SERVICE'),
  at('review', '/admin/review'),
]
