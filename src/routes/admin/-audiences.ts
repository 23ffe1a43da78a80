import type { Audience } from '../-guards.ts'

const accessPages = ['/admin/approval', '/admin/member'] as const

/** Whom a page of the admin area is for; one that is not named is the staff's alone. */
export function audienceOf(pathname: string): readonly Audience[] {
  const path = pathname.replace(/\/+$/, '')
  if (path === '/admin') return ['staff', 'access']
  return accessPages.some((page) => path === page || path.startsWith(`${page}/`)) ? ['access'] : ['staff']
}
