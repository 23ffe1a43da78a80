import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { describeRefusals } from './describe-refusals.ts'
import { personal } from './matchers.ts'
import { apiOf, beginInteraction, calling, successAnswer } from './pact.ts'
import {
  certificationCodeSent,
  change,
  confirmedSession,
  rightCode,
  session,
  unconfirmedSession,
  userCertificationRefusals,
} from './user-certification.refusals.ts'

const { integer } = Matchers

describe('changePassword', () => {
  it("changes the member's password", () =>
    beginInteraction('a logged-in member', confirmedSession)
      .uponReceiving('changePassword with the right one')
      .withRequest(...calling('changePassword', change, session))
      .willRespondWith(...successAnswer({ changedYn: 'Y' }, 'session'))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).changePassword(change)).toEqual({ changedYn: 'Y' })
      }))
})

describe('sendCertificationCode', () => {
  it("sends a code to the member's own number", () =>
    beginInteraction('a logged-in member', unconfirmedSession)
      .uponReceiving('sendCertificationCode from an unconfirmed member')
      .withRequest(...calling('sendCertificationCode', {}, session))
      .willRespondWith(
        ...successAnswer({
          destination: personal('010-****-1234'),
          expiresInSeconds: integer(180),
          resendInSeconds: integer(30),
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).sendCertificationCode({})).toEqual({
          destination: '010-****-1234',
          expiresInSeconds: 180,
          resendInSeconds: 30,
        })
      }))
})

describe('verifyCertificationCode', () => {
  it('accepts the code, which counts as the second password check', () =>
    beginInteraction('a certification that waits for its code', certificationCodeSent)
      .uponReceiving('verifyCertificationCode with the right code')
      .withRequest(...calling('verifyCertificationCode', rightCode, session))
      .willRespondWith(...successAnswer({ passwordCheckYn: 'Y' }, 'session'))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).verifyCertificationCode(rightCode)).toEqual({
          passwordCheckYn: 'Y',
        })
      }))
})

describeRefusals(userCertificationRefusals)
