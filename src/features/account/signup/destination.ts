/** The pages from which visitors are sent to the sign-up, each with the name of its area. */
const areas = [
  [/^\/trial(?:[/?#]|$)/, 'trial'],
  [/^\/subscription(?:[/?#]|$)/, 'subscription'],
  [/^\/staff\/join(?:[/?#]|$)/, 'staff'],
] as const

/** Returns the area of the page to which the sign-up returns; `other` if the path belongs to none of the areas. */
export const areaOfPath = (path: string) => areas.find(([area]) => area.test(path))?.[1] ?? 'other'
