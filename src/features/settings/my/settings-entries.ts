/** The entries of the fifth menu item (settings), by topic. */
export const settingsEntries = {
  me: [
    { key: 'member', to: '/my/member' },
    { key: 'company', to: '/my/company' },
    { key: 'profile', to: '/my/settings/profile' },
    { key: 'terms', to: '/my/terms' },
    { key: 'notification', to: '/my/notification' },
  ],
  security: [
    { key: 'mfa', to: '/my/mfa' },
    { key: 'session', to: '/my/session' },
  ],
  help: [
    { key: 'inquiry', to: '/my/inquiry' },
    { key: 'counsel', to: '/my/counsel' },
    { key: 'notice', to: '/notice' },
    { key: 'support', to: '/support' },
    { key: 'service', to: '/service' },
  ],
} as const
