/** The pages of the site's main menu, in its order; `exact` where another of them lies below. */
export const siteMenu = [
  { key: 'feature', to: '/feature' },
  { key: 'service', to: '/service', exact: true },
  { key: 'plan', to: '/service/plan' },
  { key: 'notice', to: '/notice' },
  { key: 'support', to: '/support' },
  { key: 'apps', to: '/apps' },
] as const

/** What the foot of a page leads to besides. */
export const footMenu = [
  ...siteMenu,
  { key: 'board', to: '/support/board' },
  { key: 'inquiry', to: '/inquiry' },
] as const

/** What every page with a foot leads to, by law. */
export const legalMenu = [
  { key: 'terms', to: '/terms' },
  { key: 'privacy', to: '/privacy' },
] as const
