/** The pages that the side bar of wide windows lists as well. */
export const pagesOfSideBar: ReadonlySet<string> = new Set(['/my/inquiry', '/my/counsel', '/notice'])

/** The entries of the fifth menu item (settings), grouped by topic. */
export const settingsEntries = [
  {
    group: 'me',
    pages: [
      { key: 'member', to: '/my/member' },
      { key: 'notification', to: '/my/notification' },
      { key: 'terms', to: '/my/terms' },
    ],
  },
  {
    group: 'company',
    pages: [
      { key: 'company', to: '/my/company' },
      { key: 'profile', to: '/my/settings/profile' },
    ],
  },
  {
    group: 'security',
    pages: [
      { key: 'mfa', to: '/my/mfa' },
      { key: 'session', to: '/my/session' },
    ],
  },
  {
    group: 'help',
    pages: [
      { key: 'inquiry', to: '/my/inquiry' },
      { key: 'counsel', to: '/my/counsel' },
      { key: 'notice', to: '/notice' },
      { key: 'support', to: '/support' },
      { key: 'service', to: '/service' },
    ],
  },
] as const
