/** The areas that a visitor may have been going to before the sign-up. */
const areas = [
  [/^\/trial(?:[/?#]|$)/, 'trial'],
  [/^\/subscription(?:[/?#]|$)/, 'subscription'],
  [/^\/staff\/join(?:[/?#]|$)/, 'staff'],
] as const

/** The area of the page, a path on this site, to which the sign-up returns; `other` for any further one. */
export const areaOfPath = (path: string) => areas.find(([area]) => area.test(path))?.[1] ?? 'other'
