/** The subjects of the support board that explain a part of the portal. */
export type HelpSubject = 'subscription' | 'bill' | 'permission' | 'approval' | 'login'

const subjects: readonly [start: string, subject: HelpSubject][] = [
  ['/my/subscription', 'subscription'],
  ['/subscription', 'subscription'],
  ['/trial', 'subscription'],
  ['/admin/subscription', 'subscription'],
  ['/my/bill', 'bill'],
  ['/admin/bill', 'bill'],
  ['/my/settings/profile', 'bill'],
  ['/apps', 'permission'],
  ['/admin/member', 'permission'],
  ['/admin/apps', 'permission'],
  ['/admin/approval', 'approval'],
  ['/admin/delegation', 'approval'],
  ['/my/mfa', 'login'],
  ['/my/session', 'login'],
  ['/my/member', 'login'],
]

/** The subject of the help with the screen at an address; undefined where the help in general is meant. */
export const helpSubjectOf = (pathname: string): HelpSubject | undefined =>
  subjects.find(([start]) => pathname === start || pathname.startsWith(`${start}/`))?.[1]
