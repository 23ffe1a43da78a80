/** The nine layouts of SPEC section 2, one for the admin area and one for prints. */
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
  /**
   * `site` has the site's menu, `app` search, bell and account, `brand` only the link home, `none` nothing.
   */
  header: 'site' | 'app' | 'brand' | 'none'
  /** The menu of an area: a side bar on wide windows, a tab bar on phones. */
  side: 'my' | 'admin' | 'none'
  footer: boolean
  /** `full` leaves the width to the screen's own sections, `gate` is a sheet next to the drawing of a gate. */
  width: 'full' | 'window' | 'content' | 'form' | 'gate'
  /** Whether the layout shows a member's own data, which is hidden until the login is confirmed. */
  personal?: true
}

/**
 * The parts of each layout around the screen. Withdrawal has no menu that could distract a leaving member.
 */
export const layouts: Record<LayoutName, LayoutShape> = {
  home: { header: 'site', side: 'none', footer: true, width: 'full' },
  main: { header: 'site', side: 'none', footer: true, width: 'content' },
  my: { header: 'app', side: 'my', footer: false, width: 'content', personal: true },
  admin: { header: 'app', side: 'admin', footer: false, width: 'window', personal: true },
  user: { header: 'app', side: 'my', footer: false, width: 'content', personal: true },
  login: { header: 'brand', side: 'none', footer: true, width: 'gate' },
  auth: { header: 'brand', side: 'none', footer: true, width: 'form' },
  withdraw: { header: 'brand', side: 'none', footer: false, width: 'form', personal: true },
  error: { header: 'brand', side: 'none', footer: false, width: 'form' },
  // Pages that other services open or embed, such as the window of a card, and prints.
  api: { header: 'none', side: 'none', footer: false, width: 'content', personal: true },
  print: { header: 'none', side: 'none', footer: false, width: 'content', personal: true },
}
