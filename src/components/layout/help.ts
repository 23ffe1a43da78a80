/** The subjects of the support board that explain a part of the portal. */
export type HelpSubject = 'subscription' | 'bill' | 'permission' | 'approval' | 'login'

const subjects: readonly [RegExp, HelpSubject][] = [
  [/\/(?:subscription|trial)\b/, 'subscription'],
  [/\/(?:bill|profile)\b/, 'bill'],
  [/\/(?:apps|admin\/member)\b/, 'permission'],
  [/\/(?:approval|delegation)\b/, 'approval'],
  [/\/my\/(?:mfa|session|member|certification|password_check)\b/, 'login'],
]

/** Returns the help subject for the screen at an address; undefined if the link opens the help in general. */
export const helpSubjectOf = (pathname: string): HelpSubject | undefined =>
  subjects.find(([address]) => address.test(pathname))?.[1]
