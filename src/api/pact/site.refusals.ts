import { type RefusalTable, worldOf } from './refusals.ts'

export const session = 'Bd7ZtNc4HsXe1VbKy9RmPf3LgDa6JuTo2IiQ8YhCvBr'
const asMember = { session, password: 'Sori-narae-2026!', passwordCheckYn: 'Y', verifiedYn: 'Y' } as const
const edited = worldOf('a brand that was edited', { session, version: 3 })
const ofMember = {
  when: 'from a member who is not of the staff',
  given: worldOf('a logged-in member', asMember),
}

export const brandInput = {
  version: 3,
  brandName: '너른들',
  latinName: null,
  senderName: null,
  supportHours: null,
  legalFooter: '사업자 정보 확인',
  accentColor: '#0a6338',
  logo: null,
}
/** A drawing with a script in it, in base64. */
const script =
  'PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciPjxzY3JpcHQ+YWxlcnQoMSk8L3NjcmlwdD48L3N2Zz4='

export const siteRefusals = {
  getBrand: { tokens: session, body: {}, refused: { 'role.missing': ofMember } },
  saveBrand: {
    tokens: session,
    given: edited,
    body: brandInput,
    refused: {
      'brand.changed': { when: 'of another version', with: { version: 2 } },
      'brand.faint': { when: 'with a colour that cannot be read', with: { accentColor: '#ffd400' } },
      'logo.unreadable': { when: 'with a drawing that has a script', with: { logo: script } },
      'role.missing': ofMember,
      'verification.stale': {
        when: 'without a fresh proof',
        given: edited,
        before: worldOf('a session without a fresh proof', { session }),
      },
    },
  },
} satisfies Partial<RefusalTable>
