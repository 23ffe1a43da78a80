import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { encodeBase64 } from '#domain/base64.ts'
import {
  accountMailRefusals,
  code,
  completeSignupBody,
  cookies,
  email,
  mailCodeWaits,
  signupIdentity,
} from './account-mail.refusals.ts'
import { describeRefusals } from './describe-refusals.ts'
import { personal } from './matchers.ts'
import { apiOf, beginInteraction, calling, successAnswer } from './pact.ts'

const { integer } = Matchers
const body = { email: encodeBase64(email) }
const codeTimes = { expiresInSeconds: integer(180), resendInSeconds: integer(30) }

describe('sendSignupMail', () => {
  const send = (server: { url: string }) => apiOf(server, cookies).sendSignupMail({ email })

  it('sends a mail with a code, for known and unknown addresses alike', () =>
    beginInteraction('a sign-up', { ...signupIdentity, step: 'ID' })
      .uponReceiving('sendSignupMail to an address')
      .withRequest(...calling('sendSignupMail', body, cookies))
      .willRespondWith(...successAnswer(codeTimes))
      .executeTest(async (server) => {
        expect(await send(server)).toEqual({ expiresInSeconds: 180, resendInSeconds: 30 })
      }))
})

describe('verifySignupMail', () => {
  const verify = (server: { url: string }, digits: string) =>
    apiOf(server, cookies).verifySignupMail({ code: digits })

  it('confirms the mail address', () =>
    beginInteraction('a sign-up that waits for a code', mailCodeWaits)
      .uponReceiving('verifySignupMail with the right code')
      .withRequest(...calling('verifySignupMail', { code }, cookies))
      .willRespondWith(...successAnswer({ step: 'PASSWORD', email: personal(email), emailVerifiedYn: 'Y' }))
      .executeTest(async (server) => {
        expect(await verify(server, code)).toMatchObject({ step: 'PASSWORD', email, emailVerifiedYn: 'Y' })
      }))
})

describe('completeSignup', () => {
  const complete = (server: { url: string }, given_: typeof completeSignupBody) =>
    apiOf(server, cookies).completeSignup(given_)

  it('creates a member and logs them in', () =>
    beginInteraction('a sign-up', { ...signupIdentity, step: 'PASSWORD' })
      .uponReceiving('completeSignup with a good password')
      .withRequest(...calling('completeSignup', completeSignupBody, cookies))
      .willRespondWith(...successAnswer({ loginYn: 'Y' }))
      .executeTest(async (server) => {
        expect(await complete(server, completeSignupBody)).toEqual({ loginYn: 'Y' })
      }))
})

describeRefusals(accountMailRefusals)
