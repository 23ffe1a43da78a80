import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { encodeBase64 } from '#domain/base64.ts'
import { day, oneOf, personal, yn } from './matchers.ts'
import { apiOf, calling, expectRefusal, given, refusing, succeeding } from './pact.ts'

const { eachLike, integer, string } = Matchers
const signup = 'Zr5kTz9PbQx2VcLy7RnJd1HsGf6AeUi0OqKv3XtZ8Bg'
const cookies = { signup }
const phoneNumber = '01000007788'
const email = 'narae.new@solbaram.example'
const who = { signup, phoneNumber, email }
const version = '1.0'
const codes = ['SERVICE', 'PRIVACY', 'AGE14', 'MARKETING', 'MARKETING_NIGHT'] as const
const inForce = { terms: codes.map((termsCode) => ({ termsCode, version })) }
const answers = codes.map(
  (termsCode) => ({ termsCode, version, agreedYn: termsCode.startsWith('MARKETING') ? 'N' : 'Y' }) as const,
)
const agreement = { accountType: 'INDIVIDUAL', terms: answers } as const
const code = '428051'
const wrong = '000000'
const waiting = { ...who, code, ageSeconds: 10, wrongTries: 0 }
const sent = { expiresInSeconds: integer(180), resendInSeconds: integer(30) }
const basic = { companyName: null, rnno: null, deptName: null }

const answered = { termsCode: oneOf(...codes), version: string(version), agreedYn: yn('Y') }
/** A sign-up at a step, with what the screens show. */
const progressAt = (step: string, more: object = {}) => ({
  step,
  accountType: 'INDIVIDUAL',
  terms: eachLike(answered),
  ...more,
})
const identified = { name: personal('송나래'), phoneNumber: personal(phoneNumber), phoneVerifiedYn: 'Y' }

describe('listTerms', () => {
  it('gives the terms with their text', () =>
    given('the terms in force', inForce)
      .uponReceiving('listTerms from anybody')
      .withRequest(...calling('listTerms', {}))
      .willRespondWith(
        ...succeeding({
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
  it('begins with the terms', () =>
    given('a visitor', {})
      .uponReceiving('getSignup without a sign-up')
      .withRequest(...calling('getSignup', {}))
      .willRespondWith(
        ...succeeding({ step: 'TERMS', accountType: null, name: null, phoneNumber: null, email: null }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server).getSignup({})).toMatchObject({ step: 'TERMS', accountType: null })
      }))

  it('resumes where it was', () =>
    given('a sign-up', { ...who, step: 'PASSWORD' })
      .uponReceiving('getSignup of one that has come to the password')
      .withRequest(...calling('getSignup', {}, cookies))
      .willRespondWith(
        ...succeeding(
          progressAt('PASSWORD', {
            ...identified,
            companyName: null,
            rnno: null,
            deptName: null,
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
    given('the terms in force', inForce)
      .uponReceiving('agreeSignupTerms with the required ones')
      .withRequest(...calling('agreeSignupTerms', agreement))
      .willRespondWith(...succeeding(progressAt('IDENTITY', { name: null }), 'signup'))
      .executeTest(async (server) => {
        expect(await apiOf(server).agreeSignupTerms({ ...agreement, terms: [...answers] })).toMatchObject({
          step: 'IDENTITY',
        })
      }))

  const refused = [{ ...answers[0]!, agreedYn: 'N' as const }, ...answers.slice(1)]
  it('needs the required ones', () =>
    given('the terms in force', inForce)
      .uponReceiving('agreeSignupTerms without a required one')
      .withRequest(...calling('agreeSignupTerms', { ...agreement, terms: refused }))
      .willRespondWith(...refusing('terms.required'))
      .executeTest((server) =>
        expectRefusal(apiOf(server).agreeSignupTerms({ ...agreement, terms: refused }), 'terms.required'),
      ))

  const old = [{ ...answers[0]!, version: '0.1' }, ...answers.slice(1)]
  it('needs the edition that holds', () =>
    given('the terms in force', inForce)
      .uponReceiving('agreeSignupTerms in an edition that holds no more')
      .withRequest(...calling('agreeSignupTerms', { ...agreement, terms: old }))
      .willRespondWith(...refusing('terms.outdated'))
      .executeTest((server) =>
        expectRefusal(apiOf(server).agreeSignupTerms({ ...agreement, terms: old }), 'terms.outdated'),
      ))
})

describe('sendSignupCode', () => {
  const typed = { name: '송나래', phoneNumber }
  const body = { name: encodeBase64('송나래'), phoneNumber: encodeBase64(phoneNumber) }
  const send = (server: { url: string }) => apiOf(server, cookies).sendSignupCode(typed)

  it('sends a text message', () =>
    given('a sign-up', { ...who, step: 'IDENTITY' })
      .uponReceiving('sendSignupCode to a mobile number')
      .withRequest(...calling('sendSignupCode', body, cookies))
      .willRespondWith(...succeeding(sent))
      .executeTest(async (server) => {
        expect(await send(server)).toEqual({ expiresInSeconds: 180, resendInSeconds: 30 })
      }))

  it('needs a sign-up', () =>
    given('a visitor', {})
      .uponReceiving('sendSignupCode without a sign-up')
      .withRequest(...calling('sendSignupCode', body))
      .willRespondWith(...refusing('signup.missing'))
      .executeTest((server) => expectRefusal(apiOf(server).sendSignupCode(typed), 'signup.missing')))

  it('waits before it sends another', () =>
    given('a sign-up that waits for a code', { ...waiting, step: 'IDENTITY' })
      .uponReceiving('sendSignupCode again too soon')
      .withRequest(...calling('sendSignupCode', body, cookies))
      .willRespondWith(...refusing('code.tooSoon', { retryAfterSeconds: 20 }))
      .executeTest((server) => expectRefusal(send(server), 'code.tooSoon', { retryAfterSeconds: 20 })))

  it('pauses after wrong codes', () =>
    given('a sign-up that waits for a code', { ...waiting, step: 'IDENTITY', ageSeconds: 60, wrongTries: 5 })
      .uponReceiving('sendSignupCode after five wrong codes')
      .withRequest(...calling('sendSignupCode', body, cookies))
      .willRespondWith(...refusing('code.exhausted', { retryAfterSeconds: 900 }))
      .executeTest((server) => expectRefusal(send(server), 'code.exhausted', { retryAfterSeconds: 900 })))

  it('is limited', () =>
    given('a sign-up of someone who had many codes', { ...who, step: 'IDENTITY' })
      .uponReceiving('sendSignupCode to a number that had many')
      .withRequest(...calling('sendSignupCode', body, cookies))
      .willRespondWith(...refusing('verification.tooMany', { retryAfterSeconds: 3600 }))
      .executeTest((server) =>
        expectRefusal(send(server), 'verification.tooMany', { retryAfterSeconds: 3600 }),
      ))
})

describe('verifySignupCode', () => {
  const verify = (server: { url: string }, digits: string) =>
    apiOf(server, cookies).verifySignupCode({ code: digits })

  it('knows the number now', () =>
    given('a sign-up that waits for a code', { ...waiting, step: 'IDENTITY' })
      .uponReceiving('verifySignupCode with the right code')
      .withRequest(...calling('verifySignupCode', { code }, cookies))
      .willRespondWith(...succeeding(progressAt('BASIC', identified)))
      .executeTest(async (server) => {
        expect(await verify(server, code)).toMatchObject({ step: 'BASIC', phoneVerifiedYn: 'Y' })
      }))

  it('needs a sign-up', () =>
    given('a visitor', {})
      .uponReceiving('verifySignupCode without a sign-up')
      .withRequest(...calling('verifySignupCode', { code }))
      .willRespondWith(...refusing('signup.missing'))
      .executeTest((server) => expectRefusal(apiOf(server).verifySignupCode({ code }), 'signup.missing')))

  it('says how many tries are left', () =>
    given('a sign-up that waits for a code', { ...waiting, step: 'IDENTITY' })
      .uponReceiving('verifySignupCode with a wrong code')
      .withRequest(...calling('verifySignupCode', { code: wrong }, cookies))
      .willRespondWith(...refusing('code.wrong', { remaining: 4 }))
      .executeTest((server) => expectRefusal(verify(server, wrong), 'code.wrong', { remaining: 4 })))

  it('takes no old code', () =>
    given('a sign-up that waits for a code', { ...waiting, step: 'IDENTITY', ageSeconds: 181 })
      .uponReceiving('verifySignupCode after three minutes')
      .withRequest(...calling('verifySignupCode', { code }, cookies))
      .willRespondWith(...refusing('code.expired'))
      .executeTest((server) => expectRefusal(verify(server, code), 'code.expired')))

  it('takes no code after five wrong ones', () =>
    given('a sign-up that waits for a code', { ...waiting, step: 'IDENTITY', wrongTries: 5 })
      .uponReceiving('verifySignupCode after five wrong ones')
      .withRequest(...calling('verifySignupCode', { code }, cookies))
      .willRespondWith(...refusing('code.exhausted', { retryAfterSeconds: 900 }))
      .executeTest((server) =>
        expectRefusal(verify(server, code), 'code.exhausted', { retryAfterSeconds: 900 }),
      ))
})

describe('saveSignupBasic', () => {
  it('goes on to the mail address', () =>
    given('a sign-up', { ...who, step: 'BASIC' })
      .uponReceiving('saveSignupBasic of an individual')
      .withRequest(...calling('saveSignupBasic', basic, cookies))
      .willRespondWith(...succeeding(progressAt('ID', identified)))
      .executeTest(async (server) => {
        expect(await apiOf(server, cookies).saveSignupBasic(basic)).toMatchObject({ step: 'ID' })
      }))

  it('needs a sign-up', () =>
    given('a visitor', {})
      .uponReceiving('saveSignupBasic without a sign-up')
      .withRequest(...calling('saveSignupBasic', basic))
      .willRespondWith(...refusing('signup.missing'))
      .executeTest((server) => expectRefusal(apiOf(server).saveSignupBasic(basic), 'signup.missing')))

  it('comes after the phone number', () =>
    given('a sign-up', { ...who, step: 'IDENTITY' })
      .uponReceiving('saveSignupBasic before the phone number')
      .withRequest(...calling('saveSignupBasic', basic, cookies))
      .willRespondWith(...refusing('signup.outOfOrder'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, cookies).saveSignupBasic(basic), 'signup.outOfOrder'),
      ))
})
