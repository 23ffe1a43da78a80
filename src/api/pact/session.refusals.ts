import { calledBefore } from './pact.ts'
import { type RefusalTable, worldOf } from './refusals.ts'

export const session = 'Zq3vXwU0mJt8cYh1LrNf6sKpEo2gTb9dAi5uRyWx7Ck'
export const password = 'Sori-narae-2026!'
const deviceId = '5b0f3c57-0c0e-4a38-8f3b-6c2f9a1d7e40'
export const email = 'minsu.namgung@hanbit.example'
export const account = { email, password, mfaType: 'sms' } as const
export const credentials = { email, password, deviceId }

export const sessionRefusals = {
  getSessionInfo: {
    tokens: session,
    body: {},
    refused: {
      'session.expired': [
        'with an ended session',
        {
          when: 'after logOut',
          given: worldOf('a logged-in member', { session, password, passwordCheckYn: 'Y' }),
          before: calledBefore('logOut', {}, { session }),
        },
      ],
    },
  },
  logIn: {
    body: credentials,
    refused: {
      'login.resetRequired': {
        when: 'of a member who has to reset their password',
        given: worldOf('a member who has to reset their password', { email, password }),
      },
      'login.closed': {
        when: 'of a member whose account is closed',
        given: worldOf('a member whose account is closed', { email, password }),
      },
      'credentials.wrong': {
        when: 'with a wrong password',
        given: worldOf('a member with an account', account),
        with: { password: 'wrong' },
        data: { remaining: 4 },
      },
      'login.paused': {
        when: 'while the login is paused',
        given: worldOf('a paused login', { email, password }),
        data: { retryAfterSeconds: 900 },
      },
      'request.invalid': {
        when: 'with an empty password',
        given: worldOf('a visitor', {}),
        with: { password: '' },
      },
    },
  },
  checkPassword: {
    tokens: session,
    body: { password },
    refused: {
      'password.wrong': {
        when: 'with a wrong password',
        given: worldOf('a logged-in member', { session, password, passwordCheckYn: 'N' }),
        with: { password: 'wrong' },
        data: { remaining: 4 },
      },
      'password.paused': {
        when: 'while the check is paused',
        given: worldOf('a paused password check', { session, password }),
        data: { retryAfterSeconds: 900 },
      },
    },
  },
} satisfies Partial<RefusalTable>
