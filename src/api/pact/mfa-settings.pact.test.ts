import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { oneOf, personal, time, uuid, yn } from './matchers.ts'
import { apiOf, calling, expectRefusal, given, refusing, succeeding } from './pact.ts'

const { eachLike, integer, regex, string } = Matchers
const session = 'Rt6yUi1oPa4sDf7gHj0kLz3xCv5bNm8qWe2rTy9uIoP'
const password = 'Sori-narae-2026!'
const unverified = { session, password, passwordCheckYn: 'N' } as const
const trustedDeviceId = '9b2d7c41-5e80-4a3f-8c16-d4f0a7e3b925'
const devices = { trustedDeviceIds: [trustedDeviceId] }
const both = ['sms', 'totp'] as const
const recoveryCode = regex('^[A-Z2-9]{4}(-[A-Z2-9]{4}){2}$', 'B7KQ-2MXD-94RT')

describe('getMfaSettings', () => {
  it('tells a member what there is', () =>
    given('a member who changes their factors', { session, factors: [...both], trustedDeviceId })
      .uponReceiving('getMfaSettings from a member')
      .withRequest(...calling('getMfaSettings', {}, session))
      .willRespondWith(
        ...succeeding({
          mfaType: oneOf('sms', 'totp', 'none'),
          requiredYn: yn('N'),
          destination: personal('010-****-1234'),
          factors: eachLike({ mfaType: oneOf('sms', 'totp'), since: time('2026-11-21T09:00:00+09:00') }),
          recoveryCodesLeft: integer(1),
          trustedDevices: eachLike({
            trustedDeviceId: uuid(trustedDeviceId),
            currentYn: yn('N'),
            device: string('Safari · iOS'),
            address: string('198.51.100.*'),
            trustedAt: time('2026-11-21T09:00:00+09:00'),
            lastUsedAt: time('2026-11-21T09:00:00+09:00'),
            expiresAt: time('2026-12-21T09:00:00+09:00'),
          }),
          verifiedForSeconds: integer(600),
        }),
      )
      .executeTest(async (server) => {
        const settings = await apiOf(server, session).getMfaSettings({})
        expect(settings).toMatchObject({
          destination: '010-****-1234',
          trustedDevices: [{ trustedDeviceId }],
        })
      }))

  it('needs a login', () =>
    given('a visitor', {})
      .uponReceiving('getMfaSettings from a visitor')
      .withRequest(...calling('getMfaSettings', {}))
      .willRespondWith(...refusing('session.missing'))
      .executeTest((server) => expectRefusal(apiOf(server).getMfaSettings({}), 'session.missing')))

  it('says that the session is over', () =>
    given('an ended session', { session })
      .uponReceiving('getMfaSettings with an ended session')
      .withRequest(...calling('getMfaSettings', {}, session))
      .willRespondWith(...refusing('session.expired'))
      .executeTest((server) => expectRefusal(apiOf(server, session).getMfaSettings({}), 'session.expired')))
})

describe('verifyAgain', () => {
  it('opens the changes', () =>
    given('a logged-in member', unverified)
      .uponReceiving('verifyAgain with the right password')
      .withRequest(...calling('verifyAgain', { password }, session))
      .willRespondWith(...succeeding({ verifiedForSeconds: integer(600) }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).verifyAgain({ password })).toEqual({ verifiedForSeconds: 600 })
      }))

  it('says how many tries are left', () =>
    given('a logged-in member', unverified)
      .uponReceiving('verifyAgain with a wrong password')
      .withRequest(...calling('verifyAgain', { password: 'wrong' }, session))
      .willRespondWith(...refusing('password.wrong', { remaining: 4 }))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).verifyAgain({ password: 'wrong' }), 'password.wrong', {
          remaining: 4,
        }),
      ))

  it('looks at no password in a pause', () =>
    given('a paused password check', { session, password })
      .uponReceiving('verifyAgain in a pause')
      .withRequest(...calling('verifyAgain', { password }, session))
      .willRespondWith(...refusing('password.paused', { retryAfterSeconds: 900 }))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).verifyAgain({ password }), 'password.paused', {
          retryAfterSeconds: 900,
        }),
      ))

  it('needs a login', () =>
    given('a visitor', {})
      .uponReceiving('verifyAgain from a visitor')
      .withRequest(...calling('verifyAgain', { password }))
      .willRespondWith(...refusing('session.missing'))
      .executeTest((server) => expectRefusal(apiOf(server).verifyAgain({ password }), 'session.missing')))

  it('says that the session is over', () =>
    given('an ended session', { session })
      .uponReceiving('verifyAgain with an ended session')
      .withRequest(...calling('verifyAgain', { password }, session))
      .willRespondWith(...refusing('session.expired'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).verifyAgain({ password }), 'session.expired'),
      ))
})

describe('turnOffMfaFactor', () => {
  it('says what the login asks for now', () =>
    given('a member who changes their factors', { session, factors: [...both] })
      .uponReceiving('turnOffMfaFactor of one of two')
      .withRequest(...calling('turnOffMfaFactor', { mfaType: 'totp' }, session))
      .willRespondWith(...succeeding({ mfaType: 'sms' }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).turnOffMfaFactor({ mfaType: 'totp' })).toEqual({ mfaType: 'sms' })
      }))

  it('says that it is not on', () =>
    given('a member who changes their factors', { session, factors: ['sms'] })
      .uponReceiving('turnOffMfaFactor of one that is off')
      .withRequest(...calling('turnOffMfaFactor', { mfaType: 'totp' }, session))
      .willRespondWith(...refusing('factor.unavailable'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).turnOffMfaFactor({ mfaType: 'totp' }), 'factor.unavailable'),
      ))

  it('keeps the last one of the staff', () =>
    given('a member who changes their factors', { session, factors: ['sms'], staffYn: 'Y' })
      .uponReceiving('turnOffMfaFactor of the last one of the staff')
      .withRequest(...calling('turnOffMfaFactor', { mfaType: 'sms' }, session))
      .willRespondWith(...refusing('factor.required'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).turnOffMfaFactor({ mfaType: 'sms' }), 'factor.required'),
      ))

  it('asks for the password once more', () =>
    given('a logged-in member', unverified)
      .uponReceiving('turnOffMfaFactor before the password was given once more')
      .withRequest(...calling('turnOffMfaFactor', { mfaType: 'sms' }, session))
      .willRespondWith(...refusing('verification.stale'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).turnOffMfaFactor({ mfaType: 'sms' }), 'verification.stale'),
      ))

  it('needs a login', () =>
    given('a visitor', {})
      .uponReceiving('turnOffMfaFactor from a visitor')
      .withRequest(...calling('turnOffMfaFactor', { mfaType: 'sms' }))
      .willRespondWith(...refusing('session.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server).turnOffMfaFactor({ mfaType: 'sms' }), 'session.missing'),
      ))

  it('says that the session is over', () =>
    given('an ended session', { session })
      .uponReceiving('turnOffMfaFactor with an ended session')
      .withRequest(...calling('turnOffMfaFactor', { mfaType: 'sms' }, session))
      .willRespondWith(...refusing('session.expired'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).turnOffMfaFactor({ mfaType: 'sms' }), 'session.expired'),
      ))
})

describe('makeRecoveryCodes', () => {
  it('tells new codes', () =>
    given('a member who changes their factors', { session, factors: ['sms'] })
      .uponReceiving('makeRecoveryCodes with a factor')
      .withRequest(...calling('makeRecoveryCodes', {}, session))
      .willRespondWith(...succeeding({ recoveryCodes: eachLike(recoveryCode) }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).makeRecoveryCodes({})).toEqual({
          recoveryCodes: ['B7KQ-2MXD-94RT'],
        })
      }))

  it('needs a factor', () =>
    given('a member who changes their factors', { session, factors: [] })
      .uponReceiving('makeRecoveryCodes without a factor')
      .withRequest(...calling('makeRecoveryCodes', {}, session))
      .willRespondWith(...refusing('factor.unavailable'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).makeRecoveryCodes({}), 'factor.unavailable'),
      ))

  it('asks for the password once more', () =>
    given('a logged-in member', unverified)
      .uponReceiving('makeRecoveryCodes before the password was given once more')
      .withRequest(...calling('makeRecoveryCodes', {}, session))
      .willRespondWith(...refusing('verification.stale'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).makeRecoveryCodes({}), 'verification.stale'),
      ))

  it('needs a login', () =>
    given('a visitor', {})
      .uponReceiving('makeRecoveryCodes from a visitor')
      .withRequest(...calling('makeRecoveryCodes', {}))
      .willRespondWith(...refusing('session.missing'))
      .executeTest((server) => expectRefusal(apiOf(server).makeRecoveryCodes({}), 'session.missing')))

  it('says that the session is over', () =>
    given('an ended session', { session })
      .uponReceiving('makeRecoveryCodes with an ended session')
      .withRequest(...calling('makeRecoveryCodes', {}, session))
      .willRespondWith(...refusing('session.expired'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).makeRecoveryCodes({}), 'session.expired'),
      ))
})

describe('removeTrustedDevices', () => {
  it('says how many were removed', () =>
    given('a member who changes their factors', { session, factors: [...both], trustedDeviceId })
      .uponReceiving('removeTrustedDevices of one')
      .withRequest(...calling('removeTrustedDevices', devices, session))
      .willRespondWith(...succeeding({ count: integer(1) }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).removeTrustedDevices(devices)).toEqual({ count: 1 })
      }))

  it('asks for the password once more', () =>
    given('a logged-in member', unverified)
      .uponReceiving('removeTrustedDevices before the password was given once more')
      .withRequest(...calling('removeTrustedDevices', devices, session))
      .willRespondWith(...refusing('verification.stale'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).removeTrustedDevices(devices), 'verification.stale'),
      ))

  it('needs a login', () =>
    given('a visitor', {})
      .uponReceiving('removeTrustedDevices from a visitor')
      .withRequest(...calling('removeTrustedDevices', devices))
      .willRespondWith(...refusing('session.missing'))
      .executeTest((server) => expectRefusal(apiOf(server).removeTrustedDevices(devices), 'session.missing')))

  it('says that the session is over', () =>
    given('an ended session', { session })
      .uponReceiving('removeTrustedDevices with an ended session')
      .withRequest(...calling('removeTrustedDevices', devices, session))
      .willRespondWith(...refusing('session.expired'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).removeTrustedDevices(devices), 'session.expired'),
      ))
})
