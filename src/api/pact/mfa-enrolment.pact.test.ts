import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { describeRefusals } from './describe-refusals.ts'
import { personal, uuid } from './matchers.ts'
import {
  enrolmentCodeSent,
  enrolmentId,
  guessInput,
  mfaEnrolmentRefusals,
  session,
  withoutFactors,
} from './mfa-enrolment.refusals.ts'
import { apiOf, beginInteraction, calling, successAnswer } from './pact.ts'

const { eachLike, integer, regex } = Matchers
const secret = 'NRXW4ZZAMVXG65LHNAQHG33NMV2GQ2LO'
const uri =
  'otpauth://totp/%EB%B9%97%EC%9E%A5:narae.song%40solbaram.example?secret=NRXW4ZZAMVXG65LHNAQHG33NMV2GQ2LO'
const recoveryCode = regex('^[A-Z2-9]{4}(-[A-Z2-9]{4}){2}$', 'B7KQ-2MXD-94RT')

describe('startMfaEnrolment', () => {
  it('sends a code', () =>
    beginInteraction('a member who changes their factors', withoutFactors)
      .uponReceiving('startMfaEnrolment by message')
      .withRequest(...calling('startMfaEnrolment', { mfaType: 'sms' }, session))
      .willRespondWith(
        ...successAnswer({
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

  it('creates a secret for an app', () =>
    beginInteraction('a member who changes their factors', withoutFactors)
      .uponReceiving('startMfaEnrolment by app')
      .withRequest(...calling('startMfaEnrolment', { mfaType: 'totp' }, session))
      .willRespondWith(
        ...successAnswer({
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
})

describe('verifyMfaEnrolment', () => {
  it('returns the recovery codes', () =>
    beginInteraction('an enrolment under way', enrolmentCodeSent)
      .uponReceiving('verifyMfaEnrolment with the right code')
      .withRequest(...calling('verifyMfaEnrolment', guessInput, session))
      .willRespondWith(...successAnswer({ recoveryCodes: eachLike(recoveryCode) }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).verifyMfaEnrolment(guessInput)).toEqual({
          recoveryCodes: ['B7KQ-2MXD-94RT'],
        })
      }))
})

describe('turnOnMfaFactor', () => {
  it('turns the factor on', () =>
    beginInteraction('an enrolment under way', { ...enrolmentCodeSent, verifiedYn: 'Y' })
      .uponReceiving('turnOnMfaFactor after the code')
      .withRequest(...calling('turnOnMfaFactor', { enrolmentId }, session))
      .willRespondWith(...successAnswer({ mfaType: 'sms' }, 'session'))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).turnOnMfaFactor({ enrolmentId })).toEqual({ mfaType: 'sms' })
      }))
})

describeRefusals(mfaEnrolmentRefusals)
