import type { Audience } from '../-guards.ts'

const securityPages = ['/admin/abnormal', '/admin/audit'] as const
const accessPages = ['/admin/approval', '/admin/apps', '/admin/delegation', '/admin/member'] as const

/** Whom a page of the admin area is for; one that is not named is the staff's alone. */
export function audienceOf(pathname: string): readonly Audience[] {
  const path = pathname.replace(/\/+$/, '')
  if (path === '/admin') return ['staff', 'access']
  const isAmong = (pages: readonly string[]) =>
    pages.some((page) => path === page || path.startsWith(`${page}/`))
  if (isAmong(securityPages)) return ['security']
  return isAmong(accessPages) ? ['access'] : ['staff']
}
