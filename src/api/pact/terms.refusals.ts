import { type RefusalTable, worldOf } from './refusals.ts'

export const session = 'Tw6rTz9PbQx2VcLy7RnJd1HsGf6AeUi0OqKv3XtZ8Bg'
export const version = '1.0'
export const codes = ['SERVICE', 'PRIVACY', 'AGE14', 'MARKETING', 'MARKETING_NIGHT'] as const
export const termsInForce = { terms: codes.map((termsCode) => ({ termsCode, version })) }
export const termsAnswered = { session, ...termsInForce }
export const yes = { termsCode: 'MARKETING', version, agreedYn: 'Y' } as const

export const termsRefusals = {
  listMyTerms: {
    tokens: session,
    body: {},
    refused: { 'password.unconfirmed': 'from an unconfirmed member' },
  },
  answerTerms: {
    tokens: session,
    given: worldOf('a member who answered the terms', termsAnswered),
    body: yes,
    refused: {
      'terms.required': {
        when: 'with a no to a required term',
        with: { termsCode: 'SERVICE', agreedYn: 'N' },
      },
      'terms.outdated': { when: 'to another edition', with: { version: '0.9' } },
      'terms.dependent': { when: 'with a yes to the night alone', with: { termsCode: 'MARKETING_NIGHT' } },
      'password.unconfirmed': 'from an unconfirmed member',
    },
  },
  getTermsEdition: {
    body: { termsCode: 'SERVICE', version: '0.1' },
    refused: {
      'terms.missing': { when: 'of one that never was', given: worldOf('the terms in force', termsInForce) },
    },
  },
} satisfies Partial<RefusalTable>
