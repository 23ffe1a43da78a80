import { type RefusalTable, worldOf } from './refusals.ts'

export const session = 'Kw6rTz9PbQx2VcLy7RnJd1HsGf6AeUi0OqKv3XtZ8Bg'
const unconfirmedMember = { session, password: 'Sori-narae-2026!', passwordCheckYn: 'N' } as const
export const confirmedSession = { ...unconfirmedMember, passwordCheckYn: 'Y' } as const
export const [email, phoneNumber] = ['narae.new@solbaram.example', '01000007788']
export const editedContact = { email, phoneNumber }

export const userEditRefusals = {
  updateUserInfo: {
    tokens: session,
    body: editedContact,
    refused: {
      'verification.stale': {
        when: 'with another address without a fresh proof',
        given: worldOf('a logged-in member', { ...confirmedSession, verifiedYn: 'N' }),
      },
      'company.nameReserved': {
        when: 'with the name of the service',
        given: worldOf('a logged-in member', confirmedSession),
        body: { companyName: '빗장 고객센터' },
      },
      'password.unconfirmed': 'from an unconfirmed member',
    },
  },
  listContactChanges: {
    tokens: session,
    body: {},
    refused: { 'password.unconfirmed': 'from an unconfirmed member' },
  },
} satisfies Partial<RefusalTable>
