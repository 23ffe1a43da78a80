import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { encodeBase64 } from '#domain/base64.ts'
import { personal } from './matchers.ts'
import { apiOf, calling, expectRefusal, given, refusing, succeeding } from './pact.ts'

const { integer } = Matchers
const signup = 'Yq5kTz9PbQx2VcLy7RnJd1HsGf6AeUi0OqKv3XtZ8Bg'
const cookies = { signup }
const phoneNumber = '01000008899'
const email = 'narae.mail@solbaram.example'
const who = { signup, phoneNumber, email }
const code = '428051'
const wrong = '000000'
const waiting = { ...who, step: 'ID', code, ageSeconds: 10, wrongTries: 0 } as const
const body = { email: encodeBase64(email) }
const password = 'dalbit-norae-4718'
const completion = { idempotencyKey: '6d0f5c1e-8a37-4b92-9e64-c13b7f20a8d5', password }
const sent = { expiresInSeconds: integer(180), resendInSeconds: integer(30) }

describe('sendSignupMail', () => {
  const send = (server: { url: string }) => apiOf(server, cookies).sendSignupMail({ email })

  it('sends a mail, whichever', () =>
    given('a sign-up', { ...who, step: 'ID' })
      .uponReceiving('sendSignupMail to an address')
      .withRequest(...calling('sendSignupMail', body, cookies))
      .willRespondWith(...succeeding(sent))
      .executeTest(async (server) => {
        expect(await send(server)).toEqual({ expiresInSeconds: 180, resendInSeconds: 30 })
      }))

  it('needs a sign-up', () =>
    given('a visitor', {})
      .uponReceiving('sendSignupMail without a sign-up')
      .withRequest(...calling('sendSignupMail', body))
      .willRespondWith(...refusing('signup.missing'))
      .executeTest((server) => expectRefusal(apiOf(server).sendSignupMail({ email }), 'signup.missing')))

  it('comes after the step before', () =>
    given('a sign-up', { ...who, step: 'BASIC' })
      .uponReceiving('sendSignupMail before the basic step')
      .withRequest(...calling('sendSignupMail', body, cookies))
      .willRespondWith(...refusing('signup.outOfOrder'))
      .executeTest((server) => expectRefusal(send(server), 'signup.outOfOrder')))

  it('waits before it sends another', () =>
    given('a sign-up that waits for a code', waiting)
      .uponReceiving('sendSignupMail again too soon')
      .withRequest(...calling('sendSignupMail', body, cookies))
      .willRespondWith(...refusing('code.tooSoon', { retryAfterSeconds: 20 }))
      .executeTest((server) => expectRefusal(send(server), 'code.tooSoon', { retryAfterSeconds: 20 })))

  it('pauses after wrong codes', () =>
    given('a sign-up that waits for a code', { ...waiting, ageSeconds: 60, wrongTries: 5 })
      .uponReceiving('sendSignupMail after five wrong codes')
      .withRequest(...calling('sendSignupMail', body, cookies))
      .willRespondWith(...refusing('code.exhausted', { retryAfterSeconds: 900 }))
      .executeTest((server) => expectRefusal(send(server), 'code.exhausted', { retryAfterSeconds: 900 })))

  it('is limited', () =>
    given('a sign-up of someone who had many codes', { ...who, step: 'ID' })
      .uponReceiving('sendSignupMail to an address that had many')
      .withRequest(...calling('sendSignupMail', body, cookies))
      .willRespondWith(...refusing('verification.tooMany', { retryAfterSeconds: 3600 }))
      .executeTest((server) =>
        expectRefusal(send(server), 'verification.tooMany', { retryAfterSeconds: 3600 }),
      ))
})

describe('verifySignupMail', () => {
  const verify = (server: { url: string }, digits: string) =>
    apiOf(server, cookies).verifySignupMail({ code: digits })

  it('knows the address now', () =>
    given('a sign-up that waits for a code', waiting)
      .uponReceiving('verifySignupMail with the right code')
      .withRequest(...calling('verifySignupMail', { code }, cookies))
      .willRespondWith(...succeeding({ step: 'PASSWORD', email: personal(email), emailVerifiedYn: 'Y' }))
      .executeTest(async (server) => {
        expect(await verify(server, code)).toMatchObject({ step: 'PASSWORD', email, emailVerifiedYn: 'Y' })
      }))

  it('needs a sign-up', () =>
    given('a visitor', {})
      .uponReceiving('verifySignupMail without a sign-up')
      .withRequest(...calling('verifySignupMail', { code }))
      .willRespondWith(...refusing('signup.missing'))
      .executeTest((server) => expectRefusal(apiOf(server).verifySignupMail({ code }), 'signup.missing')))

  it('comes after the step before', () =>
    given('a sign-up', { ...who, step: 'BASIC' })
      .uponReceiving('verifySignupMail before the basic step')
      .withRequest(...calling('verifySignupMail', { code }, cookies))
      .willRespondWith(...refusing('signup.outOfOrder'))
      .executeTest((server) => expectRefusal(verify(server, code), 'signup.outOfOrder')))

  it('says how many tries are left', () =>
    given('a sign-up that waits for a code', waiting)
      .uponReceiving('verifySignupMail with a wrong code')
      .withRequest(...calling('verifySignupMail', { code: wrong }, cookies))
      .willRespondWith(...refusing('code.wrong', { remaining: 4 }))
      .executeTest((server) => expectRefusal(verify(server, wrong), 'code.wrong', { remaining: 4 })))

  it('takes no old code', () =>
    given('a sign-up that waits for a code', { ...waiting, ageSeconds: 181 })
      .uponReceiving('verifySignupMail after three minutes')
      .withRequest(...calling('verifySignupMail', { code }, cookies))
      .willRespondWith(...refusing('code.expired'))
      .executeTest((server) => expectRefusal(verify(server, code), 'code.expired')))

  it('takes no code after five wrong ones', () =>
    given('a sign-up that waits for a code', { ...waiting, wrongTries: 5 })
      .uponReceiving('verifySignupMail after five wrong ones')
      .withRequest(...calling('verifySignupMail', { code }, cookies))
      .willRespondWith(...refusing('code.exhausted', { retryAfterSeconds: 900 }))
      .executeTest((server) =>
        expectRefusal(verify(server, code), 'code.exhausted', { retryAfterSeconds: 900 }),
      ))
})

describe('completeSignup', () => {
  const complete = (server: { url: string }, given_: typeof completion) =>
    apiOf(server, cookies).completeSignup(given_)

  it('makes a member who is logged in', () =>
    given('a sign-up', { ...who, step: 'PASSWORD' })
      .uponReceiving('completeSignup with a good password')
      .withRequest(...calling('completeSignup', completion, cookies))
      .willRespondWith(...succeeding({ loginYn: 'Y' }))
      .executeTest(async (server) => {
        expect(await complete(server, completion)).toEqual({ loginYn: 'Y' })
      }))

  it('needs a sign-up', () =>
    given('a visitor', {})
      .uponReceiving('completeSignup without a sign-up')
      .withRequest(...calling('completeSignup', completion))
      .willRespondWith(...refusing('signup.missing'))
      .executeTest((server) => expectRefusal(apiOf(server).completeSignup(completion), 'signup.missing')))

  it('comes after every other step', () =>
    given('a sign-up', { ...who, step: 'ID' })
      .uponReceiving('completeSignup before the mail address')
      .withRequest(...calling('completeSignup', completion, cookies))
      .willRespondWith(...refusing('signup.outOfOrder'))
      .executeTest((server) => expectRefusal(complete(server, completion), 'signup.outOfOrder')))

  const weak = { ...completion, password: 'password1' }
  it('refuses a weak password', () =>
    given('a sign-up', { ...who, step: 'PASSWORD' })
      .uponReceiving('completeSignup with a weak password')
      .withRequest(...calling('completeSignup', weak, cookies))
      .willRespondWith(...refusing('password.weak', { weakness: 'common' }))
      .executeTest((server) =>
        expectRefusal(complete(server, weak), 'password.weak', { weakness: 'common' }),
      ))

  const other = { ...completion, password: 'haetsal-norae-4718' }
  it('takes a key for one password alone', () =>
    given('a finished sign-up', { ...who, ...completion })
      .uponReceiving('completeSignup again with another password')
      .withRequest(...calling('completeSignup', other, cookies))
      .willRespondWith(...refusing('key.reused'))
      .executeTest((server) => expectRefusal(complete(server, other), 'key.reused')))
})
