import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { describeRefusals } from './describe-refusals.ts'
import { oneOf } from './matchers.ts'
import { apiOf, beginInteraction, calling, successAnswer } from './pact.ts'
import {
  finishInput,
  finishLoginBody,
  passkey,
  passkeyLoginRefusals,
  signedChallenge,
} from './passkey-login.refusals.ts'

const { integer, regex, string } = Matchers

describe('startPasskeyLogin', () => {
  it("returns the browser's options for a login with a passkey", () =>
    beginInteraction('an address that begins logins by passkey', { often: false })
      .uponReceiving('startPasskeyLogin from a visitor')
      .withRequest(...calling('startPasskeyLogin', {}))
      .willRespondWith(
        ...successAnswer(
          {
            challenge: regex('^[A-Za-z0-9_-]{43,86}$', 'n4Kd7QxVt2LsYb9RcHz1MwPg6FjEaUo3XiTqNvByC8k'),
            rpId: string('localhost'),
            timeout: integer(300_000),
            userVerification: 'required',
          },
          'passkey',
        ),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server).startPasskeyLogin({})).toMatchObject({
          rpId: 'localhost',
          timeout: 300_000,
        })
      }))
})

describe('finishPasskeyLogin', () => {
  it('logs the member in', () =>
    beginInteraction('a passkey that has signed', signedChallenge)
      .uponReceiving('finishPasskeyLogin with the answer of an authenticator')
      .withRequest(...calling('finishPasskeyLogin', finishLoginBody, { passkey }))
      .willRespondWith(...successAnswer({ loginYn: 'Y', mfaType: oneOf('sms', 'totp', 'none') }))
      .executeTest(async (server) => {
        expect(await apiOf(server, { passkey }).finishPasskeyLogin(finishInput)).toMatchObject({
          loginYn: 'Y',
        })
      }))
})

describeRefusals(passkeyLoginRefusals)
