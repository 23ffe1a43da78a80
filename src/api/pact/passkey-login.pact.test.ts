import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { oneOf } from './matchers.ts'
import { apiOf, calling, expectRefusal, given, refusing, succeeding } from './pact.ts'
import { assertion, assertionOfWorld } from './passkey.ts'

const { integer, regex, string } = Matchers
const passkey = 'Jr6WmYt1QxKb9ZnVc4LpHs8GdFa2UeIo7KqTv5XyRzN'
const deviceId = 'f2d7b0c4-6a18-4e93-b5c2-0a9e7d31f846'
const signed = { passkey, answer: 'right', ageSeconds: 20, wrongTries: 0 } as const
const asked = { deviceId, credential: assertionOfWorld }
const finish = { deviceId, credential: assertion }

describe('startPasskeyLogin', () => {
  it('says what the browser asks for a passkey with', () =>
    given('an address that begins logins by passkey', { often: false })
      .uponReceiving('startPasskeyLogin from a visitor')
      .withRequest(...calling('startPasskeyLogin', {}))
      .willRespondWith(
        ...succeeding(
          {
            challenge: regex('^[A-Za-z0-9_-]{43,86}$', 'n4Kd7QxVt2LsYb9RcHz1MwPg6FjEaUo3XiTqNvByC8k'),
            rpId: string('localhost'),
            timeout: integer(300_000),
            userVerification: 'required',
          },
          'passkey',
        ),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server).startPasskeyLogin({})).toMatchObject({
          rpId: 'localhost',
          timeout: 300_000,
        })
      }))

  it('refuses an address that has begun too many', () =>
    given('an address that begins logins by passkey', { often: true })
      .uponReceiving('startPasskeyLogin from an address that has begun too many')
      .withRequest(...calling('startPasskeyLogin', {}))
      .willRespondWith(...refusing('login.paused', { retryAfterSeconds: 900 }))
      .executeTest((server) =>
        expectRefusal(apiOf(server).startPasskeyLogin({}), 'login.paused', { retryAfterSeconds: 900 }),
      ))
})

describe('finishPasskeyLogin', () => {
  it('lets the member in', () =>
    given('a passkey that has signed', signed)
      .uponReceiving('finishPasskeyLogin with the answer of an authenticator')
      .withRequest(...calling('finishPasskeyLogin', asked, { passkey }))
      .willRespondWith(...succeeding({ loginYn: 'Y', mfaType: oneOf('sms', 'totp', 'none') }))
      .executeTest(async (server) => {
        expect(await apiOf(server, { passkey }).finishPasskeyLogin(finish)).toMatchObject({ loginYn: 'Y' })
      }))

  it('sends the person who needs a new password to set one', () =>
    given('a passkey that has signed', { ...signed, resetDue: true })
      .uponReceiving('finishPasskeyLogin of a member who has to reset their password')
      .withRequest(...calling('finishPasskeyLogin', asked, { passkey }))
      .willRespondWith(...refusing('login.resetRequired'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, { passkey }).finishPasskeyLogin(finish), 'login.resetRequired'),
      ))

  it('refuses a wrong answer', () =>
    given('a passkey that has signed', { ...signed, answer: 'wrong' })
      .uponReceiving('finishPasskeyLogin with another signature')
      .withRequest(...calling('finishPasskeyLogin', asked, { passkey }))
      .willRespondWith(...refusing('passkey.refused'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, { passkey }).finishPasskeyLogin(finish), 'passkey.refused'),
      ))

  it('refuses an answer that comes too late', () =>
    given('a passkey that has signed', { ...signed, ageSeconds: 301 })
      .uponReceiving('finishPasskeyLogin more than five minutes after the start')
      .withRequest(...calling('finishPasskeyLogin', asked, { passkey }))
      .willRespondWith(...refusing('passkey.expired'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, { passkey }).finishPasskeyLogin(finish), 'passkey.expired'),
      ))

  it('looks at no answer after five wrong ones', () =>
    given('a passkey that has signed', { ...signed, wrongTries: 5 })
      .uponReceiving('finishPasskeyLogin after five wrong answers')
      .withRequest(...calling('finishPasskeyLogin', asked, { passkey }))
      .willRespondWith(...refusing('login.paused', { retryAfterSeconds: 900 }))
      .executeTest((server) =>
        expectRefusal(apiOf(server, { passkey }).finishPasskeyLogin(finish), 'login.paused', {
          retryAfterSeconds: 900,
        }),
      ))
})
