import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import type { Input } from '#contract/operation.ts'
import { encodeBase64 } from '#domain/base64.ts'
import { oneOf, uuid } from './matchers.ts'
import { apiOf, calling, expectRefusal, given, refusing, succeeding } from './pact.ts'
import { assertion, assertionOfWorld } from './passkey.ts'

const { integer, regex } = Matchers
const session = 'Vw6yUi1oPa4sDf7gHj0kLz3xCv5bNm8qWe2rTy9uIoP'
const password = 'Sori-narae-2026!'
const challengeId = '7d3b9c15-8e42-4a60-b1f7-2c9d5e8f0a46'
const code = '428051'
const recoveryCode = 'B7KQ-2MXD-94RT'
const key = 'Un3mTz9PbQx2VcLy7RnJd1HsGf6AeUi0OqKv3XtZ8Bg'
const plain = { session, password, passwordCheckYn: 'N' } as const
const sent = { session, challengeId, code, ageSeconds: 10, wrongTries: 0 }
const withCode = { challengeId, code }
const times = { expiresInSeconds: integer(180), resendInSeconds: integer(30) }
const challenge = {
  challengeId: uuid(challengeId),
  securityType: 'SECURITY',
  mfaType: 'sms',
  destination: encodeBase64('010-****-1234'),
  ...times,
}
const opened = succeeding({ verifiedForSeconds: integer(600) })

describe('startVerification', () => {
  const start = (server: { url: string }) => apiOf(server, session).startVerification({})

  it('says that it is the password', () =>
    given('a logged-in member', plain)
      .uponReceiving('startVerification from a member without factors')
      .withRequest(...calling('startVerification', {}, session))
      .willRespondWith(...succeeding({ ways: ['PASSWORD'], destination: null, passkey: null }))
      .executeTest(async (server) => {
        expect(await start(server)).toEqual({ ways: ['PASSWORD'], destination: null, passkey: null })
      }))

  it('gives what a passkey signs, and what replaces it', () =>
    given('a verification that waits for a passkey', { session })
      .uponReceiving('startVerification from a member with a passkey')
      .withRequest(...calling('startVerification', {}, session))
      .willRespondWith(
        ...succeeding({
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

  it('needs a login', () =>
    given('a visitor', {})
      .uponReceiving('startVerification from a visitor')
      .withRequest(...calling('startVerification', {}))
      .willRespondWith(...refusing('session.missing'))
      .executeTest((server) => expectRefusal(apiOf(server).startVerification({}), 'session.missing')))

  it('says that the session is over', () =>
    given('an ended session', { session })
      .uponReceiving('startVerification with an ended session')
      .withRequest(...calling('startVerification', {}, session))
      .willRespondWith(...refusing('session.expired'))
      .executeTest((server) => expectRefusal(start(server), 'session.expired')))
})

describe('sendVerificationCode', () => {
  const input = { mfaType: 'sms' } as const
  const send = (server: { url: string }) => apiOf(server, session).sendVerificationCode(input)

  it('sends a message', () =>
    given('a member who changes their factors', { session, factors: ['sms'] })
      .uponReceiving('sendVerificationCode to the own number')
      .withRequest(...calling('sendVerificationCode', input, session))
      .willRespondWith(...succeeding({ ...challenge, mfaType: oneOf('sms', 'totp') }))
      .executeTest(async (server) => {
        expect(await send(server)).toMatchObject({ challengeId, destination: '010-****-1234' })
      }))

  it('is refused where there is a stronger way', () =>
    given('a member who changes their factors', { session, factors: ['sms', 'totp'] })
      .uponReceiving('sendVerificationCode alongside an authenticator app')
      .withRequest(...calling('sendVerificationCode', input, session))
      .willRespondWith(...refusing('factor.unavailable'))
      .executeTest((server) => expectRefusal(send(server), 'factor.unavailable')))

  it('waits between two messages', () =>
    given('a verification that waits for its code', sent)
      .uponReceiving('sendVerificationCode ten seconds after another')
      .withRequest(...calling('sendVerificationCode', input, session))
      .willRespondWith(...refusing('code.tooSoon', { retryAfterSeconds: 20 }))
      .executeTest((server) => expectRefusal(send(server), 'code.tooSoon', { retryAfterSeconds: 20 })))

  it('sends nothing after too many wrong codes', () =>
    given('a verification that waits for its code', { ...sent, wrongTries: 5 })
      .uponReceiving('sendVerificationCode after five wrong codes')
      .withRequest(...calling('sendVerificationCode', input, session))
      .willRespondWith(...refusing('code.exhausted', { retryAfterSeconds: 900 }))
      .executeTest((server) => expectRefusal(send(server), 'code.exhausted', { retryAfterSeconds: 900 })))

  it('needs a login', () =>
    given('a visitor', {})
      .uponReceiving('sendVerificationCode from a visitor')
      .withRequest(...calling('sendVerificationCode', input))
      .willRespondWith(...refusing('session.missing'))
      .executeTest((server) => expectRefusal(apiOf(server).sendVerificationCode(input), 'session.missing')))

  it('says that the session is over', () =>
    given('an ended session', { session })
      .uponReceiving('sendVerificationCode with an ended session')
      .withRequest(...calling('sendVerificationCode', input, session))
      .willRespondWith(...refusing('session.expired'))
      .executeTest((server) => expectRefusal(send(server), 'session.expired')))
})

describe('verifyAgain', () => {
  const verify = (server: { url: string }, input: Input<'verifyAgain'>) =>
    apiOf(server, session).verifyAgain(input)

  it('takes a code', () =>
    given('a verification that waits for its code', sent)
      .uponReceiving('verifyAgain by a code')
      .withRequest(...calling('verifyAgain', withCode, session))
      .willRespondWith(...opened)
      .executeTest(async (server) => {
        expect(await verify(server, withCode)).toEqual({ verifiedForSeconds: 600 })
      }))

  it('takes a recovery code', () =>
    given('a verification that waits for its code', sent)
      .uponReceiving('verifyAgain by a recovery code')
      .withRequest(...calling('verifyAgain', { recoveryCode }, session))
      .willRespondWith(...opened)
      .executeTest(async (server) => {
        expect(await verify(server, { recoveryCode })).toEqual({ verifiedForSeconds: 600 })
      }))

  it('takes a passkey', () =>
    given('a verification that waits for a passkey', { session })
      .uponReceiving('verifyAgain by a passkey')
      .withRequest(...calling('verifyAgain', { credential: assertionOfWorld }, session))
      .willRespondWith(...opened)
      .executeTest(async (server) => {
        expect(await verify(server, { credential: assertion })).toEqual({ verifiedForSeconds: 600 })
      }))

  it('does not take the password where there is more', () =>
    given('a verification that waits for its code', sent)
      .uponReceiving('verifyAgain by the password alongside a factor')
      .withRequest(...calling('verifyAgain', { password }, session))
      .willRespondWith(...refusing('verification.weak'))
      .executeTest((server) => expectRefusal(verify(server, { password }), 'verification.weak')))

  it('does not take a passkey that nobody asked for', () =>
    given('a member with passkeys', {
      session,
      passkeys: [{ passkeyId: challengeId, name: '회사 노트북', syncedYn: 'N' }],
    })
      .uponReceiving('verifyAgain by a passkey that was not asked for')
      .withRequest(...calling('verifyAgain', { credential: assertion }, session))
      .willRespondWith(...refusing('passkey.invalid'))
      .executeTest((server) => expectRefusal(verify(server, { credential: assertion }), 'passkey.invalid')))

  it('says how many tries are left', () =>
    given('a verification that waits for its code', sent)
      .uponReceiving('verifyAgain with a wrong code')
      .withRequest(...calling('verifyAgain', { challengeId, code: '000000' }, session))
      .willRespondWith(...refusing('code.wrong', { remaining: 4 }))
      .executeTest((server) =>
        expectRefusal(verify(server, { challengeId, code: '000000' }), 'code.wrong', { remaining: 4 }),
      ))

  it('counts recovery codes with them', () =>
    given('a verification that waits for its code', sent)
      .uponReceiving('verifyAgain with a wrong recovery code')
      .withRequest(...calling('verifyAgain', { recoveryCode: 'AAAA-BBBB-CCCC' }, session))
      .willRespondWith(...refusing('recovery.wrong', { remaining: 4 }))
      .executeTest((server) =>
        expectRefusal(verify(server, { recoveryCode: 'AAAA-BBBB-CCCC' }), 'recovery.wrong', { remaining: 4 }),
      ))

  it('says that the code is too old', () =>
    given('a verification that waits for its code', { ...sent, ageSeconds: 200 })
      .uponReceiving('verifyAgain with a code of long ago')
      .withRequest(...calling('verifyAgain', withCode, session))
      .willRespondWith(...refusing('code.expired'))
      .executeTest((server) => expectRefusal(verify(server, withCode), 'code.expired')))

  it('looks at no code after five wrong ones', () =>
    given('a verification that waits for its code', { ...sent, wrongTries: 5 })
      .uponReceiving('verifyAgain after five wrong codes')
      .withRequest(...calling('verifyAgain', withCode, session))
      .willRespondWith(...refusing('code.exhausted', { retryAfterSeconds: 900 }))
      .executeTest((server) =>
        expectRefusal(verify(server, withCode), 'code.exhausted', { retryAfterSeconds: 900 }),
      ))
})

describe('undoContactChange', () => {
  it('puts the former address back', () =>
    given('a contact that was changed', { key, former: 'narae.before@solbaram.example' })
      .uponReceiving('undoContactChange with the key of the mail')
      .withRequest(...calling('undoContactChange', { key }))
      .willRespondWith(...succeeding({ undoneYn: 'Y' }))
      .executeTest(async (server) => {
        expect(await apiOf(server).undoContactChange({ key })).toEqual({ undoneYn: 'Y' })
      }))

  it('is refused with a key that is not good any more', () =>
    given('a visitor', {})
      .uponReceiving('undoContactChange with a used key')
      .withRequest(...calling('undoContactChange', { key: key.replace('Un3', 'Un4') }))
      .willRespondWith(...refusing('undo.expired'))
      .executeTest((server) =>
        expectRefusal(apiOf(server).undoContactChange({ key: key.replace('Un3', 'Un4') }), 'undo.expired'),
      ))
})
