import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { encodeBase64 } from '#domain/base64.ts'
import { apiOf, calling, expectRefusal, given, refusing, succeeding } from './pact.ts'

const { integer } = Matchers
const reset = 'Xp5kTz9PbQx2VcLy7RnJd1HsGf6AeUi0OqKv3XtZ8Bg'
const cookies = { reset }
const email = 'narae.song@solbaram.example'
const body = { email: encodeBase64(email) }
const code = '428051'
const wrong = '000000'
const waiting = { reset, email, code, ageSeconds: 10, wrongTries: 0 }
const password = 'dalbit-norae-4718'

describe('startPasswordReset', () => {
  const start = (server: { url: string }) => apiOf(server, cookies).startPasswordReset({ email })

  it('sends a mail, whichever', () =>
    given('a member who has forgotten the password', { email })
      .uponReceiving('startPasswordReset of an address')
      .withRequest(...calling('startPasswordReset', body))
      .willRespondWith(
        ...succeeding({ expiresInSeconds: integer(180), resendInSeconds: integer(30) }, 'reset'),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server).startPasswordReset({ email })).toEqual({
          expiresInSeconds: 180,
          resendInSeconds: 30,
        })
      }))

  it('waits before it sends another', () =>
    given('a password reset that waits for a code', waiting)
      .uponReceiving('startPasswordReset again too soon')
      .withRequest(...calling('startPasswordReset', body, cookies))
      .willRespondWith(...refusing('code.tooSoon', { retryAfterSeconds: 20 }))
      .executeTest((server) => expectRefusal(start(server), 'code.tooSoon', { retryAfterSeconds: 20 })))

  it('pauses after wrong codes', () =>
    given('a password reset that waits for a code', { ...waiting, ageSeconds: 60, wrongTries: 5 })
      .uponReceiving('startPasswordReset after five wrong codes')
      .withRequest(...calling('startPasswordReset', body, cookies))
      .willRespondWith(...refusing('code.exhausted', { retryAfterSeconds: 900 }))
      .executeTest((server) => expectRefusal(start(server), 'code.exhausted', { retryAfterSeconds: 900 })))

  it('is limited', () =>
    given('a mail address that had many codes', { email })
      .uponReceiving('startPasswordReset of an address that had many')
      .withRequest(...calling('startPasswordReset', body))
      .willRespondWith(...refusing('verification.tooMany', { retryAfterSeconds: 3600 }))
      .executeTest((server) =>
        expectRefusal(apiOf(server).startPasswordReset({ email }), 'verification.tooMany', {
          retryAfterSeconds: 3600,
        }),
      ))
})

describe('verifyPasswordReset', () => {
  const verify = (server: { url: string }, digits: string) =>
    apiOf(server, cookies).verifyPasswordReset({ code: digits })

  it('opens the way to a new password', () =>
    given('a password reset that waits for a code', waiting)
      .uponReceiving('verifyPasswordReset with the right code')
      .withRequest(...calling('verifyPasswordReset', { code }, cookies))
      .willRespondWith(...succeeding({ verifiedYn: 'Y' }))
      .executeTest(async (server) => {
        expect(await verify(server, code)).toEqual({ verifiedYn: 'Y' })
      }))

  it('needs a password reset', () =>
    given('a visitor', {})
      .uponReceiving('verifyPasswordReset without a password reset')
      .withRequest(...calling('verifyPasswordReset', { code }))
      .willRespondWith(...refusing('reset.missing'))
      .executeTest((server) => expectRefusal(apiOf(server).verifyPasswordReset({ code }), 'reset.missing')))

  it('says how many tries are left', () =>
    given('a password reset that waits for a code', waiting)
      .uponReceiving('verifyPasswordReset with a wrong code')
      .withRequest(...calling('verifyPasswordReset', { code: wrong }, cookies))
      .willRespondWith(...refusing('code.wrong', { remaining: 4 }))
      .executeTest((server) => expectRefusal(verify(server, wrong), 'code.wrong', { remaining: 4 })))

  it('takes no old code', () =>
    given('a password reset that waits for a code', { ...waiting, ageSeconds: 181 })
      .uponReceiving('verifyPasswordReset after three minutes')
      .withRequest(...calling('verifyPasswordReset', { code }, cookies))
      .willRespondWith(...refusing('code.expired'))
      .executeTest((server) => expectRefusal(verify(server, code), 'code.expired')))

  it('takes no code after five wrong ones', () =>
    given('a password reset that waits for a code', { ...waiting, wrongTries: 5 })
      .uponReceiving('verifyPasswordReset after five wrong ones')
      .withRequest(...calling('verifyPasswordReset', { code }, cookies))
      .willRespondWith(...refusing('code.exhausted', { retryAfterSeconds: 900 }))
      .executeTest((server) =>
        expectRefusal(verify(server, code), 'code.exhausted', { retryAfterSeconds: 900 }),
      ))
})

describe('resetPassword', () => {
  it('gives the account a new password', () =>
    given('a verified password reset', { reset, email })
      .uponReceiving('resetPassword with a good one')
      .withRequest(...calling('resetPassword', { password }, cookies))
      .willRespondWith(...succeeding({ resetYn: 'Y' }))
      .executeTest(async (server) => {
        expect(await apiOf(server, cookies).resetPassword({ password })).toEqual({ resetYn: 'Y' })
      }))

  it('needs a verified password reset', () =>
    given('a password reset that waits for a code', waiting)
      .uponReceiving('resetPassword before the code')
      .withRequest(...calling('resetPassword', { password }, cookies))
      .willRespondWith(...refusing('reset.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, cookies).resetPassword({ password }), 'reset.missing'),
      ))

  it('refuses a weak password', () =>
    given('a verified password reset', { reset, email })
      .uponReceiving('resetPassword with a weak one')
      .withRequest(...calling('resetPassword', { password: 'password1' }, cookies))
      .willRespondWith(...refusing('password.weak', { weakness: 'common' }))
      .executeTest((server) =>
        expectRefusal(apiOf(server, cookies).resetPassword({ password: 'password1' }), 'password.weak', {
          weakness: 'common',
        }),
      ))
})
