import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { oneOf, personal, uuid, yn } from './matchers.ts'
import { apiOf, calling, expectRefusal, given, refusing, succeeding } from './pact.ts'

const { integer } = Matchers
const session = 'p7Kd2QnVxR4sWb9YtHc1MzLg6FjEa3uXo8iTqNvByCk'
const recoveryCode = 'K7QF-3M9X-ZT2P-H4WD'
const challengeId = '8f6d2b1e-4a57-4f0c-9c3d-71e5a0b2c946'
const code = '482915'
const wrongCode = '000000'
const sent = { session, challengeId, code, ageSeconds: 40, wrongTries: 0 }

describe('listMfaFactors', () => {
  it('names the factors, where codes go, and whether recovery codes are left', () =>
    given('a member at the second factor', { session, recoveryCode })
      .uponReceiving('listMfaFactors at the second factor')
      .withRequest(...calling('listMfaFactors', {}, session))
      .willRespondWith(
        ...succeeding({
          mfaType: oneOf('sms', 'totp'),
          factors: Matchers.arrayContaining(
            { mfaType: 'sms', destination: personal('010-****-1234') },
            { mfaType: 'totp', destination: null },
          ),
          recoveryCodeYn: yn('Y'),
          trustDays: integer(30),
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).listMfaFactors({})).toEqual({
          mfaType: 'sms',
          factors: [
            { mfaType: 'sms', destination: '010-****-1234' },
            { mfaType: 'totp', destination: null },
          ],
          recoveryCodeYn: 'Y',
          trustDays: 30,
        })
      }))

  it('refuses who has not given the password', () =>
    given('a visitor', {})
      .uponReceiving('listMfaFactors from a visitor')
      .withRequest(...calling('listMfaFactors', {}))
      .willRespondWith(...refusing('login.missing'))
      .executeTest((server) => expectRefusal(apiOf(server).listMfaFactors({}), 'login.missing')))
})

describe('startMfaChallenge', () => {
  it('sends a code and says how long it lasts', () =>
    given('a member at the second factor', { session, recoveryCode })
      .uponReceiving('startMfaChallenge by SMS')
      .withRequest(...calling('startMfaChallenge', { mfaType: 'sms' }, session))
      .willRespondWith(
        ...succeeding({
          challengeId: uuid(challengeId),
          securityType: 'LOGIN',
          mfaType: 'sms',
          destination: personal('010-****-1234'),
          expiresInSeconds: integer(180),
          resendInSeconds: integer(30),
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).startMfaChallenge({ mfaType: 'sms' })).toEqual({
          challengeId,
          securityType: 'LOGIN',
          mfaType: 'sms',
          destination: '010-****-1234',
          expiresInSeconds: 180,
          resendInSeconds: 30,
        })
      }))

  it('opens a try with the authenticator app', () =>
    given('a member at the second factor', { session, recoveryCode })
      .uponReceiving('startMfaChallenge by the authenticator app')
      .withRequest(...calling('startMfaChallenge', { mfaType: 'totp' }, session))
      .willRespondWith(
        ...succeeding({
          challengeId: uuid(challengeId),
          securityType: 'LOGIN',
          mfaType: 'totp',
          destination: null,
          expiresInSeconds: integer(180),
          resendInSeconds: integer(0),
        }),
      )
      .executeTest(async (server) => {
        const challenge = await apiOf(server, session).startMfaChallenge({ mfaType: 'totp' })
        expect(challenge).toMatchObject({ challengeId, mfaType: 'totp', destination: null })
      }))

  it('refuses a second code soon after the first', () =>
    given('a code was sent', { ...sent, ageSeconds: 5 })
      .uponReceiving('startMfaChallenge soon after a code was sent')
      .withRequest(...calling('startMfaChallenge', { mfaType: 'sms' }, session))
      .willRespondWith(...refusing('code.tooSoon', { retryAfterSeconds: 25 }))
      .executeTest((server) => {
        const call = apiOf(server, session).startMfaChallenge({ mfaType: 'sms' })
        return expectRefusal(call, 'code.tooSoon', { retryAfterSeconds: 25 })
      }))

  it('refuses a new code after five wrong tries', () =>
    given('a code was sent', { ...sent, wrongTries: 5 })
      .uponReceiving('startMfaChallenge after five wrong codes')
      .withRequest(...calling('startMfaChallenge', { mfaType: 'sms' }, session))
      .willRespondWith(...refusing('code.exhausted', { retryAfterSeconds: 900 }))
      .executeTest((server) => {
        const call = apiOf(server, session).startMfaChallenge({ mfaType: 'sms' })
        return expectRefusal(call, 'code.exhausted', { retryAfterSeconds: 900 })
      }))

  it('refuses a factor the member does not have', () =>
    given('a member at the second factor without the app', { session })
      .uponReceiving('startMfaChallenge by an app that is not set up')
      .withRequest(...calling('startMfaChallenge', { mfaType: 'totp' }, session))
      .willRespondWith(...refusing('factor.unavailable'))
      .executeTest((server) => {
        const call = apiOf(server, session).startMfaChallenge({ mfaType: 'totp' })
        return expectRefusal(call, 'factor.unavailable')
      }))

  it('refuses who has not given the password', () =>
    given('a visitor', {})
      .uponReceiving('startMfaChallenge from a visitor')
      .withRequest(...calling('startMfaChallenge', { mfaType: 'sms' }))
      .willRespondWith(...refusing('login.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server).startMfaChallenge({ mfaType: 'sms' }), 'login.missing'),
      ))
})

describe('verifyMfaCode', () => {
  it('lets the member in with the right code', () =>
    given('a code was sent', sent)
      .uponReceiving('verifyMfaCode with the right code')
      .withRequest(...calling('verifyMfaCode', { challengeId, code }, session))
      .willRespondWith(...succeeding({ loginYn: 'Y', mfaType: oneOf('sms', 'totp') }, 'session'))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).verifyMfaCode({ challengeId, code })).toMatchObject({
          loginYn: 'Y',
        })
      }))

  it('trusts the device where the member says so', () =>
    given('a code was sent', sent)
      .uponReceiving('verifyMfaCode on a device to be trusted')
      .withRequest(...calling('verifyMfaCode', { challengeId, code, trustDeviceYn: 'Y' }, session))
      .willRespondWith(...succeeding({ loginYn: 'Y', mfaType: oneOf('sms', 'totp') }))
      .executeTest(async (server) => {
        const call = apiOf(server, session).verifyMfaCode({ challengeId, code, trustDeviceYn: 'Y' })
        expect(await call).toMatchObject({ loginYn: 'Y' })
      }))

  it('refuses a wrong code and says how many tries are left', () =>
    given('a code was sent', sent)
      .uponReceiving('verifyMfaCode with a wrong code')
      .withRequest(...calling('verifyMfaCode', { challengeId, code: wrongCode }, session))
      .willRespondWith(...refusing('code.wrong', { remaining: 4 }))
      .executeTest((server) => {
        const call = apiOf(server, session).verifyMfaCode({ challengeId, code: wrongCode })
        return expectRefusal(call, 'code.wrong', { remaining: 4 })
      }))

  it('refuses the right code after its time', () =>
    given('a code was sent', { ...sent, ageSeconds: 181 })
      .uponReceiving('verifyMfaCode with a code older than 180 seconds')
      .withRequest(...calling('verifyMfaCode', { challengeId, code }, session))
      .willRespondWith(...refusing('code.expired'))
      .executeTest((server) => {
        const call = apiOf(server, session).verifyMfaCode({ challengeId, code })
        return expectRefusal(call, 'code.expired')
      }))

  it('refuses the right code after five wrong tries', () =>
    given('a code was sent', { ...sent, wrongTries: 5 })
      .uponReceiving('verifyMfaCode after five wrong codes')
      .withRequest(...calling('verifyMfaCode', { challengeId, code }, session))
      .willRespondWith(...refusing('code.exhausted', { retryAfterSeconds: 900 }))
      .executeTest((server) => {
        const call = apiOf(server, session).verifyMfaCode({ challengeId, code })
        return expectRefusal(call, 'code.exhausted', { retryAfterSeconds: 900 })
      }))

  it('refuses who has not given the password', () =>
    given('a visitor', {})
      .uponReceiving('verifyMfaCode from a visitor')
      .withRequest(...calling('verifyMfaCode', { challengeId, code }))
      .willRespondWith(...refusing('login.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server).verifyMfaCode({ challengeId, code }), 'login.missing'),
      ))
})

describe('verifyRecoveryCode', () => {
  it('lets the member in with an unused code', () =>
    given('a member at the second factor', { session, recoveryCode })
      .uponReceiving('verifyRecoveryCode with an unused code')
      .withRequest(...calling('verifyRecoveryCode', { recoveryCode }, session))
      .willRespondWith(...succeeding({ loginYn: 'Y', mfaType: oneOf('sms', 'totp') }, 'session'))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).verifyRecoveryCode({ recoveryCode })).toMatchObject({
          loginYn: 'Y',
        })
      }))

  it('refuses a wrong code and says how many tries are left', () =>
    given('a member at the second factor', { session, recoveryCode })
      .uponReceiving('verifyRecoveryCode with a wrong code')
      .withRequest(...calling('verifyRecoveryCode', { recoveryCode: 'ZZZZ-ZZZZ-ZZZZ-ZZZZ' }, session))
      .willRespondWith(...refusing('recovery.wrong', { remaining: 4 }))
      .executeTest((server) => {
        const call = apiOf(server, session).verifyRecoveryCode({ recoveryCode: 'ZZZZ-ZZZZ-ZZZZ-ZZZZ' })
        return expectRefusal(call, 'recovery.wrong', { remaining: 4 })
      }))

  it('refuses any code after five wrong tries', () =>
    given('a code was sent', { ...sent, wrongTries: 5 })
      .uponReceiving('verifyRecoveryCode after five wrong codes')
      .withRequest(...calling('verifyRecoveryCode', { recoveryCode }, session))
      .willRespondWith(...refusing('code.exhausted', { retryAfterSeconds: 900 }))
      .executeTest((server) => {
        const call = apiOf(server, session).verifyRecoveryCode({ recoveryCode })
        return expectRefusal(call, 'code.exhausted', { retryAfterSeconds: 900 })
      }))

  it('refuses who has not given the password', () =>
    given('a visitor', {})
      .uponReceiving('verifyRecoveryCode from a visitor')
      .withRequest(...calling('verifyRecoveryCode', { recoveryCode }))
      .willRespondWith(...refusing('login.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server).verifyRecoveryCode({ recoveryCode }), 'login.missing'),
      ))
})
