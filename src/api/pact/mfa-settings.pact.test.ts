import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { describeRefusals } from './describe-refusals.ts'
import { oneOf, personal, time, uuid, yn } from './matchers.ts'
import {
  devicesInput,
  mfaSettingsRefusals,
  password,
  session,
  trustedDeviceId,
  unconfirmedSession,
} from './mfa-settings.refusals.ts'
import { apiOf, beginInteraction, calling, successAnswer } from './pact.ts'

const { eachLike, integer, regex, string } = Matchers
const bothFactors = ['sms', 'totp'] as const
const recoveryCode = regex('^[A-Z2-9]{4}(-[A-Z2-9]{4}){2}$', 'B7KQ-2MXD-94RT')

describe('getMfaSettings', () => {
  it('returns the settings of a member', () =>
    beginInteraction('a member who changes their factors', {
      session,
      factors: [...bothFactors],
      trustedDeviceId,
    })
      .uponReceiving('getMfaSettings from a member')
      .withRequest(...calling('getMfaSettings', {}, session))
      .willRespondWith(
        ...successAnswer({
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
})

describe('verifyAgain', () => {
  it('confirms the member’s identity, so that changes are allowed', () =>
    beginInteraction('a logged-in member', unconfirmedSession)
      .uponReceiving('verifyAgain with the right password')
      .withRequest(...calling('verifyAgain', { password }, session))
      .willRespondWith(...successAnswer({ verifiedForSeconds: integer(600) }, 'session'))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).verifyAgain({ password })).toEqual({ verifiedForSeconds: 600 })
      }))
})

describe('turnOffMfaFactor', () => {
  it('returns the factor that the login still requires', () =>
    beginInteraction('a member who changes their factors', { session, factors: [...bothFactors] })
      .uponReceiving('turnOffMfaFactor of one of two')
      .withRequest(...calling('turnOffMfaFactor', { mfaType: 'totp' }, session))
      .willRespondWith(...successAnswer({ mfaType: 'sms' }, 'session'))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).turnOffMfaFactor({ mfaType: 'totp' })).toEqual({ mfaType: 'sms' })
      }))
})

describe('makeRecoveryCodes', () => {
  it('creates new recovery codes', () =>
    beginInteraction('a member who changes their factors', { session, factors: ['sms'] })
      .uponReceiving('makeRecoveryCodes with a factor')
      .withRequest(...calling('makeRecoveryCodes', {}, session))
      .willRespondWith(...successAnswer({ recoveryCodes: eachLike(recoveryCode) }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).makeRecoveryCodes({})).toEqual({
          recoveryCodes: ['B7KQ-2MXD-94RT'],
        })
      }))
})

describe('removeTrustedDevices', () => {
  it('returns the number of removed trusted devices', () =>
    beginInteraction('a member who changes their factors', {
      session,
      factors: [...bothFactors],
      trustedDeviceId,
    })
      .uponReceiving('removeTrustedDevices of one')
      .withRequest(...calling('removeTrustedDevices', devicesInput, session))
      .willRespondWith(...successAnswer({ count: integer(1) }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).removeTrustedDevices(devicesInput)).toEqual({ count: 1 })
      }))
})

describeRefusals(mfaSettingsRefusals)
