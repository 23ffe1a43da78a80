import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { personal, uuid } from './matchers.ts'
import { apiOf, calling, expectRefusal, given, refusing, succeeding } from './pact.ts'

const { eachLike, integer, regex } = Matchers
const session = 'Zx2cVb4nMa6sDf8gHj1kLq3wEr5tYu7iOp9aSd0fGhJ'
const unverified = { session, password: 'Sori-narae-2026!', passwordCheckYn: 'N' } as const
const enrolmentId = '5c7e1a94-2d38-4b6f-90a1-e83b4f6c2d70'
const code = '482915'
const guess = { enrolmentId, code }
const wrong = { enrolmentId, code: '000000' }
const sent = { session, enrolmentId, code, ageSeconds: 40, wrongTries: 0 }
const nobody = { session, factors: [] }
const secret = 'NRXW4ZZAMVXG65LHNAQHG33NMV2GQ2LO'
const uri =
  'otpauth://totp/%EB%B9%97%EC%9E%A5:narae.song%40solbaram.example?secret=NRXW4ZZAMVXG65LHNAQHG33NMV2GQ2LO'
const recoveryCode = regex('^[A-Z2-9]{4}(-[A-Z2-9]{4}){2}$', 'B7KQ-2MXD-94RT')

describe('startMfaEnrolment', () => {
  it('sends a code', () =>
    given('a member who changes their factors', nobody)
      .uponReceiving('startMfaEnrolment by message')
      .withRequest(...calling('startMfaEnrolment', { mfaType: 'sms' }, session))
      .willRespondWith(
        ...succeeding({
          enrolmentId: uuid(enrolmentId),
          mfaType: 'sms',
          destination: personal('010-****-1234'),
          secret: null,
          uri: null,
          expiresInSeconds: integer(180),
          resendInSeconds: integer(30),
        }),
      )
      .executeTest(async (server) => {
        const enrolment = await apiOf(server, session).startMfaEnrolment({ mfaType: 'sms' })
        expect(enrolment).toMatchObject({ enrolmentId, destination: '010-****-1234', expiresInSeconds: 180 })
      }))

  it('makes a secret for an app', () =>
    given('a member who changes their factors', nobody)
      .uponReceiving('startMfaEnrolment by app')
      .withRequest(...calling('startMfaEnrolment', { mfaType: 'totp' }, session))
      .willRespondWith(
        ...succeeding({
          enrolmentId: uuid(enrolmentId),
          mfaType: 'totp',
          destination: null,
          secret: regex('^[A-Z2-7]{32}$', secret),
          uri: personal(uri),
          expiresInSeconds: integer(600),
          resendInSeconds: integer(0),
        }),
      )
      .executeTest(async (server) => {
        const enrolment = await apiOf(server, session).startMfaEnrolment({ mfaType: 'totp' })
        expect(enrolment).toMatchObject({ enrolmentId, secret, uri, destination: null })
      }))

  it('says that the factor is on', () =>
    given('a member who changes their factors', { session, factors: ['sms'] })
      .uponReceiving('startMfaEnrolment of one that is on')
      .withRequest(...calling('startMfaEnrolment', { mfaType: 'sms' }, session))
      .willRespondWith(...refusing('factor.enrolled'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).startMfaEnrolment({ mfaType: 'sms' }), 'factor.enrolled'),
      ))

  it('sends no second code at once', () =>
    given('an enrolment under way', { ...sent, ageSeconds: 0 })
      .uponReceiving('startMfaEnrolment right after the last code')
      .withRequest(...calling('startMfaEnrolment', { mfaType: 'sms' }, session))
      .willRespondWith(...refusing('code.tooSoon', { retryAfterSeconds: 30 }))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).startMfaEnrolment({ mfaType: 'sms' }), 'code.tooSoon', {
          retryAfterSeconds: 30,
        }),
      ))

  it('begins nothing after five wrong codes', () =>
    given('an enrolment under way', { ...sent, wrongTries: 5 })
      .uponReceiving('startMfaEnrolment after five wrong codes')
      .withRequest(...calling('startMfaEnrolment', { mfaType: 'sms' }, session))
      .willRespondWith(...refusing('code.exhausted', { retryAfterSeconds: 900 }))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).startMfaEnrolment({ mfaType: 'sms' }), 'code.exhausted', {
          retryAfterSeconds: 900,
        }),
      ))

  it('asks for the password once more', () =>
    given('a logged-in member', unverified)
      .uponReceiving('startMfaEnrolment before the password was given once more')
      .withRequest(...calling('startMfaEnrolment', { mfaType: 'totp' }, session))
      .willRespondWith(...refusing('verification.stale'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).startMfaEnrolment({ mfaType: 'totp' }), 'verification.stale'),
      ))

  it('needs a login', () =>
    given('a visitor', {})
      .uponReceiving('startMfaEnrolment from a visitor')
      .withRequest(...calling('startMfaEnrolment', { mfaType: 'totp' }))
      .willRespondWith(...refusing('session.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server).startMfaEnrolment({ mfaType: 'totp' }), 'session.missing'),
      ))

  it('says that the session is over', () =>
    given('an ended session', { session })
      .uponReceiving('startMfaEnrolment with an ended session')
      .withRequest(...calling('startMfaEnrolment', { mfaType: 'totp' }, session))
      .willRespondWith(...refusing('session.expired'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).startMfaEnrolment({ mfaType: 'totp' }), 'session.expired'),
      ))
})

describe('verifyMfaEnrolment', () => {
  it('tells the recovery codes', () =>
    given('an enrolment under way', sent)
      .uponReceiving('verifyMfaEnrolment with the right code')
      .withRequest(...calling('verifyMfaEnrolment', guess, session))
      .willRespondWith(...succeeding({ recoveryCodes: eachLike(recoveryCode) }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).verifyMfaEnrolment(guess)).toEqual({
          recoveryCodes: ['B7KQ-2MXD-94RT'],
        })
      }))

  it('needs an enrolment', () =>
    given('a member who changes their factors', nobody)
      .uponReceiving('verifyMfaEnrolment without an enrolment')
      .withRequest(...calling('verifyMfaEnrolment', guess, session))
      .willRespondWith(...refusing('enrolment.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).verifyMfaEnrolment(guess), 'enrolment.missing'),
      ))

  it('says how many tries are left', () =>
    given('an enrolment under way', sent)
      .uponReceiving('verifyMfaEnrolment with a wrong code')
      .withRequest(...calling('verifyMfaEnrolment', wrong, session))
      .willRespondWith(...refusing('code.wrong', { remaining: 4 }))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).verifyMfaEnrolment(wrong), 'code.wrong', { remaining: 4 }),
      ))

  it('takes no old code', () =>
    given('an enrolment under way', { ...sent, ageSeconds: 181 })
      .uponReceiving('verifyMfaEnrolment after three minutes')
      .withRequest(...calling('verifyMfaEnrolment', guess, session))
      .willRespondWith(...refusing('code.expired'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).verifyMfaEnrolment(guess), 'code.expired'),
      ))

  it('takes no code after five wrong ones', () =>
    given('an enrolment under way', { ...sent, wrongTries: 5 })
      .uponReceiving('verifyMfaEnrolment after five wrong ones')
      .withRequest(...calling('verifyMfaEnrolment', guess, session))
      .willRespondWith(...refusing('code.exhausted', { retryAfterSeconds: 900 }))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).verifyMfaEnrolment(guess), 'code.exhausted', {
          retryAfterSeconds: 900,
        }),
      ))

  it('asks for the password once more', () =>
    given('a logged-in member', unverified)
      .uponReceiving('verifyMfaEnrolment before the password was given once more')
      .withRequest(...calling('verifyMfaEnrolment', guess, session))
      .willRespondWith(...refusing('verification.stale'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).verifyMfaEnrolment(guess), 'verification.stale'),
      ))

  it('needs a login', () =>
    given('a visitor', {})
      .uponReceiving('verifyMfaEnrolment from a visitor')
      .withRequest(...calling('verifyMfaEnrolment', guess))
      .willRespondWith(...refusing('session.missing'))
      .executeTest((server) => expectRefusal(apiOf(server).verifyMfaEnrolment(guess), 'session.missing')))

  it('says that the session is over', () =>
    given('an ended session', { session })
      .uponReceiving('verifyMfaEnrolment with an ended session')
      .withRequest(...calling('verifyMfaEnrolment', guess, session))
      .willRespondWith(...refusing('session.expired'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).verifyMfaEnrolment(guess), 'session.expired'),
      ))
})

describe('turnOnMfaFactor', () => {
  it('turns the factor on', () =>
    given('an enrolment under way', { ...sent, verifiedYn: 'Y' })
      .uponReceiving('turnOnMfaFactor after the code')
      .withRequest(...calling('turnOnMfaFactor', { enrolmentId }, session))
      .willRespondWith(...succeeding({ mfaType: 'sms' }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).turnOnMfaFactor({ enrolmentId })).toEqual({ mfaType: 'sms' })
      }))

  it('needs the code first', () =>
    given('an enrolment under way', sent)
      .uponReceiving('turnOnMfaFactor before the code')
      .withRequest(...calling('turnOnMfaFactor', { enrolmentId }, session))
      .willRespondWith(...refusing('enrolment.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).turnOnMfaFactor({ enrolmentId }), 'enrolment.missing'),
      ))

  it('says that the factor is on', () =>
    given('an enrolment under way', { ...sent, verifiedYn: 'Y', enrolledYn: 'Y' })
      .uponReceiving('turnOnMfaFactor of one that is on meanwhile')
      .withRequest(...calling('turnOnMfaFactor', { enrolmentId }, session))
      .willRespondWith(...refusing('factor.enrolled'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).turnOnMfaFactor({ enrolmentId }), 'factor.enrolled'),
      ))

  it('asks for the password once more', () =>
    given('a logged-in member', unverified)
      .uponReceiving('turnOnMfaFactor before the password was given once more')
      .withRequest(...calling('turnOnMfaFactor', { enrolmentId }, session))
      .willRespondWith(...refusing('verification.stale'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).turnOnMfaFactor({ enrolmentId }), 'verification.stale'),
      ))

  it('needs a login', () =>
    given('a visitor', {})
      .uponReceiving('turnOnMfaFactor from a visitor')
      .withRequest(...calling('turnOnMfaFactor', { enrolmentId }))
      .willRespondWith(...refusing('session.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server).turnOnMfaFactor({ enrolmentId }), 'session.missing'),
      ))

  it('says that the session is over', () =>
    given('an ended session', { session })
      .uponReceiving('turnOnMfaFactor with an ended session')
      .withRequest(...calling('turnOnMfaFactor', { enrolmentId }, session))
      .willRespondWith(...refusing('session.expired'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).turnOnMfaFactor({ enrolmentId }), 'session.expired'),
      ))
})
