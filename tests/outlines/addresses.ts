/** The session fields of each kind of person who reads a page. */
export const readers = {
  visitor: {},
  member: { loginYn: 'Y', passwordCheckYn: 'Y' },
  staff: {
    loginYn: 'Y',
    passwordCheckYn: 'Y',
    staffYn: 'Y',
    securityAdminYn: 'Y',
    accessAdminYn: 'Y',
    accessRoles: ['APP_ADMIN', 'APPROVER', 'SECURITY_ADMIN'],
  },
} as const
export type Reader = keyof typeof readers

const visitor = {
  loginYn: 'N',
  passwordCheckYn: 'N',
  staffYn: 'N',
  accessAdminYn: 'N',
  subscriptionReadOnlyYn: 'N',
} as const

/** Returns the session of a reader, derived from the example of a session in the pacts. */
export const sessionOf = (example: object, reader: Reader): object => ({
  ...example,
  ...visitor,
  ...readers[reader],
})

/** The example id that is used in the address of every page of an object. */
export const SAMPLE_ID = 'c1a5e0d2-7b34-4f19-8a6e-2d90b3f7c581'

/** Returns the kind of reader of a page. */
export const readerOf = (href: string): Reader =>
  href.startsWith('/admin')
    ? 'staff'
    : /^\/(?:my|apps|card|subscription|trial)\b/.test(href)
      ? 'member'
      : 'visitor'

/** Returns the name of the file with the outline of a page, derived from its address. */
export const fileOf = (href: string): string =>
  `${
    href
      .replaceAll(/[?&]\w+(?:Id|No)=[\w-]+|%22/g, '')
      .replaceAll(SAMPLE_ID, 'id')
      .replace(/^\//, '')
      .replaceAll(/[^\w.]+/g, '-') || 'home'
  }.txt`

/** Returns the text of a page without those placeholders that belong to an editable text, such as `{{brand}}`. */
export const withoutEditable = (file: string, text: string): string =>
  file === 'admin-site.txt' ? text.replaceAll(/\{\{(?:brand|days)\}\}/g, '') : text
