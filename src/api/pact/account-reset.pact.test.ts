import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { encodeBase64 } from '#domain/base64.ts'
import {
  accountResetRefusals,
  code,
  cookies,
  email,
  password,
  reset,
  resetCodeWaits,
} from './account-reset.refusals.ts'
import { describeRefusals } from './describe-refusals.ts'
import { apiOf, beginInteraction, calling, successAnswer } from './pact.ts'

const { integer } = Matchers
const body = { email: encodeBase64(email) }

describe('startPasswordReset', () => {
  it('sends a mail with a code, for known and unknown addresses alike', () =>
    beginInteraction('a member who has forgotten the password', { email })
      .uponReceiving('startPasswordReset of an address')
      .withRequest(...calling('startPasswordReset', body))
      .willRespondWith(
        ...successAnswer({ expiresInSeconds: integer(180), resendInSeconds: integer(30) }, 'reset'),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server).startPasswordReset({ email })).toEqual({
          expiresInSeconds: 180,
          resendInSeconds: 30,
        })
      }))
})

describe('verifyPasswordReset', () => {
  const verify = (server: { url: string }, digits: string) =>
    apiOf(server, cookies).verifyPasswordReset({ code: digits })

  it('accepts the code, so that a new password can be set', () =>
    beginInteraction('a password reset that waits for a code', resetCodeWaits)
      .uponReceiving('verifyPasswordReset with the right code')
      .withRequest(...calling('verifyPasswordReset', { code }, cookies))
      .willRespondWith(...successAnswer({ verifiedYn: 'Y', passwordLeast: integer(8) }))
      .executeTest(async (server) => {
        expect(await verify(server, code)).toEqual({ verifiedYn: 'Y', passwordLeast: 8 })
      }))
})

describe('resetPassword', () => {
  it('sets a new password', () =>
    beginInteraction('a verified password reset', { reset, email })
      .uponReceiving('resetPassword with a good one')
      .withRequest(...calling('resetPassword', { password }, cookies))
      .willRespondWith(...successAnswer({ resetYn: 'Y' }))
      .executeTest(async (server) => {
        expect(await apiOf(server, cookies).resetPassword({ password })).toEqual({ resetYn: 'Y' })
      }))
})

describeRefusals(accountResetRefusals)
