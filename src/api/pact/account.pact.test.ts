import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { encodeBase64 } from '#domain/base64.ts'
import {
  accountRefusals,
  agreeTermsBody,
  answers,
  basicInput,
  code,
  codes,
  cookies,
  email,
  phoneNumber,
  signupCodeWaits,
  signupIdentity,
  termsInForce,
  version,
} from './account.refusals.ts'
import { describeRefusals } from './describe-refusals.ts'
import { day, oneOf, personal, yn } from './matchers.ts'
import { apiOf, beginInteraction, calling, successAnswer } from './pact.ts'

const { eachLike, integer, string } = Matchers
const codeTimes = { expiresInSeconds: integer(180), resendInSeconds: integer(30) }

const answeredTerm = { termsCode: oneOf(...codes), version: string(version), agreedYn: yn('Y') }
/** Returns a sign-up at a step, with the fields that the screens show. */
const progressAt = (step: string, more: object = {}) => ({
  step,
  accountType: 'INDIVIDUAL',
  terms: eachLike(answeredTerm),
  ...more,
})
const identifiedProgress = {
  name: personal('송나래'),
  phoneNumber: personal(phoneNumber),
  phoneVerifiedYn: 'Y',
}

describe('listTerms', () => {
  it('returns the terms with their text', () =>
    beginInteraction('the terms in force', termsInForce)
      .uponReceiving('listTerms from anybody')
      .withRequest(...calling('listTerms', {}))
      .willRespondWith(
        ...successAnswer({
          list: eachLike({
            termsCode: oneOf(...codes),
            version: string(version),
            title: string('서비스 이용약관'),
            requiredYn: yn('Y'),
            body: string('## 제1조 (목적)'),
            effectiveDate: day('2026-03-02'),
          }),
        }),
      )
      .executeTest(async (server) => {
        expect((await apiOf(server).listTerms({})).list[0]).toMatchObject({
          termsCode: 'SERVICE',
          requiredYn: 'Y',
        })
      }))
})

describe('getSignup', () => {
  it('returns the terms for a new sign-up', () =>
    beginInteraction('a visitor', {})
      .uponReceiving('getSignup without a sign-up')
      .withRequest(...calling('getSignup', {}))
      .willRespondWith(
        ...successAnswer({ step: 'TERMS', accountType: null, name: null, phoneNumber: null, email: null }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server).getSignup({})).toMatchObject({ step: 'TERMS', accountType: null })
      }))

  it('returns the step that a sign-up has reached', () =>
    beginInteraction('a sign-up', { ...signupIdentity, step: 'PASSWORD' })
      .uponReceiving('getSignup of one that has come to the password')
      .withRequest(...calling('getSignup', {}, cookies))
      .willRespondWith(
        ...successAnswer(
          progressAt('PASSWORD', {
            ...identifiedProgress,
            companyName: null,
            rnno: null,
            deptName: null,
            representative: null,
            foundedOn: null,
            email: personal(email),
            emailVerifiedYn: 'Y',
          }),
        ),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, cookies).getSignup({})).toMatchObject({
          step: 'PASSWORD',
          name: '송나래',
          email,
        })
      }))
})

describe('agreeSignupTerms', () => {
  it('begins a sign-up', () =>
    beginInteraction('the terms in force', termsInForce)
      .uponReceiving('agreeSignupTerms with the required ones')
      .withRequest(...calling('agreeSignupTerms', agreeTermsBody))
      .willRespondWith(...successAnswer(progressAt('IDENTITY', { name: null }), 'signup'))
      .executeTest(async (server) => {
        expect(
          await apiOf(server).agreeSignupTerms({ ...agreeTermsBody, terms: [...answers] }),
        ).toMatchObject({
          step: 'IDENTITY',
        })
      }))
})

describe('sendSignupCode', () => {
  const signupInput = { name: '송나래', phoneNumber }
  const body = { name: encodeBase64('송나래'), phoneNumber: encodeBase64(phoneNumber) }
  const send = (server: { url: string }) => apiOf(server, cookies).sendSignupCode(signupInput)

  it('sends a code by text message', () =>
    beginInteraction('a sign-up', { ...signupIdentity, step: 'IDENTITY' })
      .uponReceiving('sendSignupCode to a mobile number')
      .withRequest(...calling('sendSignupCode', body, cookies))
      .willRespondWith(...successAnswer(codeTimes))
      .executeTest(async (server) => {
        expect(await send(server)).toEqual({ expiresInSeconds: 180, resendInSeconds: 30 })
      }))
})

describe('verifySignupCode', () => {
  const verify = (server: { url: string }, digits: string) =>
    apiOf(server, cookies).verifySignupCode({ code: digits })

  it('confirms the mobile number', () =>
    beginInteraction('a sign-up that waits for a code', { ...signupCodeWaits, step: 'IDENTITY' })
      .uponReceiving('verifySignupCode with the right code')
      .withRequest(...calling('verifySignupCode', { code }, cookies))
      .willRespondWith(...successAnswer(progressAt('BASIC', identifiedProgress)))
      .executeTest(async (server) => {
        expect(await verify(server, code)).toMatchObject({ step: 'BASIC', phoneVerifiedYn: 'Y' })
      }))
})

describe('saveSignupBasic', () => {
  it('continues to the step of the mail address', () =>
    beginInteraction('a sign-up', { ...signupIdentity, step: 'BASIC' })
      .uponReceiving('saveSignupBasic of an individual')
      .withRequest(...calling('saveSignupBasic', basicInput, cookies))
      .willRespondWith(...successAnswer(progressAt('ID', identifiedProgress)))
      .executeTest(async (server) => {
        expect(await apiOf(server, cookies).saveSignupBasic(basicInput)).toMatchObject({ step: 'ID' })
      }))
})

describeRefusals(accountRefusals)
