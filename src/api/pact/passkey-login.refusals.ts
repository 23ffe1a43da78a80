import { assertion, assertionOfWorld } from './passkey.ts'
import { type RefusalTable, worldOf } from './refusals.ts'

export const passkey = 'Jr6WmYt1QxKb9ZnVc4LpHs8GdFa2UeIo7KqTv5XyRzN'
const deviceId = 'f2d7b0c4-6a18-4e93-b5c2-0a9e7d31f846'
export const signedChallenge = { passkey, answer: 'right', ageSeconds: 20, wrongTries: 0 } as const
export const finishLoginBody = { deviceId, credential: assertionOfWorld }
export const finishInput = { deviceId, credential: assertion }

export const passkeyLoginRefusals = {
  startPasskeyLogin: {
    body: {},
    refused: {
      'login.paused': {
        when: 'from an address that has begun too many',
        given: worldOf('an address that begins logins by passkey', { often: true }),
        data: { retryAfterSeconds: 900 },
      },
    },
  },
  finishPasskeyLogin: {
    tokens: { passkey },
    given: worldOf('a passkey that has signed', { ...signedChallenge, resetDue: true }),
    body: finishInput,
    refused: {
      'login.resetRequired': {
        when: 'of a member who has to reset their password',
        travels: finishLoginBody,
      },
      'login.closed': {
        when: 'of a member whose account is closed',
        given: worldOf('a passkey that has signed', { ...signedChallenge, closed: true }),
        travels: finishLoginBody,
      },
      'passkey.refused': {
        when: 'with another signature',
        given: worldOf('a passkey that has signed', { ...signedChallenge, answer: 'wrong' }),
        travels: finishLoginBody,
      },
      'passkey.expired': {
        when: 'more than five minutes after the start',
        given: worldOf('a passkey that has signed', { ...signedChallenge, ageSeconds: 301 }),
        travels: finishLoginBody,
      },
      'login.paused': {
        when: 'after five wrong answers',
        given: worldOf('a passkey that has signed', { ...signedChallenge, wrongTries: 5 }),
        data: { retryAfterSeconds: 900 },
        travels: finishLoginBody,
      },
    },
  },
} satisfies Partial<RefusalTable>
