import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import type { Input } from '#contract/operation.ts'
import { encodeBase64 } from '#domain/base64.ts'
import { describeRefusals } from './describe-refusals.ts'
import { oneOf, uuid } from './matchers.ts'
import { apiOf, beginInteraction, calling, successAnswer } from './pact.ts'
import { assertion, assertionOfWorld } from './passkey.ts'
import {
  challengeId,
  codeInput,
  key,
  password,
  session,
  verificationCodeSent,
  verificationRefusals,
} from './verification.refusals.ts'

const { integer, regex } = Matchers
const recoveryCode = 'B7KQ-2MXD-94RT'
const unconfirmedParams = { session, password, passwordCheckYn: 'N' } as const
const times = { expiresInSeconds: integer(180), resendInSeconds: integer(30) }
const challenge = {
  challengeId: uuid(challengeId),
  securityType: 'SECURITY',
  mfaType: 'sms',
  destination: encodeBase64('010-****-1234'),
  ...times,
}
const verifiedAnswer = successAnswer({ verifiedForSeconds: integer(600) })

describe('startVerification', () => {
  const start = (server: { url: string }) => apiOf(server, session).startVerification({})

  it('returns that the member must enter the password', () =>
    beginInteraction('a logged-in member', unconfirmedParams)
      .uponReceiving('startVerification from a member without factors')
      .withRequest(...calling('startVerification', {}, session))
      .willRespondWith(...successAnswer({ ways: ['PASSWORD'], destination: null, passkey: null }))
      .executeTest(async (server) => {
        expect(await start(server)).toEqual({ ways: ['PASSWORD'], destination: null, passkey: null })
      }))

  it('returns the challenge for a passkey, and the alternatives', () =>
    beginInteraction('a verification that waits for a passkey', { session })
      .uponReceiving('startVerification from a member with a passkey')
      .withRequest(...calling('startVerification', {}, session))
      .willRespondWith(
        ...successAnswer({
          ways: ['PASSKEY', 'SMS'],
          destination: encodeBase64('010-****-1234'),
          passkey: {
            challenge: regex('^[A-Za-z0-9_-]{43}$', 'q1Jx8w2tYhK6mRb0cVn4ZsPf9uDgEo3aLkWi7XyTjBM'),
            rpId: Matchers.string('localhost'),
            timeout: integer(300_000),
            userVerification: 'required',
          },
        }),
      )
      .executeTest(async (server) => {
        expect(await start(server)).toMatchObject({
          ways: ['PASSKEY', 'SMS'],
          destination: '010-****-1234',
          passkey: { userVerification: 'required' },
        })
      }))
})

describe('sendVerificationCode', () => {
  const input = { mfaType: 'sms' } as const
  const send = (server: { url: string }) => apiOf(server, session).sendVerificationCode(input)

  it('sends a code by text message', () =>
    beginInteraction('a member who changes their factors', { session, factors: ['sms'] })
      .uponReceiving('sendVerificationCode to the own number')
      .withRequest(...calling('sendVerificationCode', input, session))
      .willRespondWith(...successAnswer({ ...challenge, mfaType: oneOf('sms', 'totp') }))
      .executeTest(async (server) => {
        expect(await send(server)).toMatchObject({ challengeId, destination: '010-****-1234' })
      }))
})

describe('verifyAgain', () => {
  const verify = (server: { url: string }, input: Input<'verifyAgain'>) =>
    apiOf(server, session).verifyAgain(input)

  it('accepts a code as proof of identity', () =>
    beginInteraction('a verification that waits for its code', verificationCodeSent)
      .uponReceiving('verifyAgain by a code')
      .withRequest(...calling('verifyAgain', codeInput, session))
      .willRespondWith(...verifiedAnswer)
      .executeTest(async (server) => {
        expect(await verify(server, codeInput)).toEqual({ verifiedForSeconds: 600 })
      }))

  it('accepts a recovery code as proof of identity', () =>
    beginInteraction('a verification that waits for its code', verificationCodeSent)
      .uponReceiving('verifyAgain by a recovery code')
      .withRequest(...calling('verifyAgain', { recoveryCode }, session))
      .willRespondWith(...verifiedAnswer)
      .executeTest(async (server) => {
        expect(await verify(server, { recoveryCode })).toEqual({ verifiedForSeconds: 600 })
      }))

  it('accepts a passkey as proof of identity', () =>
    beginInteraction('a verification that waits for a passkey', { session })
      .uponReceiving('verifyAgain by a passkey')
      .withRequest(...calling('verifyAgain', { credential: assertionOfWorld }, session))
      .willRespondWith(...verifiedAnswer)
      .executeTest(async (server) => {
        expect(await verify(server, { credential: assertion })).toEqual({ verifiedForSeconds: 600 })
      }))
})

describe('undoContactChange', () => {
  it('restores the former address', () =>
    beginInteraction('a contact that was changed', { key, former: 'narae.before@solbaram.example' })
      .uponReceiving('undoContactChange with the key of the mail')
      .withRequest(...calling('undoContactChange', { key }))
      .willRespondWith(...successAnswer({ undoneYn: 'Y' }))
      .executeTest(async (server) => {
        expect(await apiOf(server).undoContactChange({ key })).toEqual({ undoneYn: 'Y' })
      }))
})

describeRefusals(verificationRefusals)
