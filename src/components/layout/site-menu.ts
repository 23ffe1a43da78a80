/**
 * The pages of the site's main menu, in order; `exact` marks a page whose address is the beginning of another page's
 * address.
 */
export const siteMenu = [
  { key: 'feature', to: '/feature' },
  { key: 'service', to: '/service', exact: true },
  { key: 'plan', to: '/service/plan' },
  { key: 'notice', to: '/notice' },
  { key: 'support', to: '/support' },
  { key: 'apps', to: '/apps' },
] as const

/** The links of the footer: those of the main menu and further ones. */
export const footerMenu = [
  ...siteMenu,
  { key: 'board', to: '/support/board' },
  { key: 'inquiry', to: '/inquiry' },
] as const

/** The links of every footer that the law requires. */
export const legalMenu = [
  { key: 'terms', to: '/terms' },
  { key: 'privacy', to: '/privacy' },
] as const
