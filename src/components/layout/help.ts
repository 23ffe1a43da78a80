/** The subjects of the support board that explain a part of the portal. */
export type HelpSubject = 'subscription' | 'bill' | 'permission' | 'approval' | 'login'

const subjects: readonly [RegExp, HelpSubject][] = [
  [/\/(?:subscription|trial)\b/, 'subscription'],
  [/\/(?:bill|profile)\b/, 'bill'],
  [/\/(?:apps|admin\/member)\b/, 'permission'],
  [/\/(?:approval|delegation)\b/, 'approval'],
  [/\/my\/(?:mfa|session|member)\b/, 'login'],
]

/** The subject of the help with the screen at an address; undefined where the help in general is meant. */
export const helpSubjectOf = (pathname: string): HelpSubject | undefined =>
  subjects.find(([address]) => address.test(pathname))?.[1]
