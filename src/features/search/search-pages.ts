import { type AdminPage, adminPagesOf, type RolesOfMember } from '#domain/admin/pages.ts'

/** The pages that the search offers to members. */
export const memberPages = [
  { key: 'home', href: '/my' },
  { key: 'subscriptions', href: '/my/subscription' },
  { key: 'bills', href: '/my/bill' },
  { key: 'profiles', href: '/my/settings/profile' },
  { key: 'permissions', href: '/apps' },
  { key: 'requests', href: '/apps?tab=REQUEST' },
  { key: 'approvals', href: '/apps?tab=APPROVAL' },
  { key: 'inquiries', href: '/my/inquiry' },
  { key: 'counsels', href: '/my/counsel' },
  { key: 'company', href: '/my/company' },
  { key: 'member', href: '/my/member' },
  { key: 'editMember', href: '/my/member/edit' },
  { key: 'mfa', href: '/my/mfa' },
  { key: 'sessions', href: '/my/session' },
  { key: 'terms', href: '/my/terms' },
  { key: 'notifications', href: '/my/notification' },
  { key: 'settings', href: '/my/settings' },
  { key: 'notices', href: '/notice' },
  { key: 'board', href: '/support/board' },
  { key: 'plans', href: '/service/plan' },
  { key: 'help', href: '/support' },
  { key: 'withdraw', href: '/my/member/withdraw' },
] as const
/** The entries that are offered before anything is typed. */
export const firstMemberPages = ['subscriptions', 'bills', 'permissions', 'inquiries', 'settings'] as const

export type PageKey = (typeof memberPages)[number]['key'] | 'todo'
/** A page of the search: a member's page by its key, or an admin page by its address, named as in the menu. */
export type SearchPage = { href: string } & ({ key: PageKey } | { page: AdminPage })

/** Returns the pages that a member may open, those of the current area first. */
export function pagesFor(area: 'my' | 'admin', member: RolesOfMember | undefined): SearchPage[] {
  const allowedPages = adminPagesOf(member)
  const ofAdmin: SearchPage[] =
    allowedPages.length === 0
      ? []
      : [{ key: 'todo', href: '/admin' }, ...allowedPages.map((page) => ({ page, href: page }))]
  return area === 'admin' ? [...ofAdmin, ...memberPages] : [...memberPages, ...ofAdmin]
}
