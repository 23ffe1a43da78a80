import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { describeRefusals } from './describe-refusals.ts'
import { oneOf, personal, uuid, yn } from './matchers.ts'
import { apiOf, beginInteraction, calling, successAnswer } from './pact.ts'
import {
  challengeId,
  code,
  loginCodeSent,
  recoveryCode,
  session,
  sessionMfaRefusals,
} from './session-mfa.refusals.ts'

const { integer } = Matchers

describe('listMfaFactors', () => {
  it('returns the factors, the destination of codes, and whether recovery codes are left', () =>
    beginInteraction('a member at the second factor', { session, recoveryCode })
      .uponReceiving('listMfaFactors at the second factor')
      .withRequest(...calling('listMfaFactors', {}, session))
      .willRespondWith(
        ...successAnswer({
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
})

describe('startMfaChallenge', () => {
  it('sends a code and returns how long it is valid', () =>
    beginInteraction('a member at the second factor', { session, recoveryCode })
      .uponReceiving('startMfaChallenge by SMS')
      .withRequest(...calling('startMfaChallenge', { mfaType: 'sms' }, session))
      .willRespondWith(
        ...successAnswer({
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

  it('starts an attempt with the authenticator app', () =>
    beginInteraction('a member at the second factor', { session, recoveryCode })
      .uponReceiving('startMfaChallenge by the authenticator app')
      .withRequest(...calling('startMfaChallenge', { mfaType: 'totp' }, session))
      .willRespondWith(
        ...successAnswer({
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
})

describe('verifyMfaCode', () => {
  it('logs the member in if the code is right', () =>
    beginInteraction('a code was sent', loginCodeSent)
      .uponReceiving('verifyMfaCode with the right code')
      .withRequest(...calling('verifyMfaCode', { challengeId, code }, session))
      .willRespondWith(...successAnswer({ loginYn: 'Y', mfaType: oneOf('sms', 'totp') }, 'session'))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).verifyMfaCode({ challengeId, code })).toMatchObject({
          loginYn: 'Y',
        })
      }))

  it('trusts the device if the member requests it', () =>
    beginInteraction('a code was sent', loginCodeSent)
      .uponReceiving('verifyMfaCode on a device to be trusted')
      .withRequest(...calling('verifyMfaCode', { challengeId, code, trustDeviceYn: 'Y' }, session))
      .willRespondWith(...successAnswer({ loginYn: 'Y', mfaType: oneOf('sms', 'totp') }))
      .executeTest(async (server) => {
        const call = apiOf(server, session).verifyMfaCode({ challengeId, code, trustDeviceYn: 'Y' })
        expect(await call).toMatchObject({ loginYn: 'Y' })
      }))
})

describe('verifyRecoveryCode', () => {
  it('logs the member in if the recovery code is unused', () =>
    beginInteraction('a member at the second factor', { session, recoveryCode })
      .uponReceiving('verifyRecoveryCode with an unused code')
      .withRequest(...calling('verifyRecoveryCode', { recoveryCode }, session))
      .willRespondWith(...successAnswer({ loginYn: 'Y', mfaType: oneOf('sms', 'totp') }, 'session'))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).verifyRecoveryCode({ recoveryCode })).toMatchObject({
          loginYn: 'Y',
        })
      }))
})

describeRefusals(sessionMfaRefusals)
