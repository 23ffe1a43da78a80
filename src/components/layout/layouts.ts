/** The layouts of SPEC section 2, and those for the admin area and for a member's own prints, whose screens it does not show. */
export type LayoutName =
  | 'error'
  | 'home'
  | 'login'
  | 'user'
  | 'api'
  | 'print'
  | 'auth'
  | 'main'
  | 'my'
  | 'withdraw'
  | 'admin'

export type LayoutShape = {
  /** `site` carries the site's menu, `app` search, bell and account, `brand` only the way home, `none` nothing at all. */
  header: 'site' | 'app' | 'brand' | 'none'
  /** The menu of an area: a side bar at a desk, a tab bar on phones. */
  side: 'my' | 'admin' | 'none'
  footer: boolean
  /** `full` leaves the width to the screen's own sections, `narrow` is a sheet in the middle of the page. */
  width: 'full' | 'window' | 'content' | 'form' | 'narrow'
  /** Shows a member's own data, which is hidden until they are known to be logged in. */
  personal?: true
}

/** What each layout shows around the screen. Withdrawal has no menu that could distract a leaving member. */
export const layouts: Record<LayoutName, LayoutShape> = {
  home: { header: 'site', side: 'none', footer: true, width: 'full' },
  main: { header: 'site', side: 'none', footer: true, width: 'content' },
  my: { header: 'app', side: 'my', footer: false, width: 'content', personal: true },
  admin: { header: 'app', side: 'admin', footer: false, width: 'window', personal: true },
  user: { header: 'app', side: 'my', footer: false, width: 'content', personal: true },
  login: { header: 'brand', side: 'none', footer: true, width: 'narrow' },
  auth: { header: 'brand', side: 'none', footer: true, width: 'form' },
  withdraw: { header: 'brand', side: 'none', footer: false, width: 'form', personal: true },
  error: { header: 'brand', side: 'none', footer: false, width: 'form' },
  // What other services open or embed.
  api: { header: 'none', side: 'none', footer: false, width: 'content' },
  print: { header: 'none', side: 'none', footer: false, width: 'content', personal: true },
}
